import { describe, expect, test } from 'vitest';
import type { AwayDevice } from '#server/people/notifications/outage-causes.ts';
import { storedOutage } from '#server/people/notifications/stored-outage.ts';
import { type Fleet, inConsole, many, messageRig, minute, paths } from './message-rig.ts';

/** `count` devices of a kind, of the school unless another organisation is named. */
const devices = (prefix: string, count: number, traits: Partial<AwayDevice> = {}): AwayDevice[] =>
  many(count, prefix).map((endpointId) => ({
    endpointId,
    opPath: paths.school,
    modelName: 'EAP2244',
    firmwareVersion: null,
    province: null,
    city: null,
    accessPoint: null,
    ...traits,
  }));
const fleetOf = (...groups: AwayDevice[][]): Fleet =>
  new Map(groups.flat().map((device) => [device.endpointId, device]));
const rigOf = (...groups: AwayDevice[][]) => messageRig(undefined, inConsole, fleetOf(...groups));
type Rig = Awaited<ReturnType<typeof rigOf>>;

/** Returns an account's messages in words. */
const reported = (rig: Rig, accountId: string) =>
  rig.of(accountId).map(({ kind, count, outage }) => {
    const stored = storedOutage(outage);
    return stored ? `${count} of ${stored.total}: ${stored.cause.kind} ${stored.cause.value}` : kind;
  });

describe('outages', () => {
  test('given devices of a model without any city, then one message names the model, and its devices are counted', async () => {
    const rig = await rigOf(devices('d-', 50, { modelName: 'AR2146' }), devices('o-', 60));
    await rig.away(many(30));
    await rig.pass(3 * minute);
    expect(reported(rig, 'reed')).toEqual(['30 of 50: model AR2146']);
    expect(reported(rig, 'west')).toEqual(['30 of 50: model AR2146']);
  });

  test('given two causes at once, then each is a message with its own devices', async () => {
    const rig = await rigOf(
      devices('d-a', 15, { city: 'Busan', province: 'Busan', modelName: 'A' }),
      devices('d-b', 12, { modelName: 'AR2146' }),
      devices('d-c', 300),
    );
    await rig.away([...many(15, 'd-a'), ...many(12, 'd-b')]);
    await rig.pass(3 * minute);
    expect(reported(rig, 'reed').toSorted()).toEqual(['12 of 12: model AR2146', '15 of 15: place Busan']);
  });

  test('given devices behind one access point, then it is named before their model', async () => {
    const behind = devices('d-', 6, { accessPoint: 'os::ap' });
    const rig = await rigOf(behind, devices('o-', 10));
    await rig.away(many(6));
    await rig.pass(3 * minute);
    expect(reported(rig, 'reed')).toEqual(['6 of 6: accessPoint os::ap']);
  });

  test('given more devices later, also after the message was read, then it grows, and it ends when they are back', async () => {
    const rig = await rigOf(devices('d-', 50, { modelName: 'AR2146' }), devices('o-', 60));
    await rig.away(many(20));
    await rig.pass(5 * minute);
    const [message] = rig.of('reed');
    await rig.messages.read([message?.message_id ?? ''], { kind: 'account', id: 'reed', name: 'Reed' });
    await rig.away(many(10, 'd-3'));
    await rig.pass(20 * minute);
    expect(reported(rig, 'reed')).toEqual(['30 of 50: model AR2146']);
    await rig.back(...many(20), ...many(9, 'd-3'));
    await rig.pass(2 * minute);
    expect(
      rig.of('reed').map(({ state, outage }) => [state, storedOutage(outage)?.endedAt === null]),
    ).toEqual([['read', false]]);
    // The same cause again is another outage.
    await rig.away(many(20));
    await rig.pass(3 * minute);
    expect(reported(rig, 'reed')).toEqual(['30 of 50: model AR2146', '20 of 50: model AR2146']);
  });

  test('given that this server was away, then its devices have no outage', async () => {
    const rig = await rigOf(devices('d-', 50));
    await rig.away(many(50), 'serverRestart');
    await rig.pass(5 * minute);
    expect(rig.written()).toBe(0);
  });

  test('given devices of another organisation, then other users are not notified', async () => {
    const rig = await rigOf(devices('s-', 20, { opPath: paths.south }), devices('d-', 20));
    await rig.away(many(20, 's-'));
    await rig.pass(3 * minute);
    expect(reported(rig, 'reed')).toEqual([]);
    expect(reported(rig, 'west')).toEqual([`20 of 20: organisation ${paths.south}`]);
  });

  test('given a few devices, or a small share of many, then there is no outage', async () => {
    const rig = await rigOf(devices('d-', 100));
    await rig.away(many(4));
    await rig.pass(2 * minute);
    await rig.away(many(10, 'd-5').slice(1));
    await rig.pass(3 * minute);
    expect(rig.written()).toBe(0);
  });

  test('given a process that ends before it has notified, then the next one does, once', async () => {
    const fleet = fleetOf(devices('d-', 20));
    const first = await messageRig(undefined, inConsole, fleet);
    await first.away(many(20));
    await first.pass(minute);
    first.messages.stop();
    first.stop();
    const second = await messageRig(first.storage.disk, inConsole, fleet);
    for (const id of many(20)) second.off.add(id);
    await second.pass(3 * minute);
    expect(reported(second, 'reed')).toEqual([`20 of 20: organisation ${paths.school}`]);
  });

  test('given an organisation without users, then those above are notified of an outage that is none of their own', async () => {
    const rig = await rigOf(
      devices('e-', 10, { opPath: paths.empty, modelName: 'AR2146' }),
      devices('f-', 60, { opPath: paths.empty }),
      devices('d-', 200, { modelName: 'AR2146' }),
    );
    // Few of all devices of the model, and few of the organisation, but most of its devices of the model.
    await rig.away(many(10, 'e-').slice(0, 9));
    await rig.pass(3 * minute);
    expect(reported(rig, 'west')).toEqual(['9 of 10: model AR2146']);
    expect(reported(rig, 'reed')).toEqual([]);
    expect(
      [...rig.outages.values()].map(({ opPath, notified, outage }) => [opPath, notified, outage.within]),
    ).toEqual([[paths.empty, paths.root, paths.empty]]);
    // An outage of the model everywhere is another one, with all of its devices.
    await rig.away(many(60));
    await rig.pass(3 * minute);
    expect(reported(rig, 'west').toSorted()).toEqual(['69 of 210: model AR2146', '9 of 10: model AR2146']);
    await rig.back(...many(9, 'e-'), ...many(60));
    await rig.pass(2 * minute);
    expect(rig.outages.size).toBe(0);
  });

  test('given an organisation without users that is in an outage of those above, then it has none of its own', async () => {
    const rig = await rigOf(devices('e-', 10, { opPath: paths.empty }));
    await rig.away(many(10, 'e-'));
    await rig.pass(3 * minute);
    expect(reported(rig, 'west')).toEqual([`10 of 10: organisation ${paths.empty}`]);
    expect([...rig.outages.values()].map(({ opPath }) => opPath)).toEqual([paths.root]);
  });

  test('given an organisation whose users receive no messages, then its outage is found too, and ends', async () => {
    const rig = await rigOf(devices('s-', 20, { opPath: paths.south }), devices('d-', 20));
    await rig.away(many(20, 's-'));
    await rig.pass(3 * minute);
    const found = () => [...rig.outages.values()].map(({ opPath, count }) => [opPath, count]).toSorted();
    expect(found()).toEqual([
      [paths.root, 20],
      [paths.south, 20],
    ]);
    await rig.back(...many(17, 's-'));
    await rig.pass(2 * minute);
    expect(found()).toEqual([]);
  });

  test('given a process that ends after it found an outage, then the next one counts no device twice', async () => {
    const fleet = fleetOf(devices('d-', 20));
    const first = await messageRig(undefined, inConsole, fleet);
    await first.away(many(12));
    await first.pass(3 * minute);
    first.messages.stop();
    first.stop();
    const second = await messageRig(first.storage.disk, inConsole, fleet);
    for (const id of many(12)) second.off.add(id);
    await second.pass(3 * minute);
    const own = [...second.outages.values()].filter(({ opPath }) => opPath === paths.school);
    expect(own.map(({ count }) => count)).toEqual([12]);
  });
});
