use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::{Compression, ConvertedType, LogicalType, Repetition, Type as PhysicalType};
use parquet::data_type::{ByteArray, ByteArrayType, DataType, Int32Type, Int64Type};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{Type, TypePtr};

use crate::batch::rows::{BatchRow, Cell, Column, ColumnKind, columns};

/// Rows that are written together. They are held in memory, some twenty megabytes.
const GROUP_ROWS: usize = 16_384;

/// A table in Parquet: amounts are `DECIMAL(9, 2)`, text is UTF-8, numbers are `INT64`; every column may be empty.
pub struct ParquetTable<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    rows: Vec<BatchRow>,
}

impl<W: Write + Send> ParquetTable<W> {
    /// A table without rows yet.
    ///
    /// # Errors
    ///
    /// When writing fails.
    pub fn new(writer: W) -> io::Result<Self> {
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let writer = schema().and_then(|schema| SerializedFileWriter::new(writer, schema, Arc::new(properties)));
        Ok(Self { writer: writer.map_err(io_error)?, rows: Vec::new() })
    }

    /// Adds rows.
    ///
    /// # Errors
    ///
    /// When writing fails.
    pub fn write(&mut self, rows: Vec<BatchRow>) -> io::Result<()> {
        self.rows.extend(rows);
        if self.rows.len() >= GROUP_ROWS { self.write_group() } else { Ok(()) }
    }

    /// Ends the table.
    ///
    /// # Errors
    ///
    /// When writing fails.
    pub fn finish(mut self) -> io::Result<()> {
        if !self.rows.is_empty() {
            self.write_group()?;
        }
        self.writer.close().map(|_| ()).map_err(io_error)
    }

    fn write_group(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let mut write = || {
            let mut group = self.writer.next_row_group()?;
            for column in columns() {
                match column.kind {
                    ColumnKind::Text => write_column::<_, ByteArrayType>(&mut group, column, &rows, text)?,
                    ColumnKind::Count => write_column::<_, Int64Type>(&mut group, column, &rows, count)?,
                    ColumnKind::Amount => write_column::<_, Int32Type>(&mut group, column, &rows, hundredths)?,
                }
            }
            group.close().map(|_| ())
        };
        write().map_err(io_error)
    }
}

/// The error of the writer below, where that is what stopped it: a caller looks at its kind.
fn io_error(error: ParquetError) -> io::Error {
    if let ParquetError::External(source) = error {
        return source.downcast::<io::Error>().map_or_else(io::Error::other, |error| *error);
    }
    io::Error::other(error)
}

fn schema() -> Result<TypePtr> {
    let fields: Result<Vec<TypePtr>> = columns().iter().map(field).collect();
    Ok(Arc::new(Type::group_type_builder("rows").with_fields(fields?).build()?))
}

fn field(column: &Column) -> Result<TypePtr> {
    let (physical, logical) = match column.kind {
        ColumnKind::Text => (PhysicalType::BYTE_ARRAY, Some(LogicalType::String)),
        ColumnKind::Count => (PhysicalType::INT64, None),
        ColumnKind::Amount => (PhysicalType::INT32, Some(LogicalType::decimal(2, 9))),
    };
    let builder = Type::primitive_type_builder(&column.name, physical).with_repetition(Repetition::OPTIONAL);
    let builder = if column.kind == ColumnKind::Amount {
        builder.with_converted_type(ConvertedType::DECIMAL).with_precision(9).with_scale(2)
    } else {
        builder
    };
    Ok(Arc::new(builder.with_logical_type(logical).build()?))
}

/// Writes the cells of a column; which of them are empty stands apart.
fn write_column<W: Write + Send, T: DataType>(
    group: &mut SerializedRowGroupWriter<'_, W>,
    column: &Column,
    rows: &[BatchRow],
    value: fn(Cell<'_>) -> Option<T::T>,
) -> Result<()> {
    let cells: Vec<Option<T::T>> = rows.iter().map(|row| value(column.cell(row))).collect();
    let is_there: Vec<i16> = cells.iter().map(|cell| i16::from(cell.is_some())).collect();
    let values: Vec<T::T> = cells.into_iter().flatten().collect();
    let next = group.next_column()?;
    let mut writer = next.ok_or_else(|| ParquetError::General(format!("no column {} in the schema", column.name)))?;
    writer.typed::<T>().write_batch(&values, Some(&is_there), None)?;
    writer.close()
}

fn text(cell: Cell<'_>) -> Option<ByteArray> {
    if let Cell::Text(text) = cell { Some(ByteArray::from(&*super::on_one_line(text))) } else { None }
}

fn count(cell: Cell<'_>) -> Option<i64> {
    if let Cell::Count(count) = cell { Some(i64::try_from(count).unwrap_or(i64::MAX)) } else { None }
}

fn hundredths(cell: Cell<'_>) -> Option<i32> {
    if let Cell::Amount(amount) = cell { Some(amount.as_quarters() * 25) } else { None }
}

#[cfg(test)]
mod tests {
    use std::num::NonZero;

    use parquet::file::reader::{FileReader as _, SerializedFileReader};

    use super::ParquetTable;
    use crate::batch::rows::columns;
    use crate::batch::{GameQuestion, RecordBatch, RecordKomi, run_records};

    /// What stands in a column of each row, as text.
    fn column(bytes: &[u8], name: &str) -> Vec<String> {
        let reader = SerializedFileReader::new(bytes::Bytes::copy_from_slice(bytes)).expect("a table in Parquet");
        let at = columns().iter().position(|column| column.name == name).expect("a column");
        let rows = reader.get_row_iter(None).expect("rows");
        rows.map(|row| row.expect("a row").into_columns()[at].1.to_string()).collect()
    }

    #[test]
    fn what_is_written_is_read_back() {
        let paths = vec!["-".to_owned()];
        let question = GameQuestion { komi: RecordKomi::OfRuleSet, ..GameQuestion::default() };
        let records = RecordBatch { paths, question, adviser: None, first_piece: 1, threads: NonZero::<usize>::MIN };
        // Five points each, and the komi of each rule set; another game.
        let mut input: &[u8] = b"(;SZ[4:5]RU[Japanese]KM[0.5]RE[W+0.5];B[ba];W[ca];B[bb];W[cb];B[bc];W[cc];B[bd];W[cd]\
            ;B[be];W[ce];B[];W[])(;GM[2])";
        let mut bytes = Vec::new();
        let mut table = ParquetTable::new(&mut bytes).expect("memory");
        run_records(&records, &mut input, |rows| rows, |rows, _| table.write(rows)).expect("memory");
        table.finish().expect("memory");
        assert_eq!(column(&bytes, "lead"), ["-6.50", "-6.50", "-7.50", "-8.00", "null"]);
        assert_eq!(column(&bytes, "game"), ["1", "1", "1", "1", "2"]);
        assert_eq!(column(&bytes, "rules")[3..], ["\"Japanese\"", "null"]);
        let faults = column(&bytes, "fault");
        assert!(faults[0] == "null" && faults[4].contains("GM is 2"), "{faults:?}");
    }
}
