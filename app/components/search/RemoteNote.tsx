import {search as copy} from '~/copy/search';
import {Button} from '../ui/Button';
import type {RemoteSearch} from './use-remote-search';

/** Whether the provider is still being asked, below the list, where it pushes nothing away. */
export function RemoteNote({remote}: {remote: RemoteSearch}) {
  if (remote.status === 'waiting') {
    return <p className="truncate text-sm text-muted">{copy.searchingMore}</p>;
  }
  return (
    <p role="alert" className="flex items-center gap-3 text-sm leading-tight text-muted">
      {copy.moreFailed}
      <Button look="outline" size="sm" onClick={remote.retry}>
        {copy.retry}
      </Button>
    </p>
  );
}
