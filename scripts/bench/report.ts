/** The tables that a bench prints, in Markdown. */
import type {Results, Spread} from './results';

type Row = Readonly<Record<string, string | number>>;

export function report(results: Results): string {
  const {bytes, film, visits, largeVisits, rates, lighthouse, interactions} = results;
  const parts: Readonly<Record<string, readonly Row[] | undefined>> = {
    'First visit: kB after gzip': bytes?.map(({route, elements, requests, total, ...weights}) => ({
      route,
      elements,
      requests,
      total: kB(total),
      ...Object.fromEntries(Object.entries(weights).map(([kind, {gzip}]) => [kind, kB(gzip)])),
    })),
    'Calls to the provider, kB after gzip · with 10,000 products': visits?.map((visit) => {
      const large = largeVisits?.find(({route}) => route === visit.route);
      const beside = (
        name: 'coldCalls' | 'warmCalls' | 'html' | 'data',
        write: (value: number) => string = String,
      ) => write(visit[name]) + (large ? ` · ${write(large[name])}` : '');
      return {
        route: visit.route,
        'cold calls': beside('coldCalls'),
        'warm calls': beside('warmCalls'),
        html: beside('html', kB),
        data: beside('data', kB),
      };
    }),
    'Requests a second, 8 connections; waits in ms': rates?.map(
      ({route, hit, miss, hitsPerMiss}) => ({
        route,
        'hit/s': Math.round(hit.perSecond),
        'hit p50/p99': `${hit.p50}/${hit.p99}`,
        'miss/s': Math.round(miss.perSecond),
        'miss p50/p99': `${miss.p50}/${miss.p99}`,
        'hits a miss': inText(hitsPerMiss, (times) => times.toFixed(1)),
      }),
    ),
    'Lighthouse, mobile: the median of five runs (least to most)': lighthouse?.map(
      ({route, figures, failed}) => ({
        route,
        performance: inText(figures.performance),
        accessibility: inText(figures.accessibility),
        practices: inText(figures.bestPractices),
        seo: inText(figures.seo),
        'LCP ms': inText(figures.largestPaint),
        CLS: inText(figures.layoutShift, (shift) => shift.toFixed(3)),
        'TBT ms': inText(figures.blockingTime),
        failed: failed.join(' '),
      }),
    ),
    'From a tap to the next paint, processor slowed 6 times: the median of nine (least to most)':
      interactions?.map(({name, ms}) => ({what: name, ms: inText(ms)})),
    'The rest': [
      {what: 'build, s', figure: results.buildSeconds.toFixed(1)},
      {what: 'load of the machine', figure: results.load.map((one) => one.toFixed(1)).join(', ')},
      {what: 'largest film, kB', figure: film ? kB(film) : 'not measured'},
    ],
  };
  return Object.entries(parts)
    .flatMap(([title, rows]) => (rows?.length ? `\n### ${title}\n\n${table(rows)}` : []))
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
  const lines = rows.map((row) => columns.map((column) => row[column] ?? ''));
  return [columns, columns.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
