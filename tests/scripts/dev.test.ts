/** `npm run dev` as a developer has it: addresses, a page, clear refusals, and nothing left behind. */
import {spawn, type ChildProcess} from 'node:child_process';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {freePort} from '../../scripts/lib/free-port';
import {prepareLocalEnvironment} from '../../scripts/lib/local-environment';

/** Alone it takes 40 s on a slow machine; beside all other checks, with every cache empty, more than two minutes. */
const LIMIT_MS = 240_000;

const ANY_PORTS = {STOREFRONT_EMULATOR_PORT: '0', SUPABASE_EMULATOR_PORT: '0'};

interface Dev {
  readonly child: ChildProcess;
  /** All that it printed so far. */
  output(): string;
  /** Exit code. */
  readonly ended: Promise<number | null>;
}

afterEach(() => vi.unstubAllEnvs());

/** In a process group of its own, as in a terminal. */
function startDev(variables: Record<string, string>): Dev {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    env: {...process.env, NODE_ENV: 'development', ...variables},
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {child, output: () => output, ended};
}

async function waitFor(dev: Dev, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const look = () => dev.output().includes(text) && resolve();
    dev.child.stdout?.on('data', look);
    void dev.ended.then(() => reject(new Error(`It ended first:\n${dev.output()}`)));
    look();
  });
}

/** Whether any process of the group still lives. */
function isAlive({child}: Dev): boolean {
  try {
    process.kill(-(child.pid ?? 0), 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm run dev', () => {
  it(
    'says where everything is, serves a page, and leaves no process behind on Ctrl-C',
    async () => {
      const port = await freePort();
      const dev = startDev({PORT: String(port), ...ANY_PORTS});
      try {
        await waitFor(dev, 'Mails');
        const addresses = Object.fromEntries(
          Array.from(
            dev.output().matchAll(/^ {2}(\S+(?: \S+)*) +(http\S+)$/gm),
            ([, name, address]) => [name, address],
          ),
        ) as Record<string, string>;
        const {Supabase: supabase = '', 'Storefront API': storefront = ''} = addresses;
        expect(addresses).toEqual({
          'Reventa PLR': `http://localhost:${port}`,
          'Storefront API': storefront,
          'GraphQL form': `${storefront}/`,
          Supabase: supabase,
          Mails: `${supabase}/__emulator/mails`,
        });
        expect((await fetch(`${storefront}/`)).status).toBe(200);
        const page = await fetch(`http://127.0.0.1:${port}/faq`);
        expect(page.status).toBe(200);
        // The database runs in a process of its own, and the chat in another.
        const mails = await fetch(`${supabase}/__emulator/mails`);
        expect(await mails.json()).toEqual({mails: []});
        const answer = await fetch(`${supabase}/functions/v1/sofia-chat`, {
          method: 'POST',
          body: JSON.stringify({message: '¿Qué es PLR?'}),
        });
        expect(answer.status).toBe(200);
      } finally {
        // A terminal sends it to the whole group.
        process.kill(-(dev.child.pid ?? 0), 'SIGINT');
      }
      expect(await dev.ended).toBe(0);
      await expect.poll(() => isAlive(dev), {timeout: 10_000}).toBe(false);
    },
    LIMIT_MS,
  );

  // Its process prints such an error with `fail`, and ends.
  it.each([
    [
      'half a group',
      {PRIVATE_STOREFRONT_API_TOKEN: 'x'},
      'PUBLIC_STORE_DOMAIN is missing, though PRIVATE_STOREFRONT_API_TOKEN is set.',
    ],
    [
      'a catalogue that is not there, though there is a store',
      {
        PUBLIC_STORE_DOMAIN: 'tienda.example',
        PUBLIC_STOREFRONT_API_TOKEN: 'x',
        CATALOGUE_CSV: 'no-such.csv',
        ...ANY_PORTS,
      },
      'CATALOGUE_CSV names a file that cannot be read: no-such.csv',
    ],
  ])('refuses %s', async (_name, variables, problem) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    await expect(prepareLocalEnvironment('http://localhost:3000')).rejects.toThrow(problem);
  });
});
