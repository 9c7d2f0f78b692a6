import {createServer, type AddressInfo} from 'node:net';

/** How far to look for a port beyond the usual one. */
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

/** The first free port of 127.0.0.1 from the given one on. @throws {Error} when there is none near. */
export async function firstFreePort(from: number): Promise<number> {
  for (let port = from; port < from + STEPS; port += 1) {
    if ((await listenOnce(port)) !== null) return port;
  }
  throw new Error(`The ports ${from} to ${from + STEPS - 1} are all in use.`);
}

/** The port that was listened on; null when it is taken. */
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
