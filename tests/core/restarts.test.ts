import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#machines/json.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { tellOfBoot, weighConnection } from '#server/devices/engine/restarts.ts';
import { engineRig } from './engine-rig.ts';

const bank = 'Device.DeviceInfo.FirmwareImage.2.';
const otherBank = {
  'Device.DeviceInfo.ActiveFirmwareImage': 'Device.DeviceInfo.FirmwareImage.1.',
  'Device.DeviceInfo.FirmwareImage.1.Version': '1.0.0',
  [`${bank}Version`]: '2.0.0',
  [`${bank}Status`]: 'Available',
};

/** Returns a device that got a restart command, lost its connection, and is in its second session. */
async function restarting(kind: TaskKind = 'Reboot', params: JsonObject = {}) {
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: otherBank, errors: {} });
  rig.devices.operated = () => ({ kind: 'completed', outputArgs: {} });
  await rig.ask({ kind, params });
  const lost = { subscriptions: false };
  const boots = (cause: string, commandKey: string | null = null) =>
    tellOfBoot(rig, 'one', { session: 2, cause, commandKey, firmwareUpdated: false });
  const connects = async (upTime: number | null) => {
    const read: Record<string, string> =
      upTime === null ? {} : { 'Device.DeviceInfo.UpTime': String(upTime) };
    const gateway = { cameWithoutSubscriptions: () => lost.subscriptions };
    weighConnection({ ...rig, gateway }, { endpointId: 'one', session: 2, read }, (error) => {
      throw error;
    });
    await rig.pass(5_001);
  };
  return { rig, lost, boots, connects, result: () => rig.last('t1')?.data };
}

describe('evidence of a restart', () => {
  test.each([
    ['Reboot', 'LocalReboot', 't1', 'commandKey'],
    ['Reboot', 'RemoteReboot', null, 'cause'],
    ['Reboot', '', null, 'cause'],
    ['FactoryReset', 'RemoteFactoryReset', null, 'cause'],
  ] as const)('%s: Boot! with cause %j and key %j', async (kind, cause, key, evidence) => {
    const { rig, boots, result } = await restarting(kind);
    await boots(cause, key);
    expect(rig.state('t1')).toBe('succeeded');
    expect(result()).toMatchObject({ cause, evidence: { kind: evidence } });
  });

  test.each([
    ['Reboot', 'LocalReboot', null],
    ['Reboot', 'RemoteReboot', 'another-task'],
    ['FactoryReset', 'RemoteReboot', null],
  ] as const)('%s: not by Boot! with cause %j and key %j', async (kind, cause, key) => {
    const { rig, boots, connects } = await restarting(kind);
    await rig.pass(7 * 60_000);
    const isOpen = rig.state('t1') === 'running';
    await boots(cause, key);
    await connects(20);
    expect(rig.state('t1')).toBe(isOpen ? 'running' : 'outcomeUnknown');
    expect(rig.facts('t1')).not.toContain('device.booted');
  });

  test('is an uptime younger than the command, without Boot!', async () => {
    const { rig, connects, result } = await restarting();
    await rig.pass(60_000);
    await connects(20);
    expect(rig.state('t1')).toBe('succeeded');
    expect(result()).toMatchObject({ cause: '', evidence: { kind: 'upTime', upTime: 20 } });
  });

  test('is preferably a Boot! that arrives with the connection', async () => {
    const { rig, boots, connects, result } = await restarting();
    await rig.pass(60_000);
    const weighed = connects(20);
    await boots('LocalReboot', 't1');
    await weighed;
    expect(result()).toMatchObject({ evidence: { kind: 'commandKey' } });
    expect(rig.facts('t1').filter((type) => type === 'device.booted')).toHaveLength(1);
  });

  test.each([[500_000], [-1]])('is no uptime of %i s', async (upTime) => {
    const { rig, connects } = await restarting();
    await rig.pass(60_000);
    await connects(upTime);
    expect(rig.state('t1')).toBe('running');
  });

  test("is a loss of subscriptions for a factory reset, although the UpTime is the kernel's", async () => {
    const { rig, lost, connects, result } = await restarting('FactoryReset');
    await rig.pass(60_000);
    await connects(500_000);
    expect(rig.state('t1')).toBe('running');
    lost.subscriptions = true;
    await connects(500_000);
    expect(rig.state('t1')).toBe('succeeded');
    expect(result()).toMatchObject({ evidence: { kind: 'subscriptions' } });
  });

  test('is no loss of subscriptions if the UpTime is older than the command', async () => {
    const { rig, lost, connects } = await restarting('Reboot');
    await rig.pass(60_000);
    lost.subscriptions = true;
    await connects(500_000);
    expect(rig.state('t1')).toBe('running');
  });

  test('is a loss of subscriptions, without Boot! and UpTime', async () => {
    const { rig, lost, connects, result } = await restarting('FactoryReset');
    await rig.pass(60_000);
    await connects(null);
    expect(rig.state('t1')).toBe('running');
    lost.subscriptions = true;
    await connects(null);
    expect(rig.state('t1')).toBe('succeeded');
    expect(result()).toMatchObject({ evidence: { kind: 'subscriptions' } });
  });
});

test.each([
  ['whenIdle', 30 * 60_000],
  ['userConfirmation', 60_000],
  // This is how firmware behaves that keeps restarting: its activation is reported with the command key.
  ['immediately', 20_000],
] as const)(
  'firmware that is activated %s: a restart without its key is a lost order',
  async (activateMode, ms) => {
    const params = { versionName: '2.0.0', activateMode };
    const { rig, connects } = await restarting('FirmwareActivate', params);
    await rig.pass(ms);
    await connects(4);
    expect(rig.state('t1')).toBe('failed');
    expect(rig.last('t1')?.data).toMatchObject({ message: expect.stringMatching(/forgot/) });
  },
);
