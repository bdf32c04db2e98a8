import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type ContentGrant, contentGrants } from './grants.ts';

const digest = (key: string) => (text: string) => [createHmac('sha256', key).update(text).digest('hex')];
const grants = contentGrants(digest('ours'));
const grant: ContentGrant = {
  endpointId: 'os::012345-1',
  sha256: 'a'.repeat(64),
  kind: 'DsmCc',
  itemId: 'set-1',
  name: '저녁 편성',
  version: '41',
  expiresAt: 1_000,
};

test('reads a grant of this installation as it was written', () => {
  expect(grants.read(grants.write(grant))).toEqual(grant);
});

test('rejects a grant that was altered, cut, or made elsewhere', () => {
  const written = grants.write(grant);
  const [said = '', mac = ''] = written.split('.');
  const other = Buffer.from(JSON.stringify({ ...grant, endpointId: 'os::012345-2' })).toString('base64url');
  for (const wrong of ['', said, `${other}.${mac}`, `${said}.${mac.slice(1)}`, `${said}.${'0'.repeat(64)}`])
    expect(grants.read(wrong)).toBeNull();
  expect(contentGrants(digest('theirs')).read(written)).toBeNull();
});
