import {gunzipSync, gzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {createSafeCache} from '~/server/http/safe-cache';
import {withSecurityHeaders} from '~/server/http/document/security-headers';
import {
  answerFromCache,
  createPageMemory,
  createPageStore,
  type PageMemory,
} from '~/server/page-cache/page-cache';
import {storedUnder} from '~/server/page-cache/page-key';
import {createReadyAnswers, type ReadyAnswers} from '~/server/page-cache/ready-answers';
import {answerWith, FRESH_MS, type StoredPage} from '~/server/page-cache/stored-page';

const ADDRESS = 'https://tienda.test/?utm_source=mail';
const KNOWN = {key: 'home', route: '/', headers: {'X-Robots-Tag': 'noindex, nofollow'}};
const START = Date.UTC(2026, 0, 1);

let memory: PageMemory;
let ready: ReadyAnswers;

beforeEach(() => {
  memory = createPageMemory();
  ready = createReadyAnswers(memory);
});

describe('a ready answer', () => {
  it('is there for a known address whose page is in memory, and for no other', () => {
    const request = read();
    expect(ready.find(request, START)).toBeNull();
    memory.set(KNOWN.key, page('first'));
    expect(ready.find(request, START)).toBeNull();
    ready.learn(ADDRESS, KNOWN);
    expect(ready.find(request, START)?.route).toBe('/');
    expect(ready.find(read({}, 'https://tienda.test/'), START)).toBeNull();
    memory.clear();
    expect(ready.find(request, START)).toBeNull();
  });

  it('is what would be worked out, header by header and byte by byte', async () => {
    learn('first');
    const request = read();
    const whole = withSecurityHeaders(answerWith(request, page('first'), 'hit', 0), KNOWN.headers);
    for (const time of ['first', 'second']) {
      const response = ready.find(request, START)?.response;
      expect([...(response?.headers ?? [])], time).toEqual([...whole.headers]);
      expect(await textOf(response)).toBe('first');
    }
  });

  it('is the old page while somebody refreshes it, and for no longer than ten seconds', async () => {
    learn('first');
    const now = START + FRESH_MS;
    const pages = {
      store: createPageStore(createSafeCache('none', {open: never}), memory),
      waitUntil: () => {},
      version: '',
      now: () => now,
    };
    const url = new URL(ADDRESS);
    const key = storedUnder(url, '');
    memory.set(key, page('first'));
    ready.learn(ADDRESS, {...KNOWN, key});
    expect(ready.find(read(), now - 1)).not.toBeNull();
    expect(ready.find(read(), now)).toBeNull();
    await answerFromCache(read(), url, pages, never);
    const stale = ready.find(read(), now)?.response;
    expect(stale?.headers.get('X-Cache')).toBe('stale');
    expect(stale?.headers.get('Oxygen-Cache-Control')).toBe('no-store');
    expect(ready.find(read(), now + 9_999)).not.toBeNull();
    expect(ready.find(read(), now + 10_000)).toBeNull();
  });

  it('is of the newest page', async () => {
    learn('first');
    ready.find(read(), START);
    memory.set(KNOWN.key, page('second', START + FRESH_MS));
    const response = ready.find(read(), START + FRESH_MS)?.response;
    expect(response?.headers.get('ETag')).toBe('W/"second"');
    expect(await textOf(response)).toBe('second');
  });

  it('is kept for the latest addresses and pages alone, whatever is asked for', () => {
    learn('first');
    for (let n = 0; n < 1_000; n += 1) {
      memory.set(`${n}`, {...page(''), body: new ArrayBuffer(3_000)});
      ready.learn(`${ADDRESS}&n=${n}`, {...KNOWN, key: `${n}`});
    }
    expect([memory.has('999'), memory.has('0')]).toEqual([true, false]);
    memory.set(KNOWN.key, page('first'));
    expect(ready.find(read(), START)).toBeNull();
    expect(ready.find(read({}, `${ADDRESS}&n=999`), START)).not.toBeNull();
  });

  it('is for plain reads alone', () => {
    learn('first');
    const others = [
      new Request(ADDRESS, {method: 'HEAD', headers: {'Accept-Encoding': 'gzip'}}),
      new Request(ADDRESS, {method: 'POST', headers: {'Accept-Encoding': 'gzip'}, body: 'x'}),
      read({'If-None-Match': 'W/"first"'}),
      read({'Accept-Encoding': 'identity'}),
    ];
    expect(others.map((request) => ready.find(request, START))).toEqual([null, null, null, null]);
  });
});

const never = () => new Promise<never>(() => {});

function learn(text: string): void {
  memory.set(KNOWN.key, page(text));
  ready.learn(ADDRESS, KNOWN);
}

function page(text: string, renderedAt = START): StoredPage {
  const headers = [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-security-policy', "default-src 'self'"],
    ['etag', `W/"${text}"`],
  ] as const;
  return {body: new Uint8Array(gzipSync(text)).buffer, headers, renderedAt};
}

function read(headers: Record<string, string> = {}, address = ADDRESS): Request {
  return new Request(address, {headers: {'Accept-Encoding': 'br, gzip', ...headers}});
}

async function textOf(response?: Response): Promise<string> {
  return gunzipSync(new Uint8Array((await response?.arrayBuffer()) ?? [])).toString();
}
