import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SecretVault } from '#server/core/secrets/vault.ts';
import { SqlTaskSecrets } from '#server/devices/tasks/queries/secrets.ts';
import { emptiedBetween, type TestDatabase } from '#tests/support/database.ts';

import { ScriptedAgent } from '#tests/support/scripted-agent.ts';
import { whereStored } from '#tests/support/secret-search.ts';
import { type RigOptions, ServerRig } from '#tests/support/server-rig.ts';

/** Values that the device reports about its line. */
const line = { 'Device.IP.Interface.1.Status': 'Up', 'Device.PPP.Interface.1.Username': 'line-1' };
const device = 'os::00D09E-000009';
const secret = 'Bru9-harbour-xW';

describe('a command with a secret', () => {
  const emptied = emptiedBetween();
  let on: TestDatabase;
  let rig: ServerRig;
  const start = async (options: RigOptions = {}) => {
    rig = await ServerRig.start(on, options);
  };
  beforeEach(async () => {
    on = await emptied();
    await start();
  });
  afterEach(async () => {
    await rig.stop();
    await on.remove();
  });
  const order = () => rig.request('WanSettings', device, { username: 'line-7', password: secret });
  const kept = async () => (await on.database.sql.selectFrom('task_secret').selectAll().execute()).length;

  test('given a server that restarts before the device connects, then the device gets the secret, and it is deleted', async () => {
    const taskId = await order();
    expect([await rig.state(taskId), await kept()]).toEqual(['queued', 1]);
    expect(await whereStored(on.database.sql, secret)).toEqual([]);
    await rig.stop();
    await start();
    const agent = await ScriptedAgent.connect(rig.gateway.port, device);
    agent.values = line;
    const set = await agent.next('Set');
    expect(JSON.stringify(set.body)).toContain(secret);
    agent.acceptSet(set);
    await rig.until(taskId, 'task.succeeded');
    expect(await kept()).toBe(0);
    expect(await whereStored(on.database.sql, secret)).toEqual([]);
    await agent.drop();
  });

  test('given another key, then nothing is sent and the task has the reason, and other tasks continue', async () => {
    const taskId = await order();
    await rig.stop();
    await start({ secretsKey: new Uint8Array(32).fill(8) });
    const agent = await ScriptedAgent.connect(rig.gateway.port, device);
    agent.values = line;
    const failed = await rig.until(taskId, 'task.failed');
    expect(failed.data.message).toContain('cannot be read any more');
    expect(await kept()).toBe(0);
    const next = await order();
    agent.acceptSet(await agent.next('Set'));
    await rig.until(next, 'task.succeeded');
    expect(rig.faults).toEqual([]);
    await agent.drop();
  });

  test('given several devices, then it is refused, and nothing starts', async () => {
    const several = rig.commands.request({
      kind: 'WanSettings',
      endpointIds: [device, 'os::00D09E-000010'],
      params: { password: secret },
      actor: { kind: 'account', id: 'support', name: 'Support' },
      permission: '/test',
      opId: 'test',
    });
    await expect(several).rejects.toThrow('a bulk action has no secrets');
    expect(await kept()).toBe(0);
    expect((await rig.log.head()).pos).toBe(0);
  });

  test('given a task that expires, then its secret is deleted', async () => {
    const taskId = await order();
    await rig.after(600_001);
    expect([await rig.state(taskId), await kept()]).toEqual(['expired', 0]);
  });

  test('given secrets without a waiting task, then they are deleted, and the others stay', async () => {
    await order();
    const secrets = new SqlTaskSecrets(on.database, new SecretVault(new Uint8Array(32)));
    await on.database.sql
      .insertInto('task_secret')
      .values({ task_id: 'gone', name: 'password', sealed: Uint8Array.of(1) })
      .execute();
    await secrets.forgetEnded();
    expect(await kept()).toBe(1);
  });

  test("given a device's report before its settings were written, then the first report stays, sealed, until the task ends", async () => {
    const taskId = await order();
    const secrets = new SqlTaskSecrets(on.database, new SecretVault(new Uint8Array(32).fill(7)));
    expect(await secrets.before(taskId)).toBeNull();
    await secrets.keepBefore(taskId, { 'Device.Time.NTPServer1': 'old.example' });
    await secrets.keepBefore(taskId, { 'Device.Time.NTPServer1': 'new.example' });
    expect(await secrets.before(taskId)).toEqual({ 'Device.Time.NTPServer1': 'old.example' });
    expect([...(await secrets.of(taskId)).keys()]).toEqual(['password']);
    const rows = await on.database.sql.selectFrom('task_secret').selectAll().execute();
    expect(Buffer.concat(rows.map(({ sealed }) => sealed)).toString()).not.toContain('old.example');
    await rig.after(600_001);
    await secrets.forgetEnded();
    expect(await kept()).toBe(0);
  });
});
