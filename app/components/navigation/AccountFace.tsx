import {layout} from '~/copy/layout';

/** The first letter of the address, over what the button is called. */
export function AccountFace({email}: {email: string}) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-selva text-sm leading-none font-extrabold text-white uppercase"
      >
        {email.charAt(0)}
      </span>
      <span className="whitespace-nowrap">{layout.myAccount}</span>
    </>
  );
}
