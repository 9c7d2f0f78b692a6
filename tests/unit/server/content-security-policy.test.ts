import {expect, test} from 'vitest';
import {reportingEndpoints, sealDocument} from '~/server/content-security-policy';

const MARK = 'a-random-mark';
const SOURCES = {images: [], connections: [], reports: null};

test('only a script that carries the mark earns a hash, and no mark is left', async () => {
  const {html, policy} = await sealDocument(
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
  const {policy} = await sealDocument('', MARK, {...SOURCES, reports: address});
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/csp\?shop=1; report-to csp$/);
  expect(reportingEndpoints(address)).toBe('csp="https://reports.example/csp?shop=1"');
});
