"""Scores a file of requests, one a line, on a Spark cluster: one answer a line, in the same order.

    python score.py --gyega /usr/local/bin/gyega requests.ndjson answers
    cat answers/part-* > answers.ndjson

Each partition goes through `gyega batch` as a pipe, so that nothing but the program is needed on the workers. The
options of the filter stand in the command: it is split at blanks.
"""

import argparse

from pyspark import SparkConf, SparkContext


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("requests", help="a file that every worker can read")
    parser.add_argument("answers", help="a folder that is made; one part a partition")
    parser.add_argument("--gyega", default="gyega", help="the program, at the same place on every worker")
    parser.add_argument("--master", default="local-cluster[2,1,1024]", help="two executor processes on this machine")
    parser.add_argument("--partitions", type=int, default=8)
    asked = parser.parse_args()

    conf = SparkConf().setMaster(asked.master).setAppName("gyega")
    conf.set("spark.ui.enabled", "false").set("spark.driver.host", "127.0.0.1").set("spark.driver.bindAddress", "127.0.0.1")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    try:
        lines = context.textFile(asked.requests, asked.partitions)
        # Without checkCode a filter that dies loses its partition in silence.
        answers = lines.pipe(f"{asked.gyega} batch --threads 1", checkCode=True)
        answers.saveAsTextFile(asked.answers)
    finally:
        context.stop()


if __name__ == "__main__":
    main()
