import {Button} from '../Button';
import {Notice} from './Notice';

interface RetryNoticeProps {
  readonly copy: {readonly failed: string; readonly failedText: string; readonly retry: string};
  readonly retry: () => void;
  readonly className?: string;
}

/** Something could not be fetched, and can be asked for again. */
export function RetryNotice({copy, retry, className}: RetryNoticeProps) {
  return (
    <div className={className}>
      <Notice tone="destructive" title={copy.failed}>
        <p>{copy.failedText}</p>
        <Button look="secondary" onClick={retry} className="mt-3">
          {copy.retry}
        </Button>
      </Notice>
    </div>
  );
}
