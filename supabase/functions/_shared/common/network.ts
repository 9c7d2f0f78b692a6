/** Longer than any address: where no host sets the header, its sender may write anything. */
const MAX_LENGTH = 64;

/** The network of an address, which a rate limit counts: a /64 for IPv6, the whole address for IPv4. */
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
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
