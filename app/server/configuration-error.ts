import type {EnvironmentError} from './environment';

/** The answer of a worker that nobody configured: names of variables, never their values. */
export function configurationError(error: EnvironmentError): Response {
  const lines = [
    'This storefront is not configured. Set these variables in its environment:',
    ...error.problems.map((problem) => `- ${problem}`),
    'See .env.example and docs/operating.md.',
  ];
  return new Response(`${lines.join('\n')}\n`, {
    status: 500,
    headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}
