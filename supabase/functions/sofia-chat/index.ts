/** The edge function `sofia-chat`: SofIA's answers. See the README beside this file. */
import {createCatalogueReader} from './catalogue.ts';
import {createHandler} from './handler.ts';
import {createModel} from './model.ts';
import {readSettings} from './settings.ts';

const settings = readSettings((name) => Deno.env.get(name));
const now = () => Date.now();

Deno.serve(
  createHandler({
    settings,
    readCatalogue: createCatalogueReader(settings.siteUrl, now),
    improve: settings.model && createModel(settings.model, now),
    now,
  }),
);
