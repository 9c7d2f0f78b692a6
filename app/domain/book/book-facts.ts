/**
 * What metafields say of an ebook (docs/product.md 3.5). An operator types them by hand, so what makes
 * no sense is as good as missing.
 */
import {parseTextList} from '../text/parse-unknown';
import {plainLine} from '~/domain/markup/plain-text';

const MAX_FORMATS = 3;
const MAX_FORMAT_LENGTH = 12;

/** A number of pages as the provider keeps it, such as '84'; null for anything but 1 to 9999. */
export function parsePages(value: string | undefined): number | null {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : null;
}

/** A list of formats as the provider keeps it, such as '["PDF","Word"]': three short ones at most; never throws. */
export function parseFormats(value: string | undefined): readonly string[] {
  return parseTextList(value)
    .flatMap((format) => plainLine(format, MAX_FORMAT_LENGTH) || [])
    .slice(0, MAX_FORMATS);
}
