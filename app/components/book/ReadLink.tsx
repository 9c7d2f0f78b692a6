import {buttonClass} from '~/components/ui/Button';
import {Icon} from '~/components/ui/Icon';
import type {ReaderLink} from './use-reader';

export interface ReadLinkProps {
  readonly reader: ReaderLink;
  readonly look: 'onPicture' | 'inText';
  readonly label: string;
}

/** Opens the book where it is pressed; without script it leads to the page on which it can be read. */
export function ReadLink({reader: {href, intent, onClick}, look, label}: ReadLinkProps) {
  return (
    <a
      href={href}
      {...intent}
      onClick={onClick}
      className={
        look === 'onPicture'
          ? buttonClass({look: 'secondary', size: 'sm'}, 'absolute top-3 right-3 px-3!')
          : buttonClass({look: 'outline', size: 'md'})
      }
    >
      <Icon name="book-open" />
      {label}
    </a>
  );
}
