/**
 * How long (milliseconds) a server of this machine keeps an idle connection: longer than any pause of a busy
 * machine, since one that closes just as it is used again fails its call, and longer than its callers, which
 * close theirs after some five seconds. Node's default is those five.
 */
export const KEEP_ALIVE_MS = 60_000;
