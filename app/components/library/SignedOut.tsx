import {library as copy} from '~/copy/library';
import {ButtonLink} from '../ui/Button';
import {FindPurchase} from './FindPurchase';

/** The ways into the library. */
export function SignedOut() {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="rounded-2xl bg-mango-soft p-8 stitched">
        <h2 className="text-2xl sm:text-3xl">{copy.signedOut}</h2>
        <p className="mt-2 text-lg">{copy.signedOutText}</p>
        <ButtonLink to="/auth?volver=%2Fmis-productos" size="lg" className="mt-5">
          {copy.signIn}
        </ButtonLink>
      </div>
      <FindPurchase />
    </div>
  );
}
