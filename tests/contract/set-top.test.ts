import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';

let bench: BenchServer;
let support: { authorization: string };

const devices = Array.from({ length: fleetSize }, (_, at) => demoDevice(at));
const ofModel = (model: string, operator = 'northwind') =>
  devices
    .filter(({ registration: { modelName, opId } }) => modelName === model && opId === operator)
    .map(({ endpointId }) => endpointId);
const [box = '', second = ''] = ofModel('KSTB2020');
const [withoutAv = ''] = ofModel('KSTB6200');
const [router = ''] = ofModel('AR2146');

const components = 'Device.Services.STBService.1.Components.';
const display = `${components}HDMI.1.DisplayDevice.`;
const stb = 'Device.X_WAYMARK_STB.';
const observed = {
  [`${components}HDMI.1.Status`]: 'Enabled',
  [`${display}Status`]: 'Present',
  [`${display}Name`]: 'SAMSUNG',
  [`${display}EEDID`]: 'nonsense',
  [`${display}SupportedResolutions`]: '3840x2160/60Hz,1920x1080/60Hz',
  [`${stb}HDMI.CECEnable`]: '0',
  [`${components}AudioOutput.1.Enable`]: 'true',
  [`${components}FrontEnd.1.DVBT.Modulation.Constellation`]: '256QAM',
  [`${components}FrontEnd.1.DVBT.Modulation.Locked`]: 'true',
  [`${stb}CurrentChannel`]: '7',
  [`${stb}CurrentChannelName`]: 'tvN',
  [`${stb}OsdMessage`]: 'Please call us.',
  [`${stb}BluetoothRemote.BatteryLevel`]: '45',
  [`${stb}LNB.Type`]: 'Universal',
  [`${stb}LNB.Value`]: '9750/10600',
};

const call = async (path: string, payload: object, headers = support) => {
  const answer = await bench.app.inject({ method: 'POST', url: `/api/v1/devices/${path}`, headers, payload });
  return { status: answer.statusCode, ...answer.json() };
};
const tell = async (endpointId: string, values: Record<string, string>) => {
  await bench.tell(endpointId, [{ type: 'device.valuesObserved', data: { source: 'get', values } }]);
  await bench.settled();
};
const audited = async (operation: string) => {
  await bench.settled();
  const events = await bench.log.read(0, 5_000);
  return events.findLast(({ data }) => data.operation === operation)?.data;
};

/** Calls with bodies that are valid for a set-top box. */
const calls: Record<string, object> = {
  'actions/pin-reset': {},
  'actions/channel-scan': {},
  'actions/lnb-settings': { lnbSettings: { type: 'Single', value: '10750' } },
  // second spellings.
  'pin-reset': {},
  'channel-scan': {},
  'lnb-settings': { lnbSettings: { type: 'Single', value: '10750' } },
  'action/upgradeRcu': {},
  'action/setAudioOut': { enable: false },
  'avs/set/osd-message': { message: 'Please call us.' },
  'avs/set/cec': { enable: true },
  'avs/hdmi': {},
  'avs/info': {},
};
const managing = ['actions/pin-reset', 'actions/channel-scan', 'actions/lnb-settings'];

beforeAll(async () => {
  bench = await startBench();
  support = await bench.login('support@northwind.example');
  await tell(box, observed);
}, 120_000);
afterAll(() => bench.close());

describe('each call of a set-top box (CL-032, CL-033, CL-044..CL-046, CL-117..CL-121)', () => {
  test.each(Object.entries(calls))('%s starts a task, and the audit trail names it', async (path, body) => {
    const { code, data } = await call(path, { endpointId: box, ...body });
    expect(code).toBe('success');
    const task = await bench.app.inject({ url: `/api/v1/tasks/${data.taskId}`, headers: support });
    expect(task.json().data).toMatchObject({ endpointId: box, state: 'queued' });
  });

  test.each(Object.entries(calls))('%s is refused for a model without it (RU-021)', async (path, body) => {
    expect(await call(path, { endpointId: router, ...body })).toMatchObject({ status: 400, code: 'custom' });
  });

  test.each(Object.entries(calls))('%s is refused without its permission', async (path, body) => {
    const viewer = await bench.login('viewer@northwind.example');
    expect((await call(path, { endpointId: box, ...body }, viewer)).code).toBe('roleerr');
  });

  test.each(Object.entries(calls))('%s finds no device of another operator', async (path, body) => {
    const other = await bench.login('support@brightline.example');
    expect((await call(path, { endpointId: box, ...body }, other)).code).toBe('nodata');
  });

  test('AV is limited to operators, device actions are open to schools too (PE-003, PE-031)', async () => {
    const school = await bench.login('school@hillside.example');
    const { permissions } = (await bench.app.inject({ url: '/auth/v1/profile', headers: school })).json()
      .data;
    const granted = Object.keys(calls).filter((path) => permissions.includes(`/devices/${path}`));
    expect(granted).toEqual(managing);
    expect(permissions).toContain('/devices/avs/full');
  });

  test('a set-top box without AV output refuses messages, but has a remote control (A-073)', async () => {
    expect((await call('avs/set/osd-message', { endpointId: withoutAv, message: 'Hello' })).code).toBe(
      'custom',
    );
    expect((await call('avs/hdmi', { endpointId: withoutAv })).code).toBe('custom');
    expect((await call('avs/info', { endpointId: withoutAv })).code).toBe('success');
    const { data } = await call('avs/full', { endpointId: withoutAv });
    expect(data.av).toMatchObject({ hdmi: null, edid: null, audio: null, audio_out: null });
    expect(data.av.bluetooth_remote).not.toBeNull();
  });
});

describe('LNB settings', () => {
  const setting = (lnbSettings: object, endpointIds = [box]) =>
    call('actions/lnb-settings', { endpointIds, lnbSettings });

  test('type and value are required, and must fit together (RU-105)', async () => {
    for (const wrong of [{ type: 'Single' }, { value: '10750' }, { type: 'Dish', value: '1' }])
      expect((await setting(wrong)).status).toBe(400);
    const { data } = await setting({ type: 'DiSEqC', value: '5' });
    expect(data.errors).toEqual([
      { field: 'body.lnbSettings.value', message: 'must be a whole number from 1 to 4' },
    ]);
  });

  test('are refused if they are already applied, naming the devices (RU-105)', async () => {
    const same = { type: 'Universal', value: '9750/10600' };
    expect(await setting(same)).toMatchObject({
      code: 'custom',
      message: 'This LNB setting is already applied.',
    });
    expect((await setting(same, [box, second])).data).toEqual({ endpointIds: [box] });
    expect((await setting(same, [second])).code).toBe('success');
  });

  // The embedded database has one connection, which cannot delay its own read model.
  test.runIf(process.env.TEST_DATABASE_URL)(
    'an ended task is answered when its result is in what is read next, however late that is (TN-140)',
    async () => {
      const { data } = await setting({ type: 'Unicable', value: '7' }, [second]);
      const task = `/api/v1/tasks/${data.taskId}`;
      await bench.settled();
      let isAnswered = false;
      const answer = await bench.database.sql.transaction().execute(async (trx) => {
        // The read model of devices writes with this row locked.
        await sql`select 1 from projection_checkpoint where name = 'devices' for update`.execute(trx);
        await bench.log.append([
          {
            streamId: `device:${second}`,
            kind: 'device',
            machineVersion: '1',
            events: [
              {
                type: 'device.valuesObserved',
                data: {
                  source: 'get',
                  values: { [`${stb}LNB.Type`]: 'Unicable', [`${stb}LNB.Value`]: '7' },
                },
                actor: { kind: 'device', id: second, name: second },
              },
            ],
          },
        ]);
        const payload = { reason: 'user' };
        await bench.app.inject({ method: 'POST', url: `${task}/cancel`, headers: support, payload });
        const asked = bench.app.inject({ url: task, headers: support }).then((answered) => {
          isAnswered = true;
          return answered;
        });
        await new Promise((resolve) => setTimeout(resolve, 300));
        expect(isAnswered).toBe(false);
        return { asked };
      });
      expect((await answer.asked).json().data.terminal).toBe(true);
      const again = await setting({ type: 'Unicable', value: '7' }, [second]);
      expect(again.message).toBe('This LNB setting is already applied.');
    },
  );

  test('leave old and new values in the audit trail', async () => {
    await setting({ type: 'Unicable', value: '3' });
    expect(await audited('setLnb')).toMatchObject({
      targets: [box],
      oldValue: { type: 'Universal', value: '9750/10600' },
      newValue: { type: 'Unicable', value: '3' },
    });
  });
});

describe('a message on the screen', () => {
  const send = (message: string, endpointIds = [box]) =>
    call('avs/set/osd-message', { endpointIds, message });

  test('goes to many devices of one model as one bulk action', async () => {
    const { data } = await send('Maintenance tonight', [box, second]);
    expect(data.taskIds).toHaveLength(2);
    expect(data.bulkActionId).toEqual(expect.any(String));
    expect(await audited('sendOsdMessage')).toMatchObject({
      targets: [box, second],
      newValue: { message: 'Maintenance tonight' },
    });
    expect((await send('Hello', [box, withoutAv])).message).toBe('Select the same device model.');
  });

  test.each([
    ['', 400],
    ['   ', 400],
    ['x'.repeat(201), 400],
    ['Ring \u0007', 400],
    ['turned \u202E around', 400],
    ['안녕하세요, 고객님 👋', 200],
    ['שלום', 200],
  ])('%j is answered with %i (TN-125)', async (message, status) => {
    expect((await send(message)).status).toBe(status);
  });
});

describe('the settings (CL-120)', () => {
  test('have the groups as last observed, also of another data model and with an invalid EDID', async () => {
    const { data } = await call('avs/full', { endpointId: box });
    expect(data).toMatchObject({
      av: {
        hdmi: {
          display_status: 'Present',
          supported_resolutions: ['3840x2160/60Hz', '1920x1080/60Hz'],
          cec_enable: false,
          hdcp_status: null,
        },
        edid: { problem: 'notEdid', name: null, modes: [] },
        audio_out: true,
        bluetooth_remote: { battery_level: 45, name: null },
        osd_message: 'Please call us.',
      },
      tuner: { modulation: '256QAM', locked: true, signal_quality: null, current_channel_name: 'tvN' },
      device: { endpointId: box, lnbSettings: { type: 'Universal', value: '9750/10600' } },
      observedAt: expect.any(String),
    });
  });

  test('are readable by a viewer; a router does not have them', async () => {
    const viewer = await bench.login('viewer@northwind.example');
    expect((await call('avs/full', { endpointId: box }, viewer)).code).toBe('success');
    expect((await call('avs/full', { endpointId: router })).code).toBe('custom');
    expect((await call('avs/full', { endpointId: box, options: { refresh: true } })).code).toBe(
      'wsdisconnect',
    );
  });
});
