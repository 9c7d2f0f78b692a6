/**
 * Parser of the provider's search syntax: free text, `field:value` with comparisons, `prefix*`,
 * "phrases", AND (also implied), OR, NOT or `-`, parentheses, and `field:(a OR b)`. AND binds
 * closer than OR. Unbalanced input is read as far as it makes sense.
 */
import type {Comparison, QueryNode} from './query-ast';
import {tokenize, type Token} from './tokenize';

/** Deeper nesting than anyone types; past it parentheses are ignored rather than recursed into. */
const MAX_DEPTH = 40;

interface Field {
  readonly name: string;
  readonly comparison: Comparison;
}

/** The tree of a query, or null when it asks for nothing. */
export function parseQuery(query: string): QueryNode | null {
  return new Parser(tokenize(query)).parse();
}

class Parser {
  private position = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): QueryNode | null {
    const parts: QueryNode[] = [];
    while (this.position < this.tokens.length) {
      const part = this.parseOr(null);
      if (part) parts.push(part);
      // Skips an unmatched closing parenthesis.
      if (this.peek()?.kind === 'close') this.position += 1;
    }
    return combine('and', parts);
  }

  private peek(): Token | undefined {
    return this.tokens[this.position];
  }

  private parseOr(field: Field | null): QueryNode | null {
    const parts: QueryNode[] = [];
    for (;;) {
      const part = this.parseAnd(field);
      if (part) parts.push(part);
      if (this.peek()?.kind !== 'or') return combine('or', parts);
      this.position += 1;
    }
  }

  private parseAnd(field: Field | null): QueryNode | null {
    const parts: QueryNode[] = [];
    for (;;) {
      const next = this.peek();
      if (!next || next.kind === 'or' || next.kind === 'close') return combine('and', parts);
      if (next.kind === 'and') {
        this.position += 1;
        continue;
      }
      const part = this.parseUnary(field);
      if (part) parts.push(part);
    }
  }

  private parseUnary(field: Field | null): QueryNode | null {
    const token = this.peek();
    if (!token || token.kind === 'or' || token.kind === 'close' || token.kind === 'and')
      return null;
    this.position += 1;
    switch (token.kind) {
      case 'not': {
        // A run of negations is folded here, so that '----…' cannot exhaust the stack.
        let negative = true;
        while (this.peek()?.kind === 'not') {
          this.position += 1;
          negative = !negative;
        }
        const child = this.parseUnary(field);
        return child && negative ? {kind: 'not', child} : child;
      }
      case 'field':
        return this.peek()?.kind === 'field' ? null : this.parseUnary(token);
      case 'open':
        return this.parseGroup(field);
      case 'value':
        return {
          kind: 'term',
          field: field?.name ?? null,
          comparison: field?.comparison ?? '=',
          value: token.text,
          prefix: token.prefix,
          phrase: token.phrase,
        };
    }
  }

  private parseGroup(field: Field | null): QueryNode | null {
    if (this.depth >= MAX_DEPTH) return null;
    this.depth += 1;
    const group = this.parseOr(field);
    this.depth -= 1;
    if (this.peek()?.kind === 'close') this.position += 1;
    return group;
  }
}

function combine(kind: 'and' | 'or', parts: readonly QueryNode[]): QueryNode | null {
  const [only] = parts;
  return parts.length <= 1 ? (only ?? null) : {kind, children: parts};
}
