/** In which version of its API the provider answers: it tells with every answer. */
import {PROVIDER_API_VERSION} from '~/domain/limits';
import {isVerifiedVersion} from '@common/api-version';
import {logInfo, logWarning} from '../http/log';

export const VERSION_HEADER = 'x-shopify-api-version';

/** Takes the version that an answer names, or null; logs one that is another than before. */
type VersionLog = (version: string | null) => void;

/** Begins with the version that the shop asks for. */
export function createVersionLog(): VersionLog {
  let known: string = PROVIDER_API_VERSION;
  return (version) => {
    if (!version || version === known) return;
    const verified = isVerifiedVersion(version);
    const fields = {asked: PROVIDER_API_VERSION, before: known, served: version, verified};
    known = version;
    if (verified) logInfo('provider-version-changed', fields);
    else logWarning('provider-version-changed', fields);
  };
}

/** Of this isolate. */
export const noticeVersion = createVersionLog();
