import {fileAnswer} from '~/server/seo/file-answer';
import {webManifest} from '~/server/seo/manifest';

export function loader() {
  return fileAnswer('application/manifest+json', webManifest());
}
