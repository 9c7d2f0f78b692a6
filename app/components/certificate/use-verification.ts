import {useEffect, useState} from 'react';
import {checkCredential, type Checked} from './check-credential';

/** Null until it has been checked. */
export function useVerification(token: string | null): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    setChecked(null);
    if (token) void checkCredential(token).then((result) => current && setChecked(result));
    return () => {
      current = false;
    };
  }, [token]);
  return checked;
}
