import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const devices = Array.from({ length: fleetSize }, (_, at) => demoDevice(at));
const ofModel = (model: string) =>
  devices.find(({ registration: { modelName, opId } }) => modelName === model && opId.startsWith('northwind'))
    ?.endpointId ?? '';
const box = ofModel('KSTB2020');
const otherBox = ofModel('KSTB6200');
const router = ofModel('AR3030W');
const withoutApps = ofModel('AR2146');

const unit = (row: number, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `Device.SoftwareModules.DeploymentUnit.${row}.${name}`,
      value,
    ]),
  );
const execution = (row: number, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `Device.SoftwareModules.ExecutionUnit.${row}.${name}`,
      value,
    ]),
  );
const runs = (row: number) => ({ ExecutionUnitList: `Device.SoftwareModules.ExecutionUnit.${row}` });
const observed = {
  'Device.SoftwareModules.DeploymentUnitNumberOfEntries': '3',
  'Device.SoftwareModules.ExecutionUnitNumberOfEntries': '2',
  ...unit(1, {
    UUID: 'u-tv',
    Name: 'com.example.livetv',
    'X_WAYMARK_App.StoreName': 'Factory Application',
    Version: '5.0',
  }),
  ...unit(2, {
    UUID: 'u-box',
    Name: 'com.example.videobox',
    Version: '3.1.0',
    'X_WAYMARK_App.Label': 'Video Box',
    'X_WAYMARK_App.StoreName': 'Operator Store',
    'X_WAYMARK_App.UsageEndTimes': '2026-11-22T00:00:00Z,2026-11-23T00:00:00Z',
    'X_WAYMARK_App.UsageTimes': '60,120',
    'X_WAYMARK_App.UsageInternet': '1000,2000',
    'X_WAYMARK_App.UsageStorage': '500,700',
    LastUpdate: '2026-10-01T00:00:00Z',
    ...runs(8),
  }),
  ...unit(3, { UUID: 'u-odd', Name: 'com.example.odd', Status: 'Bewildered', Version: 'x' }),
  ...execution(8, { EUID: 'eu-8', Status: 'Active' }),
  'Device.SoftwareModules.ExecEnv.1.Name': 'android',
  'Device.SoftwareModules.ExecEnv.1.AllocatedMemory': '1000',
  'Device.SoftwareModules.ExecEnv.1.AvailableMemory': '250',
};
const container = {
  'Device.SoftwareModules.DeploymentUnitNumberOfEntries': '1',
  'Device.SoftwareModules.ExecutionUnitNumberOfEntries': '1',
  ...unit(1, { UUID: 'u-guard', Name: 'Guard', Vendor: 'Evolane', Version: '1.0', ...runs(1) }),
  ...execution(1, {
    EUID: 'eu-1',
    Status: 'Idle',
    ExecutionFaultCode: 'FailureOnStart',
    DiskSpaceInUse: '4',
  }),
};

const call = async (path: string, payload: object, headers = support) => {
  const answer = await bench.app.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const tell = async (endpointId: string, values: Record<string, string>) => {
  await bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
};
const taskOf = async (taskId: string) =>
  (await bench.app.inject({ url: `/api/v1/tasks/${taskId}`, headers: support })).json().data;
const android = (more: object) => ({ endpointId: box, platform: 'android', ...more });

/** Calls with bodies that are valid for the box. */
const calls: Record<string, object> = {
  '/devices/apps/info': { endpointId: box },
  '/devices/ui/getApplicationInfo': { endpointId: box },
  '/devices/ui/getApplicationStatWeekly': { endpointId: box },
  '/application/details/all': { endpointId: box },
  '/application/info/getDeploymentInfo': { endpointId: box },
  '/application/info/getTotalUsageInfo': { endpointId: box },
  '/devices/apps/install': android({ fileId: 'news-now-2.1.0', appPackageName: 'com.example.news' }),
  '/application/updateApp': android({
    fileId: 'video-box-3.2.1',
    appPackageName: 'com.example.videobox',
  }),
  '/devices/apps/uninstall': android({ appPackageName: 'com.example.odd', type: 'delete' }),
  '/application/installAppTemp': { endpointId: box, appId: 'sports-live', version: '1.9.0' },
};
const changing = Object.keys(calls).slice(6);

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  await tell(box, observed);
  await tell(router, container);
}, 120_000);
afterAll(() => bench.close());

describe('each call (CL-092, CL-093, CL-122..CL-124, CL-258..CL-264)', () => {
  test.each(Object.entries(calls))('answers %s', async (path, body) => {
    expect((await call(path, body)).code).toBe('success');
  });

  test.each(Object.entries(calls))('finds no device of another operator for %s', async (path, body) => {
    const other = await bench.login('support@brightline.example');
    expect((await call(path, body, other)).code).toBe('nodata');
  });

  test.each(Object.entries(calls))('refuses %s for a model without apps (RU-021)', async (path, body) => {
    expect((await call(path, { ...body, endpointId: withoutApps })).code).toBe('custom');
  });

  test('lets a viewer read and change nothing', async () => {
    const viewer = await bench.login('viewer@northwind.example');
    for (const [path, body] of Object.entries(calls))
      expect([path, (await call(path, body, viewer)).code]).toEqual([
        path,
        changing.includes(path) ? 'roleerr' : 'success',
      ]);
  });
});

describe('installed apps', () => {
  test('have their usage, newer files and the approvals of the model (RU-067, CO-066)', async () => {
    const { data } = await call('/devices/apps/info', { endpointId: otherBox });
    expect(data).toMatchObject({ device_app: [], observedAt: null });
    expect(data.device_app_stat_count).toEqual({ op_app_all_cnt: 4, op_app_cnt: 0, up_app_cnt: 0 });
    const known = (await call('/devices/apps/info', { endpointId: box })).data;
    expect(known.device_app_stat_count).toMatchObject({ op_app_all_cnt: 4, op_app_cnt: 1, up_app_cnt: 1 });
    const byName = (name: string) =>
      known.device_app.find(({ app_name: one }: { app_name: string }) => one === name);
    expect(byName('com.example.videobox')).toMatchObject({
      idx: 8,
      appId: 'video-box',
      app_label: 'Video Box',
      appType: 'Operator',
      app_state: 'Active',
      app_usage_total_time: 180,
      app_usage_internet: 3000,
      app_usage_storage: 700,
      fileList: [{ fileVersion: '3.2.1' }, { fileVersion: '3.2.0' }],
    });
    expect(byName('com.example.livetv')).toMatchObject({ appType: 'StartApp', usage: [], idx: null });
    expect(byName('com.example.odd')).toMatchObject({ app_state: 'Bewildered', app_version: 'x' });
    expect(known.environment).toMatchObject({ memoryInPercentage: 75, diskInTotal: null });
  });

  test('include a container as a deployment unit with its running parts (CL-262)', async () => {
    const { data } = await call('/application/info/getDeploymentInfo', { endpointId: router });
    expect(data).toMatchObject({ totalApp: 1, activeApp: 0, updateAppCnt: 0 });
    expect(data.data[0]).toMatchObject({
      appUuid: 'u-guard',
      developer: 'Evolane',
      fault: 'FailureOnStart',
      disk: 4096,
      cpu: null,
    });
  });

  test('have files that can be filtered by word, package, app and platform (CL-258)', async () => {
    const ids = async (keyword: string, body: object) =>
      (await call(`/application/details/${keyword}`, body)).data.map(({ appId }: { appId: string }) => appId);
    expect(await ids('box', {})).toEqual(['video-box']);
    expect(await ids('all', { platform: 'quantum' })).toEqual(['ad-shield', 'iot-hub', 'parental-guard']);
    expect(await ids('all', { installedApp: ['com.example.news'] })).toEqual(['news-now']);
    expect(await ids('all', { appIds: ['iot-hub'], platform: 'android' })).toEqual([]);
    expect(await ids('all', { endpointId: router })).toHaveLength(3);
  });
});

describe('an action on an app', () => {
  const install = (fileId: string, appPackageName: string) =>
    call('/devices/apps/install', android({ fileId, appPackageName }));

  test('is shown with the app to every user until it ends, even if the app is not installed yet (TN-086)', async () => {
    const first = (await call('/devices/apps/info', { endpointId: box })).data.device_app;
    const news = first.find(({ app_name: name }: { app_name: string }) => name === 'com.example.news');
    expect(news).toMatchObject({ app_state: 'Installing', loading: true, action: 'AppInstall' });
    expect(await taskOf(news.sessionId)).toMatchObject({ taskType: 'AppInstall', state: 'queued' });
    const viewer = await bench.login('viewer@northwind.example');
    const seen = (await call('/devices/apps/info', { endpointId: box }, viewer)).data.device_app;
    expect(seen).toEqual(first);
  });

  test('is refused while another task of the same app runs, for an installed or unapproved app', async () => {
    expect((await install('news-now-2.1.0', 'com.example.news')).message).toContain('has not ended yet');
    expect((await install('no-such-file', 'com.example.news')).code).toBe('nofile');
    expect((await install('ad-shield-1.0.0', 'com.example.news')).code).toBe('nofile');
    expect((await install('video-box-3.1.0', 'com.example.videobox')).message).toContain('already');
    const { data } = await install('news-now-2.1.0', 'com.example.other');
    expect(data.errors).toEqual([{ field: 'body.appPackageName', message: 'is not that of the file' }]);
    const quantum = await call('/devices/apps/install', {
      endpointId: box,
      fileId: 'ad-shield-1.0.0',
      platform: 'quantum',
    });
    expect(quantum.data.errors[0].field).toBe('body.platform');
  });

  test('updates a unit by its UUID, and restarts a running app on start (RU-068, TN-099)', async () => {
    await tell(otherBox, observed);
    const started = await call('/application/profile/appStartStop', {
      endpointId: otherBox,
      appIdx: 8,
      startStop: 'start',
    });
    expect((await taskOf(started.data.taskId)).params).toMatchObject({
      executionId: 'eu-8',
      startStop: 'restart',
    });
    const updated = await call('/application/updateApp', {
      endpointId: otherBox,
      platform: 'android',
      fileId: 'sports-live-1.9.0',
      appPackageName: 'com.example.sports',
    });
    expect(updated.code).toBe('nodata');
    const none = { endpointId: otherBox, appIdx: 99, startStop: 'stop' };
    expect((await call('/application/profile/appStartStop', none)).code).toBe('nodata');
  });

  test('removes no preinstalled app; the older call does both (CL-031)', async () => {
    const remove = (appPackageName: string) =>
      call('/devices/action/applicationInstallOrDelete', {
        endpointId: otherBox,
        type: 'delete',
        platform: 'android',
        appPackageName,
      });
    expect((await remove('com.example.livetv')).message).toContain('from the factory');
    const { data } = await remove('com.example.odd');
    expect(await taskOf(data.taskId)).toMatchObject({
      taskType: 'AppUninstall',
      params: { unitUuid: 'u-odd' },
    });
    const without = await call('/devices/action/applicationInstallOrDelete', {
      endpointId: otherBox,
      type: 'install',
      platform: 'android',
      appPackageName: 'com.example.news',
    });
    expect(without.data.errors[0].field).toBe('body.fileId');
  });

  test('leaves an audit entry with its parameters', async () => {
    await bench.settled();
    const events = await bench.log.read(0, 5_000);
    const entry = events.find(({ data }) => data.operation === 'installApp' && data.result === 'success');
    expect(entry?.data).toMatchObject({ targets: [box], newValue: { fileId: 'news-now-2.1.0' } });
  });
});
