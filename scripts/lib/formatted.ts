import {readFileSync} from 'node:fs';
import {format, type FormatConfig} from 'oxfmt';

/** Generated source as `npm run format` leaves it. @param file names the language. @throws {Error} if it is malformed. */
export async function formatted(file: string, source: string): Promise<string> {
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const {code, errors} = await format(file, source, style);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
