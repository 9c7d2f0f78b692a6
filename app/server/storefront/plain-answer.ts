import {plainText} from '~/domain/text/plain-text';

/**
 * A provider's answer with every text in it made safe to show: whoever writes a title, an option's
 * name or a picture's description cannot turn round or hide what stands beside it.
 */
export function plainAnswer(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainAnswer);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, plainAnswer(member)]),
  );
}
