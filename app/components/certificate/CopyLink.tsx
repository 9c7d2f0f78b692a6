import {useState} from 'react';
import {certificateTools as copy} from '~/copy/certificate';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';

/** Copies the certificate's address, and says so. */
export function CopyLink({address}: {readonly address: string}) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function copyAddress() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  }

  return (
    <div data-needs-script="" className="grid gap-1">
      <Button look="outline" onClick={() => void copyAddress()}>
        <Icon name="link" />
        {copy.copyLink}
      </Button>
      <p role="status" className="text-center text-sm empty:hidden">
        {outcome ? copy[outcome] : ''}
      </p>
    </div>
  );
}
