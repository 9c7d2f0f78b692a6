import {parseAst} from 'vite';
import {describe, expect, it} from 'vitest';
import {withBodies} from '../../scripts/lib/drop-unused-remix';

const ROUTER = `function createRouter() {
  function fetch(key) { return load(key, {deep: true}); }
  async function discover(matches) { await patch(matches); }
  function navigate(to) { return fetch(to); }
  return {fetch, navigate, discover};
}`;

function emptied(bodies: Record<string, string>) {
  return withBodies(ROUTER, parseAst(ROUTER), bodies);
}

describe('withBodies', () => {
  it('replaces the bodies of the functions that it is told, and nothing else', () => {
    expect(emptied({fetch: '', discover: 'return null;'})).toEqual({
      missing: [],
      code: `function createRouter() {
  function fetch(key) {}
  async function discover(matches) {return null;}
  function navigate(to) { return fetch(to); }
  return {fetch, navigate, discover};
}`,
    });
  });

  it('names what the code does not have, so that an upgrade cannot pass unseen', () => {
    expect(emptied({fetch: '', block: ''}).missing).toEqual(['block']);
  });

  it('a function inside one that is replaced goes with it', () => {
    const {code} = withBodies(`${ROUTER}\nrun();`, parseAst(`${ROUTER}\nrun();`), {
      createRouter: '',
      navigate: '',
    });
    expect(code).toBe('function createRouter() {}\nrun();');
  });
});
