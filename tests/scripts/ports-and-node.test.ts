import {createServer, type Server} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {choosePort, firstFreePort, freePort} from '../../scripts/lib/free-port';
import {nodeProblem} from '../../scripts/lib/require-node';

describe('a port', () => {
  let taken: number;
  let listener: Server;

  beforeEach(async () => {
    taken = await freePort();
    listener = createServer();
    await new Promise<void>((resolve) => listener.listen(taken, '127.0.0.1', resolve));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    listener.close();
  });

  it('that nobody named gives way to the next when it is in use, and that is said', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const port = await choosePort('TEST_PORT', taken);
    expect(port).toBeGreaterThan(taken);
    expect(await firstFreePort(taken)).toBe(port);
    expect(log).toHaveBeenCalledWith(`  Port ${taken} is in use, so ${port} is taken (TEST_PORT).`);
  });

  it('that was named is refused when it is in use', async () => {
    vi.stubEnv('TEST_PORT', String(taken));
    await expect(choosePort('TEST_PORT', 3000)).rejects.toThrow(
      `Port ${taken} is already in use. Stop what listens there, or name another with TEST_PORT.`,
    );
  });

  it('that was named is taken when it is free', async () => {
    const free = await freePort();
    vi.stubEnv('TEST_PORT', String(free));
    expect(await choosePort('TEST_PORT', taken)).toBe(free);
  });

  it.each(['http', '-1', '65536', '30.5'])('is not %s', async (named) => {
    vi.stubEnv('TEST_PORT', named);
    await expect(choosePort('TEST_PORT', 3000)).rejects.toThrow(
      `TEST_PORT is not a port: ${named}`,
    );
  });
});

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0'])('%s is new enough', (version) => {
    expect(nodeProblem(version, '>=20.19')).toBeNull();
  });

  it.each(['20.18.3', '18.20.0'])('%s is too old, and what to do is said', (version) => {
    expect(nodeProblem(version, '>=20.19')).toBe(
      `This is Node ${version}; the shop needs 20.19 or newer. Install it from https://nodejs.org, or with a version manager.`,
    );
  });
});
