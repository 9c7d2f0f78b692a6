/** Screens as scripts ask for them; the same widths as the `md:` and `max-md:` of the class names. */
export const PHONE = '(max-width: 47.99rem)';
