/** The rows of a product CSV by their columns, each with the line on which it starts. */
import {parse, type CsvError} from 'csv-parse/sync';
import {almostColumn, columnOf, type Column, type Row} from './columns';
import {decodeCsv, UnreadableFileError} from './decode-csv';

export interface ReadRow {
  /** Line in the file, counted from 1. */
  readonly line: number;
  readonly cells: Row;
}

export interface Problem {
  readonly line: number;
  readonly text: string;
}

/** All that is wrong with a file, by line. */
export class CatalogueCsvError extends Error {
  constructor(problems: readonly Problem[]) {
    const lines = problems
      .toSorted((a, b) => a.line - b.line)
      .map(({line, text}) => `Line ${line}: ${text}`);
    super([...new Set(lines)].join('\n'));
    this.name = 'CatalogueCsvError';
  }
}

const REQUIRED: readonly (readonly [column: Column, newer: string])[] = [
  ['Handle', 'URL handle'],
  ['Title', 'Title'],
  ['Variant Price', 'Price'],
];
const SHOWN_HEADINGS = 6;

interface Record {
  readonly line: number;
  readonly cells: readonly string[];
}

/** @throws {CatalogueCsvError} when the file is no CSV of products; other problems go to `problems`. */
export function readRows(file: string | Uint8Array, problems: Problem[]): readonly ReadRow[] {
  const [headings, ...records] = recordsOf(file, problems).filter(({cells}) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  if (!headings) {
    throw new CatalogueCsvError(
      problems.length > 0 ? problems : [{line: 1, text: 'the file is empty'}],
    );
  }
  const columns = headings.cells.map(columnOf);
  const missing = missingIn(headings);
  if (missing.length > 0) {
    const below = records.find((record) => missingIn(record).length === 0);
    if (below) {
      const text = `the headings stand only in line ${below.line}: take away what is above them`;
      throw new CatalogueCsvError([{line: headings.line, text}]);
    }
    // If the headings themselves were skipped, the next row is not at fault.
    const isFirst = problems.every(({line}) => line > headings.line);
    throw new CatalogueCsvError(isFirst ? headingProblems(headings, missing) : problems);
  }
  // A column under another name would be left out without a word: a draft would be shown.
  for (const [i, heading] of headings.cells.entries()) {
    const column = columns[i];
    const meant = almostColumn(heading);
    const text = meant
      ? `the heading '${heading.trim()}' is not Shopify's: write '${meant}'`
      : `the column '${column}' stands twice`;
    const isTwice = column && columns.indexOf(column) < i;
    if (meant || isTwice) problems.push({line: headings.line, text});
  }
  return records.flatMap(({line, cells}) => {
    if (missingIn({cells}).length === 0) {
      problems.push({line, text: 'the headings stand here again: take the row away'});
      return [];
    }
    const beyond = cells.slice(columns.length).some((cell) => cell.trim() !== '');
    // Spreadsheets leave out empty cells at the end of a row.
    if (!beyond && cells.length > columns.indexOf('Variant Price'))
      return [{line, cells: cellsOf(columns, cells)}];
    const isOther =
      cells.length === 1 && (cells[0]?.split(/[;,\t|]/).length ?? 0) >= columns.length;
    problems.push({
      line,
      text: isOther
        ? 'the row is parted by another sign than the headings'
        : `the row has more or fewer cells than there are headings (${cells.length}, not ${columns.length}).` +
          ' A text with the delimiter in it must stand between quotation marks',
    });
    return [];
  });
}

function missingIn({cells}: Pick<Record, 'cells'>): typeof REQUIRED {
  const columns = cells.map(columnOf);
  return REQUIRED.filter(([column]) => !columns.includes(column));
}

function headingProblems({line, cells}: Record, missing: typeof REQUIRED): readonly Problem[] {
  if (cells.length === 1 && /[,;\t]/.test(cells[0] ?? '')) {
    return [
      {line, text: 'each line is one cell: take the quotation marks around whole lines away'},
    ];
  }
  const found = cells.slice(0, SHOWN_HEADINGS).map((cell) => `'${cell.trim().slice(0, 40)}'`);
  return missing.map(([column, newer], i) => ({
    line,
    text:
      `there is no column '${column}'` +
      (newer === column ? '' : ` (or '${newer}')`) +
      (i === 0
        ? `. Headings must be Shopify's own, in English, whatever the language of the admin; found: ${found.join(', ')}`
        : ''),
  }));
}

function cellsOf(columns: readonly (Column | null)[], record: readonly string[]): Row {
  const cells: Partial<globalThis.Record<Column, string>> = {};
  columns.forEach((column, i) => {
    const value = record[i]
      ?.replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/^[\s\uFEFF]+|[\s\uFEFF]+$/g, '')
      // Keeps a spreadsheet from reading it as a number.
      .replace(/^="([^"]*)"$/, '$1');
    if (column && value) cells[column] ??= value;
  });
  return cells;
}

/** @throws {CatalogueCsvError} for a file that is no text. */
function recordsOf(file: string | Uint8Array, problems: Problem[]): readonly Record[] {
  const {text, delimiter, skippedLines} = decoded(file);
  const skipped: {readonly end: number; readonly code: string | undefined}[] = [];
  const parsed = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const end = (error as (CsvError & {lines?: number}) | undefined)?.lines ?? 1;
      skipped.push({end, code: error?.code});
      return undefined;
    },
    // The types describe rows only; with `info`, each row comes with its position.
  }) as unknown as readonly {readonly info: {readonly lines: number}; readonly record: string[]}[];
  const ends = [...parsed.map(({info}) => info.lines), ...skipped.map((each) => each.end)];
  ends.sort((a, b) => a - b);
  /** By the line on which a record ends, the line on which it starts. */
  const starts = new Map<number, number>();
  for (const [i, end] of ends.entries()) {
    if (!starts.has(end)) starts.set(end, (ends[i - 1] ?? 0) + 1 + skippedLines);
  }
  const startOf = (end: number) => starts.get(end) ?? end;
  for (const {end, code} of skipped) {
    // A quotation mark that is never closed takes the rest of the file with it.
    const isOpen = code === NOT_CLOSED;
    problems.push({line: isOpen ? startOf(end) : end + skippedLines, text: problemOf(isOpen)});
  }
  return parsed.map(({info, record}) => ({line: startOf(info.lines), cells: record}));
}

function decoded(file: string | Uint8Array) {
  try {
    return decodeCsv(file);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    throw new CatalogueCsvError([{line: 1, text: error.message}]);
  }
}

const NOT_CLOSED = 'CSV_QUOTE_NOT_CLOSED';

function problemOf(isOpen: boolean): string {
  return isOpen
    ? 'a quotation mark is opened and never closed'
    : 'a quotation mark stands within a cell. Write it twice ("") and the whole cell between quotation marks';
}
