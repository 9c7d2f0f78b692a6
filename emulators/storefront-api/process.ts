/**
 * The emulator alone, for any storefront: `npx tsx emulators/storefront-api/process.ts [options]`, which
 * the README lists. Ctrl-C ends it.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {readCatalogueCsv} from './catalogue-csv/read-catalogue-csv';
import {DEFAULT_PRIVATE_TOKEN, DEFAULT_PUBLIC_TOKEN} from './constants';
import {API_VERSIONS, isApiVersion} from './graphql/api-versions';
import {startStorefrontEmulator} from './start';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '4000'},
    'shop-url': {type: 'string', default: 'http://localhost:3000'},
    catalogue: {type: 'string'},
    size: {type: 'string', default: '134'},
    'api-version': {type: 'string', default: API_VERSIONS[0]},
    'public-token': {type: 'string', default: DEFAULT_PUBLIC_TOKEN},
    'private-token': {type: 'string', default: DEFAULT_PRIVATE_TOKEN},
  },
});

const apiVersion = values['api-version'];
if (!isApiVersion(apiVersion)) {
  throw new Error(`--api-version must be one of ${API_VERSIONS.join(', ')}`);
}
const emulator = await startStorefrontEmulator({
  port: wholeNumber('port', values.port),
  shopUrl: values['shop-url'],
  apiVersion,
  catalogueSize: wholeNumber('size', values.size),
  ...(values.catalogue && {
    catalogue: readCatalogueCsv(readFileSync(values.catalogue)),
  }),
  publicToken: values['public-token'],
  privateToken: values['private-token'],
});
console.log(`Storefront API ${emulator.url}
PUBLIC_STORE_DOMAIN=${emulator.url}
PUBLIC_STOREFRONT_API_TOKEN=${values['public-token']}
PRIVATE_STOREFRONT_API_TOKEN=${values['private-token']}`);

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} must be a whole number`);
}
