import { expect, test } from 'vitest';
import { pathOf } from '#domain/device-parameters/readings.ts';
import { DeviceReports } from '#server/devices/engine/devices.ts';
import type { GetAnswer } from '#server/devices/gateway/port.ts';
import { engineRig } from './engine-rig.ts';

const values = (read: Record<string, string>): GetAnswer => ({ kind: 'values', values: read, errors: {} });
const silence: GetAnswer = { kind: 'unanswered', reason: 'timeout' };
const refused: GetAnswer = { kind: 'refused', code: 7026, message: 'invalid path' };
const mac = 'Device.Ethernet.Interface.1.MACAddress';
const model = 'Device.DeviceInfo.ModelName';

/** Connects a device, and answers its next reading. */
async function connected(answer: (paths: string[], times: number, reports: DeviceReports) => GetAnswer) {
  const rig = engineRig();
  const asked: string[][] = [];
  const reports: DeviceReports = new DeviceReports({
    ...rig,
    consents: { restarted: async () => {}, endedOnDevice: async () => {} },
    gateway: {
      isConnected: (endpointId) => rig.devices.online.has(endpointId),
      sessionOf: () => rig.devices.session,
      cameWithoutSubscriptions: () => false,
      get: async (_endpointId, paths) => {
        asked.push(paths);
        return answer(paths, asked.length, reports);
      },
    },
    arrivalOf: async () => null,
    needsDescription: async (modelName) => modelName === 'X1',
    onFault: (where) => void rig.faults.push(where),
  });
  rig.devices.online.add('one');
  await reports.connected({ endpointId: 'one', address: '192.0.2.1', session: 1 });
  await rig.pass();
  const observed = () =>
    rig.storage.disk
      .stream('device:one')
      .filter(({ type }) => type === 'device.valuesObserved')
      .map(({ data }) => data.values);
  return { rig, reports, asked, observed };
}

test('given a device that connects, then its name, its model and its MAC address are read at once', async () => {
  const { asked, observed } = await connected((paths) =>
    values(paths.includes(model) ? { [model]: 'R1', [mac]: '00:1A:2B:3C:4D:5E' } : {}),
  );
  expect(asked[0]).toEqual(expect.arrayContaining([model, mac, 'Device.DeviceInfo.ProductClass']));
  expect(observed()).toEqual([{ [model]: 'R1', [mac]: '00:1A:2B:3C:4D:5E' }]);
});

test('given a lock during a further reading of a set-top box, then the older answer does not overwrite it', async () => {
  const lock = pathOf('lock');
  const productClass = pathOf('productClass');
  const device = await connected((paths, _times, reports) => {
    if (paths.includes(lock)) return values({ [lock]: 'false' });
    if (paths.includes(productClass)) return values({ [productClass]: 'STB' });
    if (paths.includes(pathOf('applicationVersion')))
      void reports.valueChanged({ endpointId: 'one', path: lock, value: 'true' });
    return values({});
  });
  expect(device.observed().at(-1)).toEqual({ [lock]: 'true' });
});

test('given a set-top box, then its own parameters are read as well, and a refusal has no effect', async () => {
  const productClass = 'Device.DeviceInfo.ProductClass';
  const set = 'Device.X_WAYMARK_STB.';
  const answers = (paths: string[]) =>
    paths.some((path) => path.startsWith('Device.X_WAYMARK_')) ? refused : values({ [productClass]: 'STB' });
  const { asked, observed } = await connected(answers);
  expect(asked).toContainEqual([
    `${set}ApplicationVersion`,
    `${set}GoogleSignedIn`,
    `${set}LNB.Type`,
    `${set}LNB.Value`,
  ]);
  // Each object is read separately: a box may lack some of them.
  const sent = asked.slice(-3);
  expect(sent.map((paths) => paths[0])).toEqual([
    'Device.X_WAYMARK_LandingChannel.Name',
    'Device.X_WAYMARK_BootAd.Name',
    'Device.X_WAYMARK_Metadata.Name',
  ]);
  expect(observed()).toEqual([{ [productClass]: 'STB' }]);
  const router = await connected(() => values({ [productClass]: 'APROUTER' }));
  const ofBoxes = /^Device\.X_WAYMARK_(STB|LandingChannel|BootAd|Metadata)\./;
  expect(router.asked.flat().filter((path) => ofBoxes.test(path))).toEqual([]);
});

test('given a model in no table, then the device is asked for its features, and a refusal has no effect', async () => {
  const radios = 'Device.WiFi.RadioNumberOfEntries';
  const { asked, observed } = await connected((paths) =>
    paths.includes(radios) ? values({ [radios]: '2' }) : values({ [model]: 'X1' }),
  );
  expect(asked.at(-1)).toEqual(expect.arrayContaining([radios, 'Device.DHCPv4.Server.PoolNumberOfEntries']));
  expect(observed()).toEqual([{ [model]: 'X1' }, { [radios]: '2' }]);
  const refusing = await connected((paths) => (paths.includes(radios) ? refused : values({ [model]: 'X1' })));
  expect(refusing.observed()).toEqual([{ [model]: 'X1' }]);
  const known = await connected(() => values({ [model]: 'R1' }));
  expect(known.asked.flat()).not.toContain(radios);
});

test('given a reading without an answer, then it is repeated while the session lasts', async () => {
  const { rig, asked, observed } = await connected((_paths, times) =>
    times < 3 ? silence : values({ [model]: 'R1' }),
  );
  expect(asked).toHaveLength(1);
  expect(observed()).toEqual([]);
  await rig.pass(15_010);
  expect(asked).toHaveLength(2);
  await rig.pass(60_010);
  expect(observed()).toEqual([{ [model]: 'R1' }]);
  await rig.pass(600_000);
  // The standard's part and the extension's were repeated, and then no more.
  expect(asked).toHaveLength(4);
});

test("given another session meanwhile, then the earlier session's reading is not repeated", async () => {
  const { rig, asked } = await connected(() => silence);
  rig.devices.session = 2;
  await rig.pass(15_010);
  expect(asked).toHaveLength(1);
});

test('given an agent that refuses one path, then the others are read separately', async () => {
  const { rig, asked, observed } = await connected((paths) =>
    paths.includes(mac) || paths.some((path) => path.includes('.X_'))
      ? refused
      : values({ [paths[0] ?? '']: 'read' }),
  );
  const [read] = observed();
  expect(read).toMatchObject({ [model]: 'read' });
  expect(read).not.toHaveProperty([mac]);
  // A refused reading is not repeated, and the vendor's paths are read once, together.
  expect(asked.filter(([path]) => path?.includes('.X_'))).toHaveLength(1);
  await rig.pass(600_000);
  expect(observed()).toHaveLength(1);
});

test('given a device that reports a secret, requested, unrequested or at its start, then it is not stored', async () => {
  const path = 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase';
  const secret = 'told-all-the-same';
  const { rig, reports } = await connected(() => values({ [path]: secret }));
  expect(await reports.read('one', [path])).toMatchObject({ values: { [path]: '' } });
  await reports.observed('one', 'set', { [path]: secret });
  await reports.valueChanged({ endpointId: 'one', path, value: secret });
  const params = { Cause: 'LocalReboot', ParameterMap: JSON.stringify({ [path]: secret }) };
  await reports.event({ endpointId: 'one', session: 1, objPath: 'Device.', eventName: 'Boot!', params });
  await rig.pass();
  const written = JSON.stringify(rig.storage.disk.stream('device:one'));
  expect(written).toContain(path);
  expect(written).not.toContain(secret);
});

test('given a Boot! with characters that no database stores, then they are replaced', async () => {
  const { rig, reports } = await connected(() => values({}));
  const map =
    '{"Device.DeviceInfo.ModelName":"AR2040\\u0000 ","Device.DeviceInfo.ProvisioningCode":"a\\ud800b"}';
  const params = { Cause: 'LocalReboot', ParameterMap: map };
  await reports.event({ endpointId: 'one', session: 1, objPath: 'Device.', eventName: 'Boot!', params });
  await rig.pass();
  const booted = rig.storage.disk.stream('device:one').find(({ type }) => type === 'device.booted');
  expect(JSON.stringify(booted)).toContain('AR2040\ufffd ');
  expect(JSON.stringify(booted)).toContain('a\ufffdb');
});
