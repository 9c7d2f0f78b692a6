import {useRevalidator} from '@remix-run/react';
import {useCallback} from 'react';
import {useReturn} from '../ui/hydration/use-return';
import {fetchStatus} from './ask-status';

/**
 * Reads a certificate's page anew when somebody comes back to it and it `holds` no longer, or again: it may lie open
 * while its product is given back. The function returned looks at once. With `holds` null there is nothing to ask.
 */
export function useFreshStatus(id: string, holds: boolean | null): () => Promise<void> {
  const {revalidate} = useRevalidator();
  const look = useCallback(async () => {
    if (holds === null) return;
    const {status} = await fetchStatus(`/certificado/${id}`);
    if (status === (holds ? 'revoked' : 'valid')) revalidate();
  }, [id, holds, revalidate]);
  useReturn(look);
  return look;
}
