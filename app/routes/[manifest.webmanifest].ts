import {fileAnswer} from '~/server/seo/file-answer';
import {webManifest} from '~/server/seo/manifest';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export function loader() {
  return fileAnswer('application/manifest+json', webManifest());
}
