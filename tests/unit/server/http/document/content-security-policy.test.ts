import {afterEach, expect, test, vi} from 'vitest';
import {
  reportingEndpoints,
  applyContentSecurityPolicy,
} from '~/server/http/document/content-security-policy';

const MARK = 'a-random-mark';
const SOURCES = {images: [], connections: [], reports: null};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('only a script that carries the mark earns a hash, and no mark is left', async () => {
  const {html, policy} = await applyContentSecurityPolicy(
    `<script nonce="${MARK}">ours()</script><script>theirs()</script><script nonce="guess">x()</script>`,
    MARK,
    SOURCES,
  );
  expect(html).not.toContain(MARK);
  expect(policy.match(/'sha256-/g)).toHaveLength(1);
  expect(policy).not.toContain('report');
});

test('violations are reported where the operator says', async () => {
  const address = 'https://reports.example/csp?shop=1';
  const {policy} = await applyContentSecurityPolicy('', MARK, {...SOURCES, reports: address});
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/csp\?shop=1; report-to csp$/);
  expect(reportingEndpoints(address)).toBe('csp="https://reports.example/csp?shop=1"');
});

test('scripts come from the shop, or from where its own build lies, and not from all of a CDN', async () => {
  expect((await applyContentSecurityPolicy('', MARK, SOURCES)).policy).toContain(
    "; script-src 'self';",
  );

  const files = 'https://cdn.shopify.com/oxygen-v2/1/2/3/';
  vi.stubEnv('BASE_URL', files);
  vi.resetModules();
  const onOxygen = await import('~/server/http/document/content-security-policy');
  const {policy} = await onOxygen.applyContentSecurityPolicy('', MARK, SOURCES);
  expect(policy).toContain(`; script-src 'self' ${files};`);
  expect(policy).toMatch(/; img-src [^;]*https:\/\/cdn\.shopify\.com[ ;]/);
});
