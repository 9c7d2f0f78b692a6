/**
 * The documents keep up with the repository, and the code with them: every path, command, variable,
 * constant and message in them exists, and so does every section that a comment cites.
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {niches} from '../../app/content/niches';
import {validationErrors} from '../../app/copy/auth';
import {comboFeedbackText} from '../../app/copy/combo';
import {COMBO_LEVELS, OFFER_CODES, OFFERS} from '../../app/domain/offers/offers';
import {contactErrors} from '../../app/copy/thank-you';
import * as limits from '../../app/domain/limits';
import {EMULATOR_DISCOUNTS} from '../../scripts/lib/emulator-offer-codes';
import {knownVariables} from '../../scripts/lib/known-variables';

const FOLDERS = 'app|docs|emulators|public|scripts|supabase|tests|\\.github|\\.vscode|\\.ci';
/** Of this repository, in backquotes; `…`, `*` and `<…>` stand for something else. */
const PATH = new RegExp(`^(?:${FOLDERS})(?:/[\\w.$@-]+)*/?$`);
const TOP_LEVEL = /^[\w.-]+\.(?:ts|js|json|jsonc|md|example)$/;
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.github/pull_request_template.md'],
  ...markdownIn('docs'),
  ...markdownIn('emulators'),
  ...markdownIn('supabase'),
];

function markdownIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file));
}

/** What the groups of a pattern found. */
function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, ...groups]) => groups.find(Boolean) ?? '');
}

const scripts = (
  JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>}
).scripts;

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that exist', () => {
    const commands = matches(text, /\bnpm run ([a-z][\w:-]*)/g);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  it('names files that exist', () => {
    // Inline code and code blocks, word by word.
    const words = matches(text, /```\w*\n([\s\S]*?)```|`([^`\n]+)`/g).flatMap((code) =>
      code.split(/\s+/),
    );
    const paths = words.filter((word) => PATH.test(word));
    // A name alone belongs to a folder that the text names.
    const folders = ['.', path.dirname(file), ...paths, ...paths.map((each) => path.dirname(each))];
    const isThere = (name: string) => folders.some((folder) => existsSync(path.join(folder, name)));
    const names = words.filter((word) => TOP_LEVEL.test(word));
    expect([...paths, ...names].filter((name) => !isThere(name))).toEqual([]);
  });

  it('links to files and sections that exist', () => {
    const broken = matches(text, /\]\(([^)\s]+)\)/g).filter((link) => !leadsSomewhere(file, link));
    expect(broken).toEqual([]);
  });
});

function leadsSomewhere(file: string, link: string): boolean {
  if (/^https?:/.test(link)) return true;
  const [target = '', section] = link.split('#');
  const found = target ? path.join(path.dirname(file), target) : file;
  if (!existsSync(found)) return false;
  return section === undefined || sectionsOf(found).includes(section);
}

/** As GitHub makes addresses of headings. */
function sectionsOf(file: string): string[] {
  return matches(readFileSync(file, 'utf8'), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('commands', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('are all in the README', () => {
    const told = new Set(matches(readme, /`npm (?:run )?([a-z][\w:-]*)`/g));
    // Parts of `npm test`, of use on their own only to whoever looks for them.
    const parts = ['codegen:check', 'format:check', 'typecheck'];
    expect(Object.keys(scripts).filter((name) => !told.has(name) && !parts.includes(name))).toEqual(
      [],
    );
  });
});

describe('variables', () => {
  it('are the same in the README and in .env.example', () => {
    const readme = readFileSync('README.md', 'utf8');
    const table = readme.slice(readme.indexOf('## Environment'), readme.indexOf('## Map'));
    const told = new Set(matches(table, /`([A-Z][A-Z0-9]*_[A-Z0-9_]+|PORT)`/g));
    // Secrets of the chat function, which its own README lists.
    const known = [...knownVariables()].filter((name) => !name.startsWith('OPENAI_'));
    expect([...told].sort()).toEqual(known.sort());
  });
});

describe('the guide to collections', () => {
  const guide = readFileSync('docs/operating.md', 'utf8').replace(/ +/g, ' ');

  it.each([...niches, ...niches.flatMap(({subcategories}) => subcategories)])(
    'has $handle',
    ({title, handle, name}) => {
      expect(guide).toContain(`| ${title} | \`${handle}\` | ${name.replaceAll(',', '')} |`);
    },
  );
});

describe('the papers of the operator', () => {
  it('name each offer with its percent, companions and emulated code', () => {
    const guide = readFileSync('docs/operating.md', 'utf8');
    const rows = Array.from(
      guide.matchAll(/^\| `([a-z]+(?:-[a-z\d]+)+)` +\| (\d+)% +\| (.*?) +\| `([A-Z\d]+)` +\|$/gm),
    );
    expect(
      rows.map(([, offer, percent, , code]) => ({code, percentage: Number(percent), offer})),
    ).toEqual(EMULATOR_DISCOUNTS);
    const companions = rows.flatMap(([, , , lines = '']) => matches(lines, /(\d+) companions?$/g));
    expect(companions.map(Number)).toEqual(COMBO_LEVELS.map((code) => OFFERS[code].companions));
  });

  it('name the codes of all offers in .env.example', () => {
    const [example = ''] = matches(
      readFileSync('.env.example', 'utf8'),
      /^# PRIVATE_OFFER_CODES=(.*)$/gm,
    );
    expect(Object.keys(JSON.parse(example) as object)).toEqual(OFFER_CODES);
  });
});

const product = readFileSync('docs/product.md', 'utf8');

describe('docs/product.md', () => {
  const [shared = '', single = ''] = product.split('### 15.2 ');
  const rows = new Map(
    Array.from(
      shared.matchAll(/^\| `([A-Z][A-Z\d_]+)` +\| (.*?) +\|/gm),
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const besideRules = Array.from(
    single.matchAll(/^\| `([A-Z][A-Z\d_]+)` +\| (.*?) +\| .*? \| `(app\/.*?)` +\|/gm),
    ([, name = '', value = '', file = '']) => ({name, value, file}),
  );

  it.each(Object.entries(limits))('states what %s is', (name, value) => {
    expect(rows.get(name)).toBeDefined();
    expect(statedValue(rows.get(name) ?? '')).toEqual(value);
  });

  it('states what constants of one rule are, and where', () => {
    expect(besideRules.length).toBeGreaterThan(10);
    for (const {name, value, file} of besideRules) {
      const [, written = ''] =
        new RegExp(`const ${name} = (.*);`).exec(readFileSync(file, 'utf8')) ?? [];
      const [, text] = /^'(.*)'$/.exec(written) ?? [];
      expect(text ?? Number(written), `${name} in ${file}`).toEqual(statedValue(value));
    }
  });

  it('names nothing in capitals that it does not state', () => {
    const stated = new Set([...rows.keys(), ...besideRules.map(({name}) => name)]);
    const named = matches(product, /`((?:MAX|MIN|MOST)_[A-Z\d_]+|[A-Z\d_]+_(?:MS|KEY|RATE))`/g);
    expect(named.filter((name) => !stated.has(name))).toEqual([]);
  });

  it('states what each offer takes off', () => {
    const stated = Array.from(product.matchAll(/^\| `([a-z]+(?:-[a-z\d]+)+)` +\| (\d+)% +\|/gm));
    expect(stated.map(([, code, percent]) => [code, Number(percent)])).toEqual(
      Object.entries(OFFERS).map(([code, {percent}]) => [code, percent]),
    );
  });

  it('names no constant that is gone', () => {
    expect([...rows.keys()].filter((name) => !(name in limits))).toEqual([]);
  });

  it('quotes only what shoppers read', () => {
    const texts = ['app/copy', 'app/content']
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) =>
          path.join(folder, name),
        ),
      )
      .filter((each) => each.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8'));
    // What is put in is `${…}` there and `{…}` here.
    const copy = oneLine(texts.join('\n').replace(/\$\{[^{}]*\}/g, '{}'));
    const quotes = matches(
      oneLine(product.replace(/`[^`\n]*`/g, '')),
      /(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/gu,
    ).map((quote) => quote.replace(/\{[^}]*\}/g, '{}'));
    expect(quotes.length).toBeGreaterThan(200);
    expect(quotes.filter((quote) => !copy.includes(quote))).toEqual([]);
  });

  it.each([
    ...Object.values(validationErrors),
    ...Object.values(contactErrors),
    ...COMBO_LEVELS.map((level) => comboFeedbackText({kind: 'raised', level})),
    ...COMBO_LEVELS.slice(0, -1).map((level) => comboFeedbackText({kind: 'lowered', level})),
    comboFeedbackText({kind: 'normal-price'}),
    comboFeedbackText({kind: 'expired'}),
  ])('has the message "%s"', (message) => {
    // A figure that a text puts in stands in braces there.
    expect(oneLine(product).replace(/\{(\d+)\}/g, '$1')).toContain(`'${message}'`);
  });

  it('refers to sections of its own that exist', () => {
    const numbers = matches(product, /\((\d{1,2}(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)[);,:]/g);
    const referred = numbers.flatMap((list) => list.split(/, | and /));
    expect(referred.length).toBeGreaterThan(40);
    expect(referred.filter((number) => !sectionNumbers('product').has(number))).toEqual([]);
  });
});

/** What a cell of the constants' table says: a text in backquotes, a duration, a rate, numbers. */
function statedValue(cell: string): unknown {
  const [, text] = /^`(.*)`$/.exec(cell) ?? [];
  if (text !== undefined) return text;
  const [, limit, window = ''] = /^(\d+) in (\d+ \w+)$/.exec(cell) ?? [];
  if (limit !== undefined) return {limit: Number(limit), windowMs: statedValue(window)};
  const [, count, unit = ''] = /^(\d+) (ms|s|min|h|d)$/.exec(cell) ?? [];
  const units = {ms: 1, s: 1_000, min: 60_000, h: 3_600_000, d: 86_400_000};
  if (count !== undefined) return Number(count) * units[unit as keyof typeof units];
  const numbers = cell.split(', ').map(Number);
  return numbers.length > 1 ? numbers : numbers[0];
}

const CITATION =
  /docs\/(product|architecture)\.md,? (?:sections? )?(\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/g;
/** Papers that a reader of the repository does not have. */
const ELSEWHERE =
  /\b(?:spec|specification|design) sections?\b|\bsections? [\d.]+ of the (?:spec|design)|\bthe (?:spec|specification)\b(?! of )|\b(?:spec|design)\.md\b/i;

describe('docs/decisions', () => {
  const records = readdirSync('docs/decisions').sort();

  it('have each a number of their own, without a gap, and say it in their title', () => {
    const titled = records.map((file) =>
      Number(/^# (\d+)\. /.exec(readFileSync(`docs/decisions/${file}`, 'utf8'))?.[1]),
    );
    expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(titled);
    expect(titled).toEqual(records.map((_, i) => i + 1));
  });

  it('are cited by the number of the record that is linked', () => {
    const cited = documents.flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\[decisions? (\d+)\]\([^)]*?(\d{4})-/g),
        ([link, said, linked]) => ({link, said: Number(said), linked: Number(linked)}),
      ),
    );
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({said, linked}) => said !== linked)).toEqual([]);
  });
});

describe('citations', () => {
  const files = ['app', 'emulators', 'scripts', 'supabase', 'tests', 'docs', '.github', '.']
    .flatMap(textFilesIn)
    .filter((file) => file !== 'tests/scripts/docs.test.ts')
    // A sentence that goes on in the next line of a comment is one.
    .map((file) => ({
      file,
      text: readFileSync(file, 'utf8').replace(/\n\s*(?:\*|\/\/|#)? */g, ' '),
    }));

  it('lead to sections that exist', () => {
    const cited = files.flatMap(({file, text}) =>
      Array.from(text.matchAll(CITATION), ([, paper = '', list = '']) => ({file, paper, list})),
    );
    expect(cited.length).toBeGreaterThan(50);
    const broken = cited.flatMap(({file, paper, list}) =>
      list
        .split(/, | and /)
        .filter((number) => !sectionNumbers(paper).has(number))
        .map((number) => `${file}: docs/${paper}.md ${number}`),
    );
    expect(broken).toEqual([]);
  });

  it('name no paper that is not here', () => {
    const strangers = files.flatMap(({file, text}) => {
      const found = ELSEWHERE.exec(text);
      return found
        ? [`${file}: ${text.slice(Math.max(0, found.index - 40), found.index + 60)}`]
        : [];
    });
    expect(strangers).toEqual([]);
  });
});

/** The numbers of a paper's sections, such as '5' and '5.4'. */
function sectionNumbers(paper: string): ReadonlySet<string> {
  const text = readFileSync(`docs/${paper}.md`, 'utf8');
  return new Set(matches(text, /^#{2,3} (\d+(?:\.\d+)?)\.? /gm));
}

/** Source and papers below a folder; of the repository itself what lies in it directly. */
function textFilesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: folder !== '.', encoding: 'utf8'})
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:tsx?|js|jsonc|md|sql|toml|yml|css|example)$/.test(file))
    .filter((file) => !file.includes('node_modules') && statSync(file).isFile());
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
