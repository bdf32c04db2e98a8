import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RefusedConnection } from '#domain/refused-connection.ts';
import { rootOperator } from '#server/demo/organisation.ts';
import { addOrganisation } from '#server/people/accounts/queries/seed.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { ManualClock } from '#tests/support/manual-clock.ts';
import { RefusedDevices } from './refused-devices.ts';

let place: Awaited<ReturnType<typeof freshDatabase>>;
const clock = new ManualClock();
const open = () =>
  RefusedDevices.open({
    database: place.database,
    clock,
    onFault: (where, error) => expect.unreachable(`${where}: ${error}`),
  });
const from = (address: string, endpointId: string): RefusedConnection => ({
  endpointId,
  address,
  reason: 'unregistered',
  detail: '',
  fingerprint: null,
});
const rows = () => place.database.sql.selectFrom('refused_device').selectAll().orderBy('last_at').execute();

beforeAll(async () => {
  place = await freshDatabase();
  await addOrganisation(place.database.sql, [rootOperator], []);
}, 60_000);
afterAll(() => place.remove());

test('counts repeated refusals of one device, also after a restart', async () => {
  const first = await open();
  for (let time = 0; time < 3; time++) first.refused(from('192.0.2.1', 'os::00D09E-1'));
  await first.close();
  const second = await open();
  second.refused({ ...from('192.0.2.1', 'os::00D09E-1'), reason: 'blocked' });
  await second.close();
  expect(await rows()).toMatchObject([{ times: 4, reason: 'blocked', op_id: 'system' }]);
});

test('marks a device that connects after all, and no other address that claims its id', async () => {
  const refused = await open();
  refused.refused(from('192.0.2.3', 'os::00D09E-3'));
  refused.refused(from('192.0.2.99', 'os::00D09E-3'));
  refused.admitted('os::00D09E-3', '192.0.2.3');
  await refused.close();
  const marked = (await rows()).filter(({ admitted_at: at }) => at !== null);
  expect(marked.map(({ address }) => address)).toEqual(['192.0.2.3']);
});

test('keeps rows of other addresses when one address invents ids, and the newest of its own', async () => {
  const refused = await open();
  refused.refused(from('192.0.2.2', 'os::00D09E-REAL'));
  for (let device = 0; device < 2_000; device++) refused.refused(from('192.0.2.66', `os::INVENT-${device}`));
  await refused.close();
  const kept = await rows();
  const ids = kept.map(({ endpoint_id: id }) => id);
  expect(ids).toContain('os::00D09E-REAL');
  expect(kept.filter(({ address }) => address === '192.0.2.66')).toHaveLength(50);
  expect(ids).toContain('os::INVENT-1999');
  expect(ids).not.toContain('os::INVENT-0');
});

test('keeps at most a thousand rows', async () => {
  const refused = await open();
  for (let device = 0; device < 1_500; device++)
    refused.refused(from(`198.51.${Math.floor(device / 250)}.${device % 250}`, `os::MANY-${device}`));
  await refused.close();
  expect(await rows()).toHaveLength(1_000);
});

test('forgets a refusal after seven days', async () => {
  clock.advance(7 * 86_400_000 + 1_000);
  const refused = await open();
  refused.refused(from('192.0.2.9', 'os::00D09E-NEW'));
  await refused.close();
  expect((await rows()).map(({ endpoint_id: id }) => id)).toEqual(['os::00D09E-NEW']);
});
