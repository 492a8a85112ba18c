### English. Why a request was not answered.

problem-busy = The service is busy; try again
problem-forbidden = This is not done for this caller
problem-internal = The service failed
problem-invalid-http = The request is not framed as HTTP asks
problem-invalid-json = The body cannot be read as JSON
problem-invalid-request = The question cannot be answered as it stands
problem-method-not-allowed = This method is not served here
problem-not-acceptable = The answer cannot be given in this form
problem-not-found = Nothing is served here
problem-timeout = It took too long; try again
problem-too-large = The question is too long
problem-too-many-requests = Too many requests; wait a little
problem-unsupported-media-type = This media type is not read here
