import {Link} from '@remix-run/react';
import {chat as copy} from '~/copy/chat';
import {searchPath} from '~/domain/catalogue/shop-filters';
import type {ChatReply, ChatSuggestion, Conversation} from '~/domain/support/chat';
import {Icon} from '~/components/ui/Icon';
import {Price} from '~/components/ui/Price';
import {keepDraft, readConversation} from '~/state/chat';
import {useNow} from '~/state/browser/clock';
import {AddButton} from '~/components/catalogue/AddButton';
import {imageAtWidth} from '~/components/ui/ResponsiveImage';
import {MAX_CONTACT_MESSAGE_LENGTH} from '~/domain/limits';
import {useRootData} from '~/state/root-data';
import {ExternalLink} from '~/components/ui/ExternalLink';
import type {ReactNode} from 'react';

/** A reply of SofIA, with products and links below it. A reply that never came failed. */
export function ReplyView({reply}: {reply: ChatReply}) {
  const {text, products = [], query, person, until} = reply;
  return (
    <Bubble
      sender="bot"
      below={
        products.length > 0 || query || person ? (
          <div className="mt-2 grid gap-2">
            {products.map((product, index) => (
              <Suggestion key={product.handle} product={product} first={index === 0} />
            ))}
            {query ? <SeeMore query={query} /> : null}
            {person ? <PersonLink /> : null}
          </div>
        ) : null
      }
    >
      {until ? <Limit until={until} /> : <LinkedText text={text || copy.failed} />}
    </Bubble>
  );
}

const TEXT_LINK = 'flex min-h-11 items-center gap-2 text-selva underline-offset-4 hover:underline';

function SeeMore({query}: {query: string}) {
  return (
    <Link to={searchPath(query)} className={TEXT_LINK}>
      <span>{copy.seeMore(query)}</span>
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}

/** Link to the contact form, prefilled with the conversation; only the shopper sends it. */
function PersonLink() {
  return (
    <Link
      to="/contacto"
      onClick={() => keepDraft(conversationDraft(readConversation()))}
      className={TEXT_LINK}
    >
      {copy.person}
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}

/** Counts down the rest of a rate limit in seconds. */
function Limit({until}: {until: number}) {
  const time = useNow() ?? until;
  const seconds = Math.max(0, Math.ceil((until - time) / 1000));
  return <span key={seconds}>{copy.limited(seconds)}</span>;
}

interface SuggestionProps {
  readonly product: ChatSuggestion;
  /** Only the first has the main button. */
  readonly first: boolean;
}

function Suggestion({product: suggestion, first}: SuggestionProps) {
  const {product, reason} = suggestion;
  return (
    <div className="rounded-lg border border-arena bg-white transition-shadow hover:shadow-lift">
      <SuggestionLink product={suggestion} />
      {reason ? <p className="px-3 pb-3 text-sm leading-snug text-muted">{reason}</p> : null}
      {product?.firstVariant ? (
        <div className="px-3 pb-3">
          <AddButton
            product={product}
            variant={product.firstVariant}
            size="md"
            look={first ? undefined : 'outline'}
          />
        </div>
      ) : null}
    </div>
  );
}

function SuggestionLink({
  product: {handle, name, image, price},
}: {
  readonly product: ChatSuggestion;
}) {
  return (
    <Link
      to={`/producto/${handle}`}
      prefetch="intent"
      className="flex items-center gap-3 rounded-lg p-2 pr-3"
    >
      <img
        src={image ? imageAtWidth(image, 160) : '/placeholder.svg'}
        alt=""
        width={56}
        height={70}
        className="h-17.5 w-14 shrink-0 rounded-sm bg-paper-deep object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-6 leading-snug font-bold">{name}</span>{' '}
        <span className="mt-1 block font-extrabold">
          <Price price={price} estimate="text-muted" />
        </span>
      </span>
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}

/** A conversation as a message to a person: its end, where it is longer than a message may be. */
export function conversationDraft(conversation: Conversation): string {
  const lines = conversation.flatMap((message) => {
    if (message.sender === 'user') return `${copy.you} ${message.text}`;
    if (message.isTemporary || !message.text) return [];
    const titles = message.products?.map(({name}) => `«${name}»`) ?? [];
    return `${copy.sofia} ${[message.text, titles.join(', ')].filter(Boolean).join(' ')}`;
  });
  const room = MAX_CONTACT_MESSAGE_LENGTH - copy.personDraft('').length;
  return copy.personDraft(lines.join('\n').slice(-room));
}

const LINK = 'underline';
/** An address, or a name in guillemets. */
const LINKED = /(https?:\/\/[^\s<>«»]+[^\s<>«».,;:)]|«[^«»]+»)/;

/** What a paragraph is about, or the sentence that answers. */
const LEAD = /^(?:[^.:;!?\n«»]{2,60}:|[^.:!?\n«»]{2,80}[.!?])(?=\s)/;
/** A longer answer is read by its leads (characters). */
const LONG = 160;

/**
 * A text of SofIA's, in paragraphs: an address is a link, and so is the name of a page of the shop's that stands in
 * guillemets.
 */
export function LinkedText({text}: {readonly text: string}) {
  return (
    // A translator detaches texts: an answer then needs an element of its own.
    <span key={text}>
      {text.split(/\n{2,}/).map((paragraph, index, {length}) => {
        const lead = (text.length > LONG && LEAD.exec(paragraph)?.[0]) || '';
        const rest = paragraph.slice(lead.length) + (index < length - 1 ? '\n' : '');
        return (
          <span key={index} className="block not-first:mt-3">
            {lead ? <strong>{lead}</strong> : null}
            {rest
              .split(LINKED)
              .map((part, at) => (at % 2 === 1 ? <Linked key={at} part={part} /> : part))}
          </span>
        );
      })}
    </span>
  );
}

function Linked({part}: {readonly part: string}) {
  const communityUrl = useRootData()?.communityUrl;
  if (!part.startsWith('«'))
    return <Outside href={part} label={part.replace(/^https?:..([^/]+).*/, '$1')} />;
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

const LOOKS = {
  user: {place: 'justify-end', bubble: 'rounded-br-sm bg-ink text-paper', who: copy.you},
  bot: {place: '', bubble: 'rounded-bl-sm border border-arena bg-white', who: copy.sofia},
};

/** A message's bubble; `below` is rendered under it. */
export function Bubble({
  sender,
  children,
  below,
}: {
  readonly sender: 'user' | 'bot';
  readonly children: ReactNode;
  readonly below?: ReactNode;
}) {
  const {place, bubble, who} = LOOKS[sender];
  return (
    <li className="animate-rise">
      <div className={`flex ${place}`}>
        <p
          className={`max-w-[85%] rounded-xl px-4 py-2.5 leading-snug wrap-anywhere whitespace-pre-line ${bubble}`}
        >
          <span className="sr-only">{who} </span>
          {children}
        </p>
      </div>
      {below}
    </li>
  );
}
