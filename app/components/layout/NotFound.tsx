import {errorScreen} from '~/copy/layout';
import {ButtonLink} from '../ui/Button';
import {EmptyState} from '../ui/notices/EmptyState';

interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Of the link to the categories. */
  readonly browse?: string;
}

/** The 404 screen, with two links. */
export function NotFound({title, text, browse = errorScreen.browse}: NotFoundProps) {
  return (
    <EmptyState level={1} title={title} text={text} illustration="/illustrations/not-found.svg">
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">{errorScreen.backHome}</ButtonLink>
        <ButtonLink to="/ebooks-plr" look="outline">
          {browse}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
