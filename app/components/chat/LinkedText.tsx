import {Link} from '@remix-run/react';
import {chat as copy} from '~/copy/chat';
import {useRootData} from '~/state/root-data';
import {ExternalLink} from '../ui/ExternalLink';

const LINK = 'font-bold underline';
/** An address, or a name in guillemets. */
const LINKED = /(https?:\/\/[^\s<>«»]+[^\s<>«».,;:)]|«[^«»]+»)/;

/** A text of SofIA's: an address is a link, and so is the name of a page of the shop's that stands in guillemets. */
export function LinkedText({text}: {readonly text: string}) {
  const parts = text.split(LINKED);
  return (
    <>{parts.map((part, index) => (index % 2 === 1 ? <Linked key={index} part={part} /> : part))}</>
  );
}

function Linked({part}: {readonly part: string}) {
  const communityUrl = useRootData()?.communityUrl;
  if (!part.startsWith('«')) return <Outside href={part} label={part} />;
  const name = part.slice(1, -1);
  if (name === copy.communityName && communityUrl) {
    return <Outside href={communityUrl} label={name} />;
  }
  const path = copy.pages.get(name);
  if (!path) return <>{part}</>;
  return (
    <Link to={path} className={LINK}>
      {name}
    </Link>
  );
}

function Outside({href, label}: {readonly href: string; readonly label: string}) {
  return (
    <ExternalLink href={href} className={`${LINK} wrap-anywhere`}>
      {label}
    </ExternalLink>
  );
}
