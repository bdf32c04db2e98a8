import { describe, expect, test } from 'vitest';
import type { TaskKind } from '#machines/task/kinds.ts';
import { engineRig } from './engine-rig.ts';

const modules = 'Device.SoftwareModules.';
const sources = {
  appName: 'com.example.news',
  label: 'News',
  url: 'https://a.example/n.apk',
  version: '2.1',
};

function rig() {
  const built = engineRig();
  built.start();
  built.devices.online.add('one');
  return built;
}

test.each<[TaskKind, Record<string, string>, string]>([
  ['AppInstall', { ...sources, uuid: '' }, `${modules}InstallDU()`],
  ['AppUpdate', { ...sources, unitUuid: 'u-1' }, `${modules}DeploymentUnit.[UUID=="u-1"].Update()`],
  ['AppUninstall', { unitUuid: 'u-1' }, `${modules}DeploymentUnit.[UUID=="u-1"].Uninstall()`],
  ['AppUninstall', { unitUuid: 'a"b%' }, `${modules}DeploymentUnit.[UUID=="a%22b%25"].Uninstall()`],
  [
    'AppStartStop',
    { executionId: 'eu-1', startStop: 'restart' },
    `${modules}ExecutionUnit.[EUID=="eu-1"].Restart()`,
  ],
  [
    'AppStartStop',
    { executionId: 'eu-1', startStop: 'forceStop' },
    `${modules}ExecutionUnit.[EUID=="eu-1"].SetRequestedState()`,
  ],
])('given a %s with %j, then the device is told %s', async (kind, params, command) => {
  const built = rig();
  await built.ask({ kind, params });
  expect(built.devices.sent.map((one) => one.command)).toEqual([command]);
});

test('given a successful install, then its message names the app (TN-087, TN-096)', async () => {
  const built = rig();
  built.devices.operated = () => ({ kind: 'completed', outputArgs: {} });
  await built.ask({ kind: 'AppInstall', params: { ...sources, uuid: '' } });
  expect(built.last('t1')).toMatchObject({
    type: 'task.succeeded',
    data: { result: { app_name: 'com.example.news', app_version: '2.1' } },
  });
});

test('given an install that the device refuses, then it has failed with the code of the device (TN-097)', async () => {
  const built = rig();
  built.devices.operated = () => ({ kind: 'refused', code: 7227, message: 'System Resources Exceeded' });
  await built.ask({ kind: 'AppInstall', params: { ...sources, uuid: '' } });
  expect(built.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { code: 'wsfail', deviceCode: 7227, message: 'System Resources Exceeded' },
  });
});

describe('an install', () => {
  test('given an unknown delivery, then it is not resent', async () => {
    const built = rig();
    built.devices.operated = () => ({ kind: 'unanswered', reason: 'closed' });
    await built.ask({ kind: 'AppInstall', params: { ...sources, uuid: '' } });
    await built.connect();
    await built.pass(600_000);
    expect(built.devices.sent).toHaveLength(1);
  });

  test('given that it runs, then another app waits, but a reboot does not', async () => {
    const built = rig();
    await built.ask({ kind: 'AppInstall', params: { ...sources, uuid: '' } });
    await built.ask({ kind: 'AppUninstall', params: { unitUuid: 'u-1' } });
    await built.ask({ kind: 'Reboot', params: {} });
    expect([built.state('t1'), built.state('t2')]).toEqual(['running', 'queued']);
    expect(built.devices.sent.map(({ command }) => command)).toEqual([
      `${modules}InstallDU()`,
      'Device.Reboot()',
    ]);
  });
});
