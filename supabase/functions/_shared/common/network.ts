/** Longer than any address: where no host sets the header, its sender may write anything. */
const MAX_LENGTH = 64;

/** The network of an address, which a rate limit counts: for IPv6 the /56 that providers give a household, for IPv4 the address. */
export function networkOf(address: string): string {
  const bare = (address.slice(0, MAX_LENGTH).split('%')[0] ?? '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (!bare.includes(':')) return bare;
  const embedded = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare);
  if (embedded?.[1]) return embedded[1];
  const [start = '', end = ''] = bare.split('::');
  const groups = start.split(':').filter(Boolean);
  const missing = bare.includes('::')
    ? 8 - groups.length - end.split(':').filter(Boolean).length
    : 0;
  const whole = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...end.split(':')];
  const [, , , fourth = ''] = whole;
  return `${[...whole.slice(0, 3), `${fourth.padStart(4, '0').slice(0, 2)}00`]
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/56`;
}
