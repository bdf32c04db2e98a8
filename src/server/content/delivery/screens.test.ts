import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { png } from '#tests/support/media.ts';
import { type ContentGrant, contentGrants } from './grants.ts';
import { screenReceiver } from './screens.ts';

const grants = contentGrants((text) => [createHmac('sha256', 'ours').update(text).digest('hex')]);
const sha256 = 'a'.repeat(64);
const grant: ContentGrant = {
  endpointId: 'os::012345-1',
  sha256,
  kind: 'DsmCc',
  itemId: 'set-1',
  name: 'Main',
  version: '1',
  expiresAt: 2_000,
};
const stored: object[] = [];
/** Box whose organisation already has a picture. */
const neighbour = 'os::012345-2';
const receive = screenReceiver({
  grants,
  now: () => 1_000,
  store: async (screen) => void stored.push(screen),
  hasSince: async ({ endpoint_id }) => endpoint_id === neighbour,
});
async function* whole(bytes: Uint8Array) {
  yield bytes;
}
const send = (changed: Partial<ContentGrant>, { view = 'live', bytes = png(640, 360) } = {}) =>
  receive({ sha256, grant: grants.write({ ...grant, ...changed }), view, bytes: whole(bytes) });

test('stores a picture of the box that holds the grant', async () => {
  expect(await send({})).toBe(204);
  expect(stored.splice(0)).toMatchObject([{ sha256, view: 'live', endpoint_id: grant.endpointId }]);
});

test.each([
  [403, () => receive({ sha256, grant: 'forged.', view: 'live', bytes: whole(png(1, 1)) })],
  [403, () => send({ sha256: 'b'.repeat(64) })],
  [403, () => send({ kind: 'BootingAd' })],
  [410, () => send({ expiresAt: 999 })],
  [400, () => send({}, { view: '../live' })],
  [413, () => send({}, { bytes: Buffer.alloc(600 * 1024) })],
  [415, () => send({}, { bytes: Buffer.from('<svg onload="x">') })],
  [415, () => send({}, { bytes: png(2000, 360) })],
  [415, () => send({}, { bytes: png(640, 360).subarray(0, 80) })],
] as const)('rejects with %i what is forged, of another file, late, or no picture', async (status, sent) => {
  expect(await sent()).toBe(status);
  expect(stored).toEqual([]);
});

test('reads no second picture within a minute, since a thousand boxes fetch a set at once', async () => {
  const unread = Buffer.from('no picture');
  expect(await send({ endpointId: neighbour }, { bytes: unread })).toBe(204);
  expect(stored).toEqual([]);
});
