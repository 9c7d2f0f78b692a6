import type {ContactError, ContactMessage} from '~/domain/support/contact-message';

/** The field that an error is about: the first blank one when fields are missing. */
export function fieldOfError(
  error: ContactError,
  fields: Readonly<Record<string, unknown>>,
): keyof ContactMessage {
  switch (error) {
    case 'missing-fields': {
      const blank = (name: string) => !String(fields[name]).trim();
      return blank('name') ? 'name' : blank('email') ? 'email' : 'message';
    }
    case 'name-too-long':
      return 'name';
    case 'message-too-long':
      return 'message';
    default:
      return 'email';
  }
}
