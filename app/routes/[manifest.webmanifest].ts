import {fileAnswer, webManifest} from '~/server/seo/machine-files';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export function loader() {
  return fileAnswer('application/manifest+json', webManifest());
}
