/** `npm run orders:schedules [COUNT]`: seeded schedules of webhooks with every fault (docs/decisions/0024). */
import './lib/require-node';
import {fail} from './lib/fail';
import {runSchedule} from './lib/schedules/run-schedule';

const count = Number(process.argv[2] ?? 1000);
let sent = 0;
let crashes = 0;
const violations: string[] = [];
for (let seed = 1; seed <= count; seed += 1) {
  const result = await runSchedule(seed);
  sent += result.sent;
  crashes += result.crashes;
  violations.push(...result.violations.map((each) => `seed ${seed}: ${each}`));
}
console.log(`${count} schedules, ${sent} deliveries, ${crashes} crashes of the function`);
if (violations.length > 0)
  fail(`${violations.length} violations:\n${violations.slice(0, 20).join('\n')}`);
console.log(
  'None read before payment, missing, readable after a refund, counted twice or payable again.',
);
