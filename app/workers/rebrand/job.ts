/** Requests to the worker and its answers. */
import type {Brand, Edition} from '~/domain/rebrand/brand';
import type {CoverLook, CoverWords} from '~/domain/rebrand/cover';

/** Written by the page, in the shopper's language. */
export interface PageTexts {
  readonly legal: readonly string[];
  readonly aboutTitle: string;
  /** Text about the author, in paragraphs; may be empty. */
  readonly about: readonly string[];
  /** Text about the author and contact details, for a page; if empty, there is no page. */
  readonly aboutPage: readonly string[];
  readonly contents: string;
  readonly legalTitle: string;
  readonly coverTitle: string;
  readonly titlePageTitle: string;
}

/** Everything that a file is made from, except the source file. */
export interface Job {
  readonly brand: Brand;
  readonly edition: Edition;
  readonly fields: Readonly<Record<string, string>>;
  readonly words: CoverWords;
  readonly look: CoverLook;
  readonly pages: PageTexts;
  /** A JPEG of 1600 × 2560. */
  readonly cover: Uint8Array;
  readonly logo: Uint8Array | null;
  /** ISO 8601, without milliseconds. */
  readonly made: string;
}

/** Files are blobs, which the browser keeps outside of the page's memory. */
export interface SourceFile {
  readonly name: string;
  readonly content: Blob;
}

/** Why a file could not be made. */
export type Refusal = 'locked' | 'huge' | 'damaged' | 'unknown' | 'made-here';

/** A remark for the buyer about a file that was made. */
export type Remark = 'scanned' | 'no-fields';

export interface MadeFile {
  readonly name: string;
  readonly content: Blob;
}

export interface Request {
  readonly job: Omit<Job, 'cover' | 'logo'>;
  readonly logo: Uint8Array | null;
  readonly sources: readonly SourceFile[];
}

export type Answer =
  | {
      readonly kind: 'progress';
      readonly done: number;
      readonly total: number;
      readonly name: string;
    }
  | {
      readonly kind: 'done';
      readonly files: readonly MadeFile[];
      readonly zip: Blob;
      readonly refused: readonly {readonly name: string; readonly reason: Refusal}[];
      readonly remarks: readonly {readonly name: string; readonly remark: Remark}[];
    }
  | {readonly kind: 'failed'};
