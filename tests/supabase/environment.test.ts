import {expect, it} from 'vitest';
import {EnvironmentError, parseEnvironment} from '~/server/environment/environment';

const shop = {PUBLIC_STORE_DOMAIN: 'shop.example', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
const project = {
  PUBLIC_SUPABASE_URL: 'https://proyecto.supabase.test/',
  PUBLIC_SUPABASE_ANON_KEY: 'sb_publishable_x',
};

it('knows the project by its origin', () => {
  expect(parseEnvironment({...shop, ...project}).supabase).toEqual({
    url: 'https://proyecto.supabase.test',
    anonKey: 'sb_publishable_x',
  });
});

it.each(['PUBLIC_SUPABASE_URL', 'PUBLIC_SUPABASE_ANON_KEY'] as const)(
  'names %s when it alone is missing',
  (name) => {
    const parse = () => parseEnvironment({...shop, ...project, [name]: ' '});
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(`${name} is missing`);
  },
);

it.each(['http://proyecto.test', 'proyecto.test', 'https://proyecto.test/rest/v1'])(
  'refuses %s',
  (url) => {
    const parse = () => parseEnvironment({...shop, ...project, PUBLIC_SUPABASE_URL: url});
    expect(parse).toThrow('PUBLIC_SUPABASE_URL is not an https origin');
  },
);

it.each(['sb_secret_x', `a.${btoa('{"role":"service_role"}')}.b`])(
  'never shows browsers a secret key: %s',
  (key) => {
    const parse = () => parseEnvironment({...shop, ...project, PUBLIC_SUPABASE_ANON_KEY: key});
    expect(parse).toThrow('PUBLIC_SUPABASE_ANON_KEY holds a secret key');
  },
);
