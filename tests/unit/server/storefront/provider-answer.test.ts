import {expect, test, beforeEach, vi} from 'vitest';
import {plainAnswer, fetchAnswer, createVersionLog} from '~/server/storefront/provider-answer';

test('texts at any depth lose what turns or hides their neighbours', () => {
  expect(
    plainAnswer({
      product: {title: 'Uno\u202edos', images: [{altText: 'a\u200bb', width: 400}]},
      options: [{name: 'Formato\u2066', values: ['PDF\u0000']}],
    }),
  ).toEqual({
    product: {title: 'Unodos', images: [{altText: 'ab', width: 400}]},
    options: [{name: 'Formato', values: ['PDF ']}],
  });
});

const lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(
      (line: string) => void lines.push(JSON.parse(line)),
    );
  }
});

test('tells another version once, and again when it changes', () => {
  const notice = createVersionLog();
  for (const version of ['2026-01', '2026-01', null, '2026-07', '2026-07']) notice(version);
  const event = 'provider-version-changed';
  expect(lines).toEqual([
    {level: 'info', event, asked: '2025-07', before: '2025-07', served: '2026-01', verified: true},
    {level: 'warn', event, asked: '2025-07', before: '2026-01', served: '2026-07', verified: false},
  ]);
});

test('is told of every answer of the provider', async () => {
  const headers = {'X-Shopify-API-Version': '2026-04'};
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({data: {shop: {}}}, {headers}),
  );
  const call = () => fetchAnswer('https://shop.test/api', {}, 1000);
  await call();
  await call();
  expect(lines).toMatchObject([{event: 'provider-version-changed', served: '2026-04'}]);
});
