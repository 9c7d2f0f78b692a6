/**
 * `npm run connect`: connects the shop of `.env` and says what is missing (docs/operating.md, Orders, files and the library). Ends with 1
 * while something is.
 */
import './lib/require-node';
import {connectShop} from './lib/connect-shop';
import {fail} from './lib/fail';
import {loadDotEnv} from './lib/local-environment';

const MARKS = {ok: '✔', done: '＋', missing: '✖'} as const;

loadDotEnv();
try {
  const steps = await connectShop(process.env);
  for (const step of steps) {
    console.log(
      `${MARKS[step.kind]} ${step.text}${step.kind === 'missing' ? ` → ${step.fix}` : ''}`,
    );
  }
  const missing = steps.filter(({kind}) => kind === 'missing').length;
  console.log(missing === 0 ? '\nConnected.' : `\nNot connected: ${missing} to fix.`);
  if (missing > 0) process.exitCode = 1;
} catch (error) {
  fail(error);
}
