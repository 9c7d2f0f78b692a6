import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {fileAnswer} from '~/server/seo/file-answer';
import {llmsTxt} from '~/server/seo/llms-txt';

export function loader({context}: LoaderFunctionArgs) {
  return fileAnswer('text/plain', llmsTxt(context.site.origin));
}
