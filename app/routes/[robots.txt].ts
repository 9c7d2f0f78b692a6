import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/file-answer';
import {robotsTxt} from '~/server/seo/site';

export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('text/plain', robotsTxt(context.site));
}
