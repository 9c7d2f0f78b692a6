import {layout} from '~/copy/layout';
import {useRootData} from '~/state/root-data';
import {ExternalLink} from './ExternalLink';

/** Opens a chat with the seller; nothing where the operator names no number. */
export function WhatsAppLink() {
  const address = useRootData()?.whatsapp;
  return address ? (
    <ExternalLink href={address} className="mt-3 inline-flex min-h-11 items-center underline">
      {layout.whatsapp}
    </ExternalLink>
  ) : null;
}
