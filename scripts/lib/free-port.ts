import {createServer, type AddressInfo} from 'node:net';

/**
 * Which local port to take. One that the developer named is taken or refused; where nobody named
 * one, a usual port that is in use gives way to the next, and that is said.
 */
const SHOP_PORT = 'PORT';
const USUAL_SHOP_PORT = 3000;

/** Chooses a port; 0 if the variable says 0: any port. @throws {Error} when it names no port, or one in use. */
export async function choosePort(variable: string, usual: number): Promise<number> {
  const named = process.env[variable]?.trim();
  if (!named) {
    const port = await firstFreePort(usual);
    if (port !== usual)
      console.log(`  Port ${usual} is in use, so ${port} is taken (${variable}).`);
    return port;
  }
  const port = parsePort(variable, named);
  if (port === 0 || (await firstFreePort(port).catch(() => null)) === port) return port;
  throw new Error(
    `Port ${port} is already in use. Stop what listens there, or name another with ${variable}.`,
  );
}

/** Chooses the shop's port, which others must know before it starts: never 0. */
export async function chooseShopPort(): Promise<number> {
  return (await choosePort(SHOP_PORT, USUAL_SHOP_PORT)) || freePort();
}

/** Port of a shop that the calling command does not start. */
export function namedShopPort(): number {
  const named = process.env[SHOP_PORT]?.trim();
  return named ? parsePort(SHOP_PORT, named) : USUAL_SHOP_PORT;
}

function parsePort(variable: string, named: string): number {
  const port = Number(named);
  if (/^\d+$/.test(named) && port <= 65_535) return port;
  throw new Error(`${variable} is not a port: ${named}`);
}

/** Number of ports to try after the usual one. */
const STEPS = 50;

/**
 * Below the ports that systems hand out by themselves: one of those can be given to somebody's
 * outgoing connection between the look and the use.
 */
const OWN_PORTS = {first: 20_000, count: 12_000};

/** A port of 127.0.0.1 that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < STEPS; attempt += 1) {
    const port = OWN_PORTS.first + Math.floor(Math.random() * OWN_PORTS.count);
    if ((await listenOnce(port)) !== null) return port;
  }
  throw new Error('There is no free port on this machine');
}

/** The first free port of 127.0.0.1 from `from` on. @throws {Error} when there is none near. */
async function firstFreePort(from: number): Promise<number> {
  for (let port = from; port < from + STEPS; port += 1) {
    if ((await listenOnce(port)) !== null) return port;
  }
  throw new Error(`The ports ${from} to ${from + STEPS - 1} are all in use.`);
}

/** The port, after listening on it once; null if it is taken. */
function listenOnce(wanted: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen(wanted, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
