/** `npm run preview`: the production build in workerd on `PORT`, with emulators as needed. */
import './lib/require-node';
import {startPreviewServer} from './lib/preview-server';
import {runShop} from './lib/run';

await runShop((port, variables) => startPreviewServer({port, variables}));
