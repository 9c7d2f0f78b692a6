/**
 * `npm run bench:search`: measures the shop's own search on the worker, in a large shop: how long a search takes over HTTP once its
 * index is there, and how much memory the index holds. Texts are those of `tests/unit/search`, each asked once
 * before it is measured, so that what is measured is warm.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {setTimeout as wait} from 'node:timers/promises';
import {fail} from './lib/fail';
import {freePort} from './lib/free-port';
import {startLocalShop} from './lib/local-shop';
import {connectToHeap} from './lib/worker-heap';

const FILES = ['searches-tuned.txt', 'searches-held-out.txt', 'broad-words.txt'];
const MOST_MS = 50;
const READY_MS = 120_000;
const POLL_MS = 500;
/** Of a search that only our own engine answers: it puts the word right. */
const CORRECTED = 'ejersicoi';

const {values} = parseArgs({options: {size: {type: 'string', default: '10000'}}});

/** Milliseconds of a request, its whole answer read. @throws {Error} when it fails. */
async function timed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url} answered with ${answer.status}.`);
  return performance.now() - began;
}

function texts(): string[] {
  return FILES.flatMap((file) =>
    readFileSync(new URL(`../tests/unit/search/${file}`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => line.slice(0, line.lastIndexOf(':'))),
  );
}

async function measure(): Promise<void> {
  const inspectorPort = await freePort();
  const shop = await startLocalShop({
    catalogueSize: Number(values.size),
    silent: true,
    inspectorPort,
  });
  const search = (text: string) => `${shop.url}/api/buscar?q=${encodeURIComponent(text)}`;
  try {
    await timed(`${shop.url}/healthz`);
    const heap = await connectToHeap(inspectorPort);
    const wake = () => timed(`${shop.url}/healthz`);
    const empty = await heap.held(wake);
    const until = Date.now() + READY_MS;
    const began = performance.now();
    for (;;) {
      const answer = await fetch(search(CORRECTED));
      const {correction} = (await answer.json()) as {correction?: string | null};
      if (correction) break;
      if (Date.now() > until) throw new Error('The index was not ready in time.');
      await wait(POLL_MS);
    }
    console.log(`Index ready after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    const peak = await heap.used();
    const asked = texts();
    for (const text of asked) await timed(search(text));
    const taken: {readonly text: string; readonly ms: number}[] = [];
    for (const text of asked) taken.push({text, ms: await timed(search(text))});
    taken.sort((a, b) => a.ms - b.ms);
    const share = (part: number) => taken[Math.ceil(part * taken.length) - 1]?.ms ?? NaN;
    const held = await heap.held(wake);
    heap.close();
    console.log(
      `${taken.length} searches of ${values.size} products: half up to ${share(0.5).toFixed(1)} ms,` +
        ` 95% up to ${share(0.95).toFixed(1)} ms, the longest ${share(1).toFixed(1)} ms.`,
    );
    for (const {text, ms} of taken.slice(-8)) console.log(`  ${ms.toFixed(1)} ms  ${text}`);
    console.log(
      `Memory of the worker: ${empty.toFixed(1)} MB without the index, ${held.toFixed(1)} MB with it,` +
        ` ${peak.toFixed(1)} MB just after making it, garbage included.`,
    );
    if (share(0.95) > MOST_MS) fail(`95% of the searches should take ${MOST_MS} ms at most.`);
  } finally {
    await shop.close();
  }
}

try {
  await measure();
  process.exit();
} catch (error) {
  fail(error);
}
