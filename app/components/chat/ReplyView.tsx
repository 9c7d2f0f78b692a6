import {Link} from '@remix-run/react';
import {chat as copy} from '~/copy/chat';
import {searchPath} from '~/domain/search/search-path';
import {formatPrice} from '~/domain/money/format-price';
import type {ChatReply, ChatSuggestion} from '~/domain/support/chat';
import {Icon} from '../ui/Icon';
import {readConversation} from '~/state/chat';
import {keepDraft} from '~/state/contact-draft';
import {useNow} from '~/state/browser/clock';
import {AddButton} from '~/components/catalogue/AddButton';
import {imageAtWidth} from '../ui/ResponsiveImage';
import {Bubble} from './Bubble';
import {conversationDraft} from './conversation-draft';
import {LinkedText} from './LinkedText';

/** A reply of SofIA, with products and links below it. A reply that never came failed. */
export function ReplyView({reply}: {reply: ChatReply}) {
  const {text, products = [], query, person, until} = reply;
  return (
    <Bubble
      sender="bot"
      below={
        products.length > 0 || query || person ? (
          <div className="mt-2 grid grid-cols-1 gap-2">
            {products.map((product) => (
              <Suggestion key={product.handle} product={product} />
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

const TEXT_LINK =
  'flex min-h-11 items-center gap-2 font-bold text-selva underline-offset-4 hover:underline';

function SeeMore({query}: {query: string}) {
  return (
    <Link to={searchPath(query)} className={TEXT_LINK}>
      <span className="truncate">{copy.seeMore(query)}</span>
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}

/** The contact form, with the conversation in it; nothing is sent before the shopper sends it. */
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

/** How long a limit lasts yet, second by second. */
function Limit({until}: {until: number}) {
  const time = useNow() ?? until;
  return <>{copy.limited(Math.max(0, Math.ceil((until - time) / 1000)))}</>;
}

function Suggestion({product: suggestion}: {readonly product: ChatSuggestion}) {
  const {product, reason} = suggestion;
  if (!product && !reason) return <SuggestionLink product={suggestion} />;
  return (
    <div className="rounded-lg border border-arena bg-white">
      <SuggestionLink product={suggestion} />
      {reason ? <p className="px-3 pb-2 text-sm leading-snug text-muted">{reason}</p> : null}
      {product?.firstVariant ? (
        <div className="px-3 pb-3">
          <AddButton product={product} variant={product.firstVariant} size="md" />
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
      className="flex items-center gap-3 rounded-lg border border-arena bg-white p-2 pr-3 transition-shadow hover:shadow-lift"
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
        <span className="mt-1 block font-extrabold tabular-nums">{formatPrice(price)}</span>
      </span>
      <Icon name="arrow-right" className="size-4" />
    </Link>
  );
}
