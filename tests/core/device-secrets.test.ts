import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commitObject } from '#domain/device-parameters/table.ts';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { secretKeepingGateway } from '#server/devices/engine/secret-keeping-gateway.ts';
import type { DeviceGateway, GetAnswer, OperateAnswer, SetAnswer } from '#server/devices/gateway/port.ts';
import { SqlDeviceSecrets } from '#server/devices/settings/queries/device-secrets.ts';
import { emptiedBetween, type TestDatabase } from '#tests/support/database.ts';

// A value that was set on a device is revealed only while the device certainly has it (261).

const device = { endpoint_id: 'os::0A52A4-1', op_id: 'northwind' };
const path = 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase';
const taken: SetAnswer = { kind: 'set', values: {}, errors: {} };

describe('secrets that were set on a device', () => {
  const emptied = emptiedBetween();
  let on: TestDatabase;
  let now = Date.parse('2026-11-26T12:00:00Z');
  let secrets: SqlDeviceSecrets;
  let gateway: DeviceGateway;
  let answers: { set: SetAnswer; operate: OperateAnswer; get: GetAnswer };

  beforeEach(async () => {
    on = await emptied();
    await on.database.sql
      .insertInto('device_state')
      .values({ ...device, device_status: 'Deployed', ui_lock: false })
      .execute();
    secrets = new SqlDeviceSecrets(on.database, new SecretVault(new Uint8Array(32)), () => new Date(now));
    answers = {
      set: taken,
      operate: { kind: 'completed', outputArgs: {} },
      get: { kind: 'values', values: {}, errors: {} },
    };
    const ends = () => Promise.resolve();
    gateway = secretKeepingGateway(
      {
        isConnected: () => true,
        sessionOf: () => 1,
        endSession: () => {},
        cameWithoutSubscriptions: () => false,
        connectedCount: () => 1,
        turn: async () => null,
        turnNow: () => null,
        operate: async () => answers.operate,
        get: async () => answers.get,
        set: async () => answers.set,
        add: async () => ({ kind: 'rows', paths: [], errors: {} }),
        remove: async () => ({ kind: 'rows', paths: [], errors: {} }),
        watch: ends,
        close: ends,
      },
      secrets,
      (where, error) => {
        throw new Error(where, { cause: error });
      },
    );
  });
  afterEach(() => on.remove());

  const set = (value: string) => gateway.set(device.endpoint_id, { [path]: value });
  const operate = (command: string) =>
    gateway.operate(device.endpoint_id, { command, commandKey: '', inputArgs: {} });
  const known = async () => (await secrets.of(device)).get(path)?.value ?? null;

  test('are those of the last Set that it accepted', async () => {
    await set('first one here');
    await set('second one here');
    answers.set = { kind: 'set', values: {}, errors: { [path]: { code: 7012, message: 'no' } } };
    await set('third one here');
    expect(await known()).toBe('second one here');
  });

  test('are unknown after a Set without an answer, and known again with the next one', async () => {
    await set('first one here');
    answers.set = { kind: 'unanswered', reason: 'timeout' };
    await set('second one here');
    expect(await known()).toBe(null);
    answers.set = taken;
    await set('third one here');
    expect(await known()).toBe('third one here');
  });

  test('stay if a Set was never delivered, or refused as a whole', async () => {
    await set('first one here');
    answers.set = { kind: 'undelivered', reason: 'away', message: '' };
    await set('second one here');
    answers.set = { kind: 'refused', code: 7012, message: 'no' };
    await set('third one here');
    expect(await known()).toBe('first one here');
  });

  test('of a pending change are revealed when it is kept, and the earlier ones when it is reverted', async () => {
    await set('first one here');
    await operate(`${commitObject}Begin()`);
    await set('second one here');
    expect(await known()).toBe(null);
    await operate(`${commitObject}Cancel()`);
    expect(await known()).toBe('first one here');
    await operate(`${commitObject}Begin()`);
    await set('third one here');
    await operate(`${commitObject}Confirm()`);
    expect(await known()).toBe('third one here');
    await operate(`${commitObject}Begin()`);
    await set('fourth one here');
    answers.get = { kind: 'values', values: { [`${commitObject}Status`]: 'RolledBack' }, errors: {} };
    await gateway.get(device.endpoint_id, [commitObject]);
    expect(await known()).toBe('third one here');
  });

  test('are forgotten when the device reports a change, but not when it reports the sent one', async () => {
    await set('first one here');
    now += 5_000;
    await secrets.reportedChange(device.endpoint_id, path);
    expect(await known()).toBe('first one here');
    now += 60_000;
    await secrets.reportedChange(device.endpoint_id, path);
    expect(await known()).toBe(null);
  });

  for (const command of ['Device.FactoryReset()', 'Device.WiFi.X_WAYMARK_FactoryReset()'])
    test(`are forgotten with ${command}, and kept if it was not delivered`, async () => {
      await set('first one here');
      answers.operate = { kind: 'undelivered', reason: 'away', message: '' };
      await operate(command);
      expect(await known()).toBe('first one here');
      answers.operate = { kind: 'unanswered', reason: 'closed' };
      await operate(command);
      expect(await known()).toBe(null);
    });

  test('are forgotten when the device moves to another organisation', async () => {
    await set('first one here');
    await on.database.sql.updateTable('device_state').set({ op_id: 'brightline' }).execute();
    expect((await secrets.of({ ...device, op_id: 'brightline' })).size).toBe(0);
    await secrets.forgetMoved();
    expect(await on.database.sql.selectFrom('device_secret').selectAll().execute()).toEqual([]);
  });

  test('cannot be decrypted at another path or device', async () => {
    await set('first one here');
    await on.database.sql
      .updateTable('device_secret')
      .set({ path: path.replace('.1.', '.2.') })
      .execute();
    expect((await secrets.of(device)).size).toBe(0);
  });

  test('of a passphrase are forgotten when the device gets the key itself', async () => {
    await set('first one here');
    await gateway.set(device.endpoint_id, {
      [path.replace('KeyPassphrase', 'PreSharedKey')]: 'ab'.repeat(32),
    });
    expect(await known()).toBe(null);
  });

  test('of other parameters are not kept', async () => {
    await gateway.set(device.endpoint_id, { 'Device.PPP.Interface.1.Password': 'of the line' });
    expect(await on.database.sql.selectFrom('device_secret').selectAll().execute()).toEqual([]);
  });
});
