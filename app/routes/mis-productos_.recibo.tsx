import {staticMeta} from '~/components/layout/page-meta';
import {ReceiptScreen} from '~/components/library/ReceiptScreen';
import {receipt as copy} from '~/copy/library';
import type {RouteFacts} from '~/domain/navigation/route-facts';

export const handle = {cache: 'shared', searchEngines: 'unlisted'} satisfies RouteFacts;

export const meta = staticMeta({...copy, metaTitle: copy.heading}, '/mis-productos/recibo', false);

export default function ReceiptRoute() {
  return <ReceiptScreen />;
}
