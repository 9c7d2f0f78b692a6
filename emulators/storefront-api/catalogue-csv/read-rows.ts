/** The rows of a product CSV by their columns, each with the line on which it starts. */
import {CsvError, parse} from 'csv-parse/sync';
import {columnOf, type Column, type Row} from './columns';

export interface ReadRow {
  /** Counted from 1, the headings being line 1. */
  readonly line: number;
  readonly cells: Row;
}

/** What is wrong with a file, and on which of its lines. */
export class CatalogueCsvError extends Error {
  constructor(
    readonly line: number,
    problem: string,
  ) {
    super(`Line ${line}: ${problem}`);
    this.name = 'CatalogueCsvError';
  }
}

const REQUIRED: readonly Column[] = ['Handle', 'Title', 'Variant Price'];

interface Parsed {
  readonly info: {readonly lines: number};
  readonly record: readonly string[];
}

/** @throws {CatalogueCsvError} when the file is no CSV, or lacks a column. */
export function readRows(text: string): readonly ReadRow[] {
  const [headings, ...rows] = parseLines(text);
  if (!headings) throw new CatalogueCsvError(1, 'the file is empty');
  const columns = headings.record.map(columnOf);
  const missing = REQUIRED.find((column) => !columns.includes(column));
  if (missing) throw new CatalogueCsvError(1, `there is no column '${missing}'`);
  // A row ends where `info` says; a description may run over many lines.
  let end = headings.info.lines;
  return rows.map(({info, record}) => {
    const line = end + 1;
    end = info.lines;
    return {line, cells: cellsOf(columns, record)};
  });
}

function cellsOf(columns: readonly (Column | null)[], record: readonly string[]): Row {
  const cells: Partial<Record<Column, string>> = {};
  columns.forEach((column, i) => {
    const value = record[i]?.trim();
    if (column && value) cells[column] = value;
  });
  return cells;
}

function parseLines(text: string): readonly Parsed[] {
  try {
    // Typed for rows alone; with `info` each comes with its place.
    return parse(text, {bom: true, info: true}) as unknown as readonly Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const {lines} = error as CsvError & {lines?: number};
    throw new CatalogueCsvError(lines ?? 1, problemOf(error));
  }
}

function problemOf({code, message}: CsvError): string {
  switch (code) {
    case 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH':
      return 'the row has more or fewer cells than there are headings';
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'a quotation mark is opened and never closed';
    default:
      return message;
  }
}
