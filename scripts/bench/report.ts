/** The tables that a bench prints, in Markdown. */
import type {Results} from './results';
import type {Spread} from './spread';

type Row = Readonly<Record<string, string | number>>;

export function report(results: Results): string {
  const {
    bytes,
    film,
    visits,
    largeVisits,
    rates,
    stale,
    lighthouse,
    interactions,
    nextPages,
    memory,
  } = results;
  const parts: [title: string, rows: readonly Row[]][] = [
    [
      'First visit: kB after gzip (raw)',
      (bytes ?? []).map(({route, requests, elements, total, ...weights}) => ({
        route,
        elements,
        requests,
        total: kB(total),
        ...Object.fromEntries(
          Object.entries(weights).map(([kind, {raw, gzip}]) => [kind, `${kB(gzip)} (${kB(raw)})`]),
        ),
      })),
    ],
    [
      'Calls to the provider, kB after gzip; with 10,000 products',
      (visits ?? []).map(({route, coldCalls, warmCalls, html, data}) => {
        const large = largeVisits?.find((visit) => visit.route === route);
        return {
          route,
          'cold calls': beside(coldCalls, large?.coldCalls),
          'warm calls': beside(warmCalls, large?.warmCalls),
          html: beside(kB(html), large && kB(large.html)),
          data: beside(kB(data), large && kB(large.data)),
        };
      }),
    ],
    [
      'Requests a second, 8 connections; waits in ms',
      (rates ?? []).map(({route, hit, miss, bare, hitsPerMiss, hitsToBare, renderMs}) => ({
        route,
        'hit/s': Math.round(hit.perSecond),
        'hit p50/p99': `${hit.p50}/${hit.p99}`,
        'bare/s': Math.round(bare.perSecond),
        'hits to bare, %': inText(hitsToBare, (share) => (share * 100).toFixed(0)),
        'miss/s': Math.round(miss.perSecond),
        'miss p50/p99': `${miss.p50}/${miss.p99}`,
        'hits a miss': inText(hitsPerMiss, (times) => times.toFixed(1)),
        'render alone': renderMs,
      })),
    ],
    [
      'A hundred shoppers at once; waits in ms',
      (stale ?? []).map(({route, stale: old, hit, unkept, states, calls}) => ({
        route,
        'stale p50/p99': `${old.p50}/${old.p99}`,
        'fresh p50/p99': `${hit.p50}/${hit.p99}`,
        'not kept p50/p99': `${unkept.p50}/${unkept.p99}`,
        answers: Object.entries(states)
          .map(([state, count]) => `${count} ${state}`)
          .join(', '),
        calls,
      })),
    ],
    [
      'Lighthouse, mobile: the median of five runs (least to most)',
      (lighthouse ?? []).map(({route, elements, figures, failed}) => ({
        route,
        elements,
        performance: inText(figures.performance),
        accessibility: inText(figures.accessibility),
        practices: inText(figures.bestPractices),
        seo: inText(figures.seo),
        'LCP ms': inText(figures.largestPaint),
        CLS: inText(figures.layoutShift, (shift) => shift.toFixed(3)),
        'TBT ms': inText(figures.blockingTime),
        failed: failed.join(' '),
      })),
    ],
    [
      'From a tap to the next paint, processor slowed 6 times: the median of nine (least to most)',
      (interactions ?? []).map(({name, ms}) => ({what: name, ms: inText(ms)})),
    ],
    [
      'From a press to the largest paint of the next page, ms: the median of nine (least to most)',
      (nextPages?.steps ?? []).map(({name, foreseen, byRouter}) => ({
        step: name,
        'rendered beforehand': inText(foreseen),
        'by the router': inText(byRouter),
      })),
    ],
    [
      'The rest',
      [
        {what: 'build, s', figure: results.buildSeconds?.toFixed(1) ?? 'of another checkout'},
        {what: 'load of the machine', figure: results.load.map((one) => one.toFixed(1)).join(', ')},
        ...(film ? [{what: 'largest film, kB', figure: kB(film)}] : []),
        ...(nextPages
          ? [
              {
                what: 'pages rendered beforehand, kB a visit',
                figure: inText(nextPages.wastedBytes, kB),
              },
            ]
          : []),
        ...(memory
          ? [
              {
                what: `the worker's code holds, over ${memory.requests} requests, MB`,
                figure: memory.held.map((megabytes) => megabytes.toFixed(1)).join(', '),
              },
              {
                what: 'the local runtime, with all pages it was given, MB',
                figure: memory.resident.map(Math.round).join(', '),
              },
            ]
          : []),
      ],
    ],
  ];
  return parts
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => `\n### ${title}\n\n${table(rows)}`)
    .join('\n');
}

function inText(
  {median, least, most}: Spread,
  write = (value: number) => String(Math.round(value)),
): string {
  const [middle, low, high] = [write(median), write(least), write(most)];
  return low === high ? middle : `${middle} (${low} to ${high})`;
}

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  const ruler = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [header = [], ...body] = lines.map((line) =>
    line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    ),
  );
  return [header, ruler, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function beside(value: string | number, large: string | number | undefined): string {
  return large === undefined ? String(value) : `${value} · ${large}`;
}
