/** Cuts a search query into tokens. Nothing is an error: a search box sends what people type. */
import type {Comparison} from './query-ast';

export type Token =
  | {readonly kind: 'open' | 'close' | 'and' | 'or' | 'not'}
  /** `field:` followed by its value or by a group. */
  | {readonly kind: 'field'; readonly name: string; readonly comparison: Comparison}
  | {
      readonly kind: 'value';
      readonly text: string;
      readonly prefix: boolean;
      readonly phrase: boolean;
    };

const FIELD = /([A-Za-z_][\w.]*):(>=|<=|>|<|=)?/y;
const QUOTED = /"([^"]*)"?|'([^']*)'(?=[\s)]|$)/y;
const BARE = /(?:\\.|[^\s()"])+/y;

export function tokenize(query: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = position;
    const match = pattern.exec(query);
    if (match) position += match[0].length;
    return match;
  };
  while (position < query.length) {
    const character = query.charAt(position);
    const afterField = tokens[tokens.length - 1]?.kind === 'field';
    if (/\s/.test(character)) {
      position += 1;
      continue;
    }
    if (character === '(' || character === ')') {
      tokens.push({kind: character === '(' ? 'open' : 'close'});
      position += 1;
      continue;
    }
    if (character === '-' && !afterField && /\S/.test(query.charAt(position + 1))) {
      tokens.push({kind: 'not'});
      position += 1;
      continue;
    }
    const field = afterField ? null : take(FIELD);
    if (field) {
      tokens.push({
        kind: 'field',
        name: field[1] ?? '',
        comparison: (field[2] ?? '=') as Comparison,
      });
      continue;
    }
    const quoted = take(QUOTED);
    if (quoted) {
      const text = quoted[1] ?? quoted[2] ?? '';
      const prefix = query.charAt(position) === '*';
      if (prefix) position += 1;
      tokens.push({kind: 'value', text, prefix, phrase: true});
      continue;
    }
    const bare = take(BARE);
    if (bare) tokens.push(bareToken(bare[0]));
    else position += 1;
  }
  return tokens;
}

function bareToken(raw: string): Token {
  if (raw === 'AND') return {kind: 'and'};
  if (raw === 'OR') return {kind: 'or'};
  if (raw === 'NOT') return {kind: 'not'};
  const prefix = raw.endsWith('*') && !raw.endsWith('\\*');
  const text = (prefix ? raw.slice(0, -1) : raw).replace(/\\(.)/g, '$1');
  return {kind: 'value', text, prefix, phrase: false};
}
