/** The edge function `sofia-chat`: SofIA's answers. See the README beside this file. */
import {createHandler} from './handler.ts';
import {KNOWLEDGE, TITLES} from './knowledge/knowledge.ts';
import {createModelWriter} from './openai.ts';
import {createRetriever} from './retrieve.ts';
import {readSettings} from './settings.ts';

const settings = readSettings((name) => Deno.env.get(name));

Deno.serve(
  createHandler({
    settings,
    retrieve: createRetriever(KNOWLEDGE),
    write: settings.model && createModelWriter(settings.model, TITLES),
    now: () => Date.now(),
  }),
);
