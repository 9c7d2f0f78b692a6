import {useRevalidator} from '@remix-run/react';
import {useCallback, useEffect} from 'react';
import {fetchStatus} from './ask-status';

/**
 * Reads a certificate's page anew when somebody comes back to it and it `holds` no longer, or again: it may lie open
 * while its product is given back. The function returned looks at once.
 */
export function useFreshStatus(id: string, holds: boolean): () => Promise<void> {
  const {revalidate} = useRevalidator();
  const look = useCallback(async () => {
    const {status} = await fetchStatus(`/certificado/${id}`);
    if (status === (holds ? 'revoked' : 'valid')) revalidate();
  }, [id, holds, revalidate]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [look]);

  return look;
}
