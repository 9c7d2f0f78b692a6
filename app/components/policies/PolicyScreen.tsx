import {POLICY_HANDLES, type PolicyHandle} from '~/domain/policies/policies';
import {policies as copy} from '~/copy/policies';
import type {RichText, Inline} from '~/domain/markup/plain-text';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {EmptyState} from '~/components/ui/notices/EmptyState';
import {errorScreen} from '~/copy/layout';
import {ButtonLink} from '~/components/ui/Button';
import {PolicyLinks} from '~/components/layout/PolicyLinks';
import {Link} from '@remix-run/react';

interface PolicyScreenProps {
  readonly policy: {
    readonly handle: PolicyHandle;
    readonly title: string;
    readonly text: RichText;
  };
}

/** The whole text of one of the shop's policies. */
export function PolicyScreen({policy: {handle, title, text}}: PolicyScreenProps) {
  return (
    <>
      <ListHeader title={title} description={copy.intro} facts={[]} trail={[]} />
      <div className="page pb-6 lg:grid lg:grid-cols-[minmax(0,9fr)_minmax(18rem,5fr)] lg:items-start lg:gap-8">
        <Contents text={text} />
        <div>
          <RichTextView text={text} />
          <section className="mt-10 max-w-2xl border-t-2 border-dashed border-arena-deep pt-6">
            <h2 className="text-xl">{copy.others}</h2>
            <PolicyLinks handles={POLICY_HANDLES.filter((other) => other !== handle)} />
            <ButtonLink to="/contacto" look="outline" className="mt-3">
              {copy.ask}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  );
}

export function MissingPolicy() {
  return (
    <section className="page py-8">
      <EmptyState
        level={1}
        title={copy.notFound}
        text={copy.notFoundText}
        illustration="/illustrations/not-found.svg"
      >
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/contacto">{copy.ask}</ButtonLink>
          <ButtonLink to="/" look="outline">
            {errorScreen.backHome}
          </ButtonLink>
        </div>
      </EmptyState>
    </section>
  );
}

const idOf = (index: number) => `parte-${index}`;

/** The headings of a text, beside it where there is room. */
function Contents({text}: {text: RichText}) {
  return (
    <nav
      aria-label={copy.contents}
      className="rounded-2xl border border-arena bg-white p-5 shadow-card max-lg:hidden lg:sticky lg:top-28 lg:order-last"
    >
      <p className="text-sm font-bold text-selva">{copy.contents}</p>
      <ul>
        {text.map((block, index) =>
          block.kind === 'heading' ? (
            <li key={index}>
              <a
                href={`#${idOf(index)}`}
                className="flex min-h-11 items-center underline-offset-4 hover:underline"
              >
                {block.content.map((part) => part.text).join('')}
              </a>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

const LINK = 'underline decoration-mango decoration-2 underline-offset-4 wrap-anywhere';

/** A text of the operator's: headings of the second level, paragraphs and lists. */
function RichTextView({text}: {text: RichText}) {
  return (
    <div className="grid max-w-2xl gap-4">
      {text.map((block, index) => {
        if (block.kind === 'list') {
          const List = block.ordered ? 'ol' : 'ul';
          return (
            <List
              key={index}
              className={`grid gap-2 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
            >
              {block.items.map((item, place) => (
                <li key={place}>
                  <Inlines content={item} />
                </li>
              ))}
            </List>
          );
        }
        const Text = block.kind === 'heading' ? 'h2' : 'p';
        return (
          <Text
            key={index}
            id={idOf(index)}
            className={block.kind === 'heading' ? 'mt-4 text-2xl' : undefined}
          >
            <Inlines content={block.content} />
          </Text>
        );
      })}
    </div>
  );
}

function Inlines({content}: {content: readonly Inline[]}) {
  return content.map(({text, strong, href}, index) => {
    const shown = strong ? <strong>{text}</strong> : text;
    if (!href) return <span key={index}>{shown}</span>;
    return href.startsWith('/') ? (
      <Link key={index} to={href} className={LINK}>
        {shown}
      </Link>
    ) : (
      <a key={index} href={href} rel="noopener noreferrer" className={LINK}>
        {shown}
      </a>
    );
  });
}
