/** Decodes a file's bytes to text and finds its delimiter, whatever spreadsheet wrote it. */

interface DecodedCsv {
  /** With '\n' alone at the end of lines, in cells too. */
  readonly text: string;
  readonly delimiter: string;
  /** Lines before the text, such as Excel's `sep=;`. */
  readonly skippedLines: number;
}

/** The file is not a CSV; the message says what to save it as. */
export class UnreadableFileError extends Error {}

const DELIMITERS = [',', ';', '\t', '|'];
const SAVE_AS = "Save it as 'CSV UTF-8 (comma delimited)' and load that file.";

/** @throws {UnreadableFileError} */
export function decodeCsv(file: string | Uint8Array): DecodedCsv {
  const whole = (typeof file === 'string' ? file : decodeBytes(file))
    .replace(/^\uFEFF/, '')
    // What DOS and old programs put behind the end. Looking back keeps it from trying each place of a long row of them.
    .replace(/(?<![^\P{Cc}\n\t])[^\P{Cc}\n\t]+$/u, '')
    .replace(/\r\n?/g, '\n');
  if (whole.startsWith('{\\rtf'))
    throw new UnreadableFileError(`This is a text document. ${SAVE_AS}`);
  if (/^\s*[<[{]/.test(whole)) {
    throw new UnreadableFileError(`This is a web page or JSON, not a CSV. ${SAVE_AS}`);
  }
  const separator = /^"?sep=(.)"?\n/i.exec(whole);
  const text = separator ? whole.slice(separator[0].length) : whole;
  return {
    text,
    delimiter: separator?.[1] ?? delimiterOf(text),
    skippedLines: separator ? 1 : 0,
  };
}

function decodeBytes(bytes: Uint8Array): string {
  const starts = (...signature: readonly number[]) =>
    signature.every((byte, i) => bytes[i] === byte);
  if (starts(0x50, 0x4b, 3, 4) || starts(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFileError(`This is a spreadsheet's own file, not a CSV. ${SAVE_AS}`);
  }
  if (starts(0x25, 0x50, 0x44, 0x46)) throw new UnreadableFileError(`This is a PDF. ${SAVE_AS}`);
  if (starts(0xff, 0xfe, 0, 0)) throw new UnreadableFileError(`This is UTF-32. ${SAVE_AS}`);
  const wide = wideEncoding(bytes, starts);
  if (wide) return new TextDecoder(wide).decode(bytes);
  if (bytes.subarray(0, -8).includes(0))
    throw new UnreadableFileError(`This is no text. ${SAVE_AS}`);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    switch (olderEncoding(bytes)) {
      case 'dos':
        throw new UnreadableFileError(`This is 'CSV (MS-DOS)'. ${SAVE_AS}`);
      case 'mac':
        return new TextDecoder('macintosh').decode(bytes);
      case 'windows':
        return windowsText(bytes);
    }
  }
}

/** Where Windows-1252 differs from Latin-1; Node 20 decodes both alike. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windowsText(bytes: Uint8Array): string {
  return new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS.charAt(sign.charCodeAt(0) - 0x80));
}

function wideEncoding(bytes: Uint8Array, starts: (...signature: number[]) => boolean) {
  if (starts(0xff, 0xfe)) return 'utf-16le';
  if (starts(0xfe, 0xff)) return 'utf-16be';
  // Without a mark: headings are ASCII, so every other byte of them is 0.
  if (bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le';
  if (bytes.length > 3 && bytes[0] === 0 && bytes[2] === 0) return 'utf-16be';
  return null;
}

/** 'íóúñÑ' as DOS writes them; where they are, the others have signs, which stand in no word. */
const DOS_LETTERS = [0xa1, 0xa2, 0xa3, 0xa4, 0xa5];

/** Where a Mac's spreadsheet has accented letters, Windows has punctuation, which stands in no word. */
function olderEncoding(bytes: Uint8Array): 'dos' | 'mac' | 'windows' {
  const isLetter = (byte: number | undefined) =>
    byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte));
  const found = {dos: 0, mac: 0, windows: 0};
  bytes.forEach((byte, i) => {
    if (byte < 0x80 || !isLetter(bytes[i - 1]) || !isLetter(bytes[i + 1])) return;
    if (DOS_LETTERS.includes(byte)) found.dos += 1;
    else if (byte < 0xa0) found.mac += 1;
    else if (byte >= 0xc0) found.windows += 1;
  });
  if (found.dos > found.windows) return 'dos';
  return found.mac > found.windows ? 'mac' : 'windows';
}

/** The sign that parts most headings; a title may stand above them. */
function delimiterOf(text: string): string {
  const lines = text.trimStart().split('\n', 5);
  const headings = (lines.find((line) => /\bhandle\b/i.test(line)) ?? lines[0] ?? '').replace(
    /"[^"]*"/g,
    '',
  );
  const counted = DELIMITERS.map((sign) => [sign, headings.split(sign).length] as const);
  return counted.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}
