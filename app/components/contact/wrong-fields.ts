import type {ContactFailure, ContactMessage} from '~/domain/support/contact-message';

type Field = keyof ContactMessage;

const FIELDS: readonly Field[] = ['name', 'email', 'message'];

/** The fields that a failure is about, in the form's order: all blank ones when some are missing. */
export function wrongFields(
  failure: ContactFailure,
  fields: {readonly [field in Field]?: unknown},
): readonly Field[] {
  switch (failure) {
    case 'missing-fields':
      return FIELDS.filter((name) => isBlank(fields[name]));
    case 'name-too-long':
      return ['name'];
    case 'message-too-long':
      return ['message'];
    case 'invalid-email':
    case 'email-too-long':
      return ['email'];
    default:
      return [];
  }
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || !value.trim();
}
