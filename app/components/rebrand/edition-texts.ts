/** What the worker is asked to make, from the fields of the page. */
import {rebrandFiles as copy} from '~/copy/rebrand';
import {fieldsOf, type Brand, type Edition} from '~/domain/rebrand/brand';
import {printable} from '~/domain/rebrand/colors';
import type {CoverLook, CoverWords} from '~/domain/rebrand/cover';
import type {LogoFacts} from '~/state/rebrand/brand';
import type {PageTexts, Request, SourceFile} from '~/workers/rebrand/job';

export function wordsOf(brand: Brand, edition: Edition): CoverWords {
  const name = brand.name.trim();
  return {
    title: edition.title.trim(),
    subtitle: edition.subtitle.trim(),
    author: brand.author.trim() || name,
    brand: name,
  };
}

export function lookOf({design, primary, accent}: Brand, logo: LogoFacts | null): CoverLook {
  return {
    design,
    primary: printable(primary),
    accent: printable(accent),
    logoRatio: logo?.ratio ?? null,
    logoColor: logo?.palette?.primary,
  };
}

/** @param now epoch milliseconds. */
export function requestOf(
  brand: Brand,
  edition: Edition,
  logo: LogoFacts | null,
  sources: readonly SourceFile[],
  now: number,
): Request {
  const words = wordsOf(brand, edition);
  const year = new Date(now).getFullYear();
  return {
    job: {
      brand: {...brand, primary: printable(brand.primary), accent: printable(brand.accent)},
      edition,
      words,
      look: lookOf(brand, logo),
      fields: fieldsOf(brand, edition, year),
      made: `${new Date(now).toISOString().slice(0, 19)}Z`,
      pages: {
        legal: copy.legal(words.title, words.brand, year, brand.contact.trim()),
        legalTitle: copy.legalTitle,
        coverTitle: copy.coverTitle,
        titlePageTitle: copy.titlePageTitle,
        contents: copy.contents,
        aboutTitle: copy.aboutTitle,
        ...aboutOf(brand),
      },
    },
    logo: logo?.content ?? null,
    sources,
  };
}

function aboutOf({about, contact, website}: Brand): Pick<PageTexts, 'about' | 'aboutPage'> {
  const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim()).filter(Boolean);
  const paragraphs = trimmed(about.split(/\n+/));
  const reach = trimmed([trimmed([contact, website]).join(' · ')]);
  return {about: paragraphs, aboutPage: paragraphs.length > 0 ? [...paragraphs, ...reach] : []};
}
