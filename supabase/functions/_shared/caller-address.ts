import {networkOf} from './common/network.ts';

/**
 * The network of the address that the gateway saw, which nobody can forge: the last of the forwarded ones, because
 * the caller writes those before it.
 */
export function callerAddress(headers: Headers): string {
  const seen = headers.get('x-forwarded-for')?.split(',').at(-1);
  return networkOf(headers.get('cf-connecting-ip')?.trim() || seen?.trim() || 'unknown');
}
