import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Passes a loader's (or an error's) headers on to the document; Remix drops them otherwise. */
export const documentHeaders: HeadersFunction = ({loaderHeaders, errorHeaders}) =>
  errorHeaders ?? loaderHeaders;
