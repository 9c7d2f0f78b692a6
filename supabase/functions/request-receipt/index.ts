/**
 * The edge function `request-receipt`: mails the receipt of a withdrawal or a complaint to who filed it. The
 * shop's worker asks for it by the number that it has just stored.
 */
import {callerAddress} from '../_shared/caller-address.ts';
import {createRateLimiter} from '../_shared/common/rate-limiter.ts';
import {createDatabase} from '../_shared/database.ts';
import {answerHealth, databaseNeed, mailKeyNeed, siteNeed} from '../_shared/health.ts';
import {answer, CORS_HEADERS, readFields} from '../_shared/library/answer.ts';
import {mailReceipt} from '../_shared/contact/mail-receipt.ts';
import {createMailService} from '../_shared/contact/mail-service.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';

const read = (name: string) => Deno.env.get(name);
const settings = readShopSettings(read);
const send = createMailService(read);
const parts = {database: createDatabase(settings), send, siteUrl: settings.siteUrl};
const needs = [databaseNeed(settings), siteNeed(settings), mailKeyNeed(read, true)];
/** The shop's worker asks for everybody, also for the many of one network; the database counts what is mailed. */
const calls = createRateLimiter({limit: 1200, windowMs: 60_000});

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, {status: 204, headers: CORS_HEADERS});
  const health = await answerHealth(request, settings, needs);
  if (health) return health;
  if (request.method !== 'POST') return answer(405, {error: 'method_not_allowed'});
  const caller = callerAddress(request.headers);
  if (calls(caller, Date.now()) > 0) {
    return answer(429, {result: 'too-many'});
  }
  const {number} = await readFields(request);
  try {
    const result = await mailReceipt(parts, String(number ?? ''), caller, Date.now());
    return answer(result === 'mailed' ? 200 : 503, {result});
  } catch (error) {
    console.error('request-receipt:', String(error));
    return answer(503, {result: 'failed'});
  }
});
