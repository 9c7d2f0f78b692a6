/** The edge function `sofia-chat`: SofIA's answers. See the README beside this file. */
import {finishAfterAnswer} from '../_shared/after-answer.ts';
import {createDatabase} from '../_shared/database.ts';
import {answerHealth, databaseNeed, isSet, siteNeed} from '../_shared/health.ts';
import {readShopSettings} from '../_shared/shop-settings.ts';
import {createCatalogueReader} from './catalogue.ts';
import {createHandler} from './handler.ts';
import {createModel} from './model.ts';
import {modelNeed, readSettings} from './settings.ts';

const read = (name: string) => Deno.env.get(name);
const settings = readSettings(read);
const shop = readShopSettings(read);
const database = createDatabase(shop);
const now = () => Date.now();
const needs = [
  databaseNeed(shop),
  siteNeed(shop),
  modelNeed(read),
  {...isSet('SOFIA_ALLOWED_ORIGINS', read('SOFIA_ALLOWED_ORIGINS')?.trim() ?? ''), optional: true},
];
const handle = createHandler({
  settings,
  readCatalogue: createCatalogueReader(settings.siteUrl, now),
  improve: settings.model && createModel(settings.model, now),
  countUnanswered: () =>
    finishAfterAnswer(
      database
        .call('count_event', {kind: 'chat-unanswered'})
        .catch((error: unknown) => console.error('sofia-chat:', String(error))),
    ),
  now,
});

Deno.serve(async (request) => (await answerHealth(request, shop, needs)) ?? handle(request));
