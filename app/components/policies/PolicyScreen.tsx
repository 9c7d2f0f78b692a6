import {POLICY_HANDLES, type PolicyHandle} from '~/domain/policies/policies';
import {policies as copy} from '~/copy/policies';
import type {RichText} from '~/domain/markup/rich-text';
import {ListHeader} from '~/components/catalogue/ListHeader';
import {NotFound} from '../layout/NotFound';
import {ButtonLink} from '../ui/Button';
import {PolicyLinks} from '../layout/PolicyLinks';
import {RichTextView} from './RichTextView';

interface PolicyScreenProps {
  readonly policy: {
    readonly handle: PolicyHandle;
    readonly title: string;
    readonly text: RichText;
  };
}

/** One of the shop's policies, whole. */
export function PolicyScreen({policy: {handle, title, text}}: PolicyScreenProps) {
  return (
    <>
      <ListHeader title={title} description={copy.intro} facts={[]} trail={[]} />
      <div className="page pb-6">
        <RichTextView text={text} />
        <section className="mt-10 border-t-2 border-dashed border-arena-deep pt-6">
          <h2 className="text-xl">{copy.others}</h2>
          <PolicyLinks handles={POLICY_HANDLES.filter((other) => other !== handle)} />
          <ButtonLink to="/contacto" look="outline" className="mt-3">
            {copy.ask}
          </ButtonLink>
        </section>
      </div>
    </>
  );
}

export function MissingPolicy() {
  return (
    <section className="page py-8 text-center">
      <NotFound title={copy.notFound} text={copy.notFoundText} />
      <ButtonLink to="/contacto" look="outline">
        {copy.ask}
      </ButtonLink>
    </section>
  );
}
