/**
 * Which local port to take. One that the developer named is taken or refused; where nobody named
 * one, a usual port that is in use gives way to the next, and that is said.
 */
import {firstFreePort, freePort} from './free-port';

const SHOP_PORT = 'PORT';
const USUAL_SHOP_PORT = 3000;

/** 0 when the variable says so: any port. @throws {Error} when it names no port, or one in use. */
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

/** The same for the shop, whose address others must be told before it starts: never 0. */
export async function chooseShopPort(): Promise<number> {
  return (await choosePort(SHOP_PORT, USUAL_SHOP_PORT)) || freePort();
}

/** Where the shop is said to be, by a command that does not start it. */
export function namedShopPort(): number {
  const named = process.env[SHOP_PORT]?.trim();
  return named ? parsePort(SHOP_PORT, named) : USUAL_SHOP_PORT;
}

function parsePort(variable: string, named: string): number {
  const port = Number(named);
  if (/^\d+$/.test(named) && port <= 65_535) return port;
  throw new Error(`${variable} is not a port: ${named}`);
}
