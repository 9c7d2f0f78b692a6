/** No regular expression of the shop takes super-linear time on text from outside. */
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {expect, it} from 'vitest';

// What shoppers write to SofIA, cut to `MAX_CHAT_MESSAGE_LENGTH` before anybody reads it.
const MESSAGE_LENGTH = 500;
const READS_MESSAGES = [
  'supabase/functions/sofia-chat/intents.ts',
  'supabase/functions/sofia-chat/dialogue.ts',
  'supabase/functions/sofia-chat/products.ts',
  'supabase/functions/sofia-chat/words.ts',
  'supabase/functions/_shared/search/words.ts',
];
/** Quadratic time is far below on any machine, cubic and exponential time far above. */
const LIMIT_MS = 250;
const TRIES = 3;

it.each(READS_MESSAGES)('reads a message of any letters quickly: %s', (file) => {
  const text = readFileSync(file, 'utf8');
  const slow = expressionsOf(text).flatMap((expression) =>
    pumpedFor(expression).flatMap((pumped) => {
      const ms = quickest(() => pumped.replace(expression, ''));
      return ms > LIMIT_MS ? [`${expression} ${JSON.stringify(pumped.slice(0, 20))} ${ms} ms`] : [];
    }),
  );
  expect(slow).toEqual([]);
});

/** Milliseconds of the quickest of a few tries, so that a busy machine does not count. */
function quickest(work: () => void): number {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least > LIMIT_MS; tries += 1) {
    const started = performance.now();
    work();
    least = Math.min(least, performance.now() - started);
  }
  return least;
}

function expressionsOf(text: string): RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest));
  return found;
}

/** Messages of one repeated piece: blanks, letters, and each word that the expression names. */
function pumpedFor({source}: RegExp): string[] {
  const words = source.match(/\p{L}{1,12}/gu) ?? [];
  const pieces = [
    ...[' ', ', ', '. ', 'a', 'e ', '1', '\n'],
    ...words,
    ...words.map((word) => `${word} `),
  ];
  return [...new Set(pieces)].map(
    (piece) => `${piece.repeat(MESSAGE_LENGTH).slice(0, MESSAGE_LENGTH - 1)}~`,
  );
}
