import { describe, expect, test } from 'vitest';
import { parseEdid } from '#domain/av/edid.ts';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import type { TaskKind } from '#machines/task/kinds.ts';
import { taskMessage } from '#server/devices/engine/task-messages.ts';
import { type TaskSnapshot, taskFold } from '#server/devices/engine/task-stream.ts';
import { ValueSubscriptions } from '#server/devices/gateway/value-subscriptions.ts';
import { Agent } from '#simulator/agent.ts';
import { Bench } from '#simulator/testing.ts';
import { Devices, engineRig, readAgainMs } from './engine-rig.ts';

const components = 'Device.Services.STBService.1.Components.';
const cec = 'Device.X_WAYMARK_STB.HDMI.CECEnable';

/** Returns a set-top box with these values, which accepts every setting. */
function rigWith(set: Record<string, string> = {}) {
  const values: Record<string, string> = {
    [`${components}FrontEnd.1.DVBT.Modulation.Frequency`]: '506000',
    [`${components}FrontEnd.2.X_WAYMARK_DVBS.Modulation.Frequency`]: '0',
    ...set,
  };
  const rig = engineRig();
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  rig.devices.wasSet = (written) => {
    Object.assign(values, written);
    return { kind: 'set', values: written, errors: {} };
  };
  return { ...rig, values };
}
type Rig = ReturnType<typeof rigWith>;

/** Returns the sent commands without reads. */
const commandsOf = ({ devices }: Rig) =>
  devices.sent.map(({ command }) => command).filter((command) => !command.startsWith('Get '));

/** Answers a command at once. */
const answering = (rig: Rig, outputArgs: Record<string, string>) => {
  rig.devices.operated = () => ({ kind: 'completed', outputArgs });
};

const step = (state: TaskSnapshot, { type, data }: LoggedEvent) =>
  taskFold.step(state, { type, data } as unknown as TaskFact);

function lastMessage(rig: Rig) {
  const events = rig.stream('t1');
  const before = events.slice(0, -1).reduce(step, taskFold.initial());
  const last = events.at(-1);
  if (!last) throw new Error('no events');
  return taskMessage(last, { before, after: step(before, last) });
}

test.each<[TaskKind, string, object, object]>([
  ['PinReset', 'ManagementResult', { Status: 'Complete' }, {}],
  ['ChannelScan', 'ManagementResult', { Status: 'Complete', ServicesFound: '59' }, { channels_found: 59 }],
  ['OSDMessage', 'AvManagementResult', { Status: 'Complete' }, {}],
  [
    'RcuUpgrade',
    'AvManagementResult',
    { Status: 'Complete', FirmwareVersion: '1.1.0' },
    { firmware_version: '1.1.0' },
  ],
])(
  'given a %s that went well, then its message is %s (TN-126, TN-133, TN-134, TN-137, TN-175)',
  async (kind, event, output, data) => {
    const rig = rigWith();
    answering(rig, { ...output });
    await rig.ask({ kind, params: { message: 'Please call us.' } });
    expect(lastMessage(rig)).toMatchObject({
      event,
      data,
      task: { action_type: kind, task_event: 'complete' },
    });
  },
);

test.each<[TaskKind, Record<string, string>, string]>([
  ['OSDMessage', { Status: 'Error_DisplayInStandby' }, 'Error_DisplayInStandby'],
  ['RcuUpgrade', { Status: 'Error_LowBattery' }, 'Error_LowBattery'],
  ['RcuUpgrade', { Status: 'Complete' }, 'ended without a usable result: FirmwareVersion null'],
  ['PinReset', { Status: 'Error_Internal' }, 'Error_Internal'],
  ['ChannelScan', { Status: 'Complete' }, 'ended without a usable result: ServicesFound null'],
])(
  'given a %s that ends with %j, then it has failed with its words (TN-126, TN-135, TN-138)',
  async (kind, output, message) => {
    const rig = rigWith();
    answering(rig, output);
    await rig.ask({ kind, params: { message: 'Please call us.' } });
    expect(rig.last('t1')).toMatchObject({ type: 'task.failed', data: { message } });
  },
);

test('given a message with unknown delivery, then it is not shown a second time', async () => {
  const rig = rigWith();
  rig.devices.operated = () => ({ kind: 'unanswered', reason: 'closed' });
  await rig.ask({ kind: 'OSDMessage', params: { message: 'Please call us.' } });
  await rig.connect();
  await rig.pass(600_000);
  expect(commandsOf(rig)).toHaveLength(1);
  expect(rig.last('t1')).toMatchObject({
    type: 'delivery.failed',
    data: { proof: 'unknown', message: 'the session closed before the device answered' },
  });
});

test('given a running scan, then a reboot waits for its end', async () => {
  const rig = rigWith();
  await rig.ask({ kind: 'ChannelScan', params: {} });
  await rig.ask({ kind: 'Reboot', params: {} });
  expect([rig.state('t1'), rig.state('t2')]).toEqual(['running', 'queued']);
  await rig.answer('t1');
  expect(commandsOf(rig)).toEqual([`${components}FrontEnd.2.X_WAYMARK_DVBS.Install()`, 'Device.Reboot()']);
});

describe('settings are recorded', () => {
  test('given CEC that the device turns on, then it is recorded (TN-120, TN-121)', async () => {
    const rig = rigWith({ [cec]: 'false' });
    await rig.ask({ kind: 'HdmiCec', params: { enable: true } });
    expect(lastMessage(rig)).toMatchObject({ event: 'AvManagementResult', data: { enable: true } });
    expect(rig.values[cec]).toBe('true');
  });

  test('given CEC that the device accepts and does not turn on, then the task has failed (TN-122)', async () => {
    const rig = rigWith({ [cec]: 'false' });
    rig.devices.wasSet = (written) => ({ kind: 'set', values: written, errors: {} });
    await rig.ask({ kind: 'HdmiCec', params: { enable: true } });
    await rig.pass(readAgainMs);
    expect(lastMessage(rig)).toMatchObject({
      event: 'AvManagementResult',
      data: { message: `not applied: ${cec} is "false", not "true"` },
      task: { action_type: 'HdmiCec', task_event: 'fail' },
    });
  });

  test('given an audio output in any row, then that one is turned off (TN-123)', async () => {
    const path = `${components}AudioOutput.2.Enable`;
    const rig = rigWith({ [path]: 'true' });
    await rig.ask({ kind: 'AudioOut', params: { enable: false } });
    expect(rig.values[path]).toBe('false');
    expect(lastMessage(rig)).toMatchObject({
      event: 'AvManagementResult',
      data: { audio_out: { enable: false } },
    });
  });

  test('given LNB settings, then both are written together and reported (TN-139, TN-140)', async () => {
    const lnb = 'Device.X_WAYMARK_STB.LNB.';
    const rig = rigWith({ [`${lnb}Type`]: 'Universal', [`${lnb}Value`]: '9750/10600' });
    await rig.ask({ kind: 'LNBSettings', params: { type: 'Single', value: '10750' } });
    expect(lastMessage(rig)).toMatchObject({
      event: 'ManagementResult',
      data: { lnbSettings: { type: 'Single', value: '10750' } },
    });
  });
});

describe('reading', () => {
  test('given a request for the HDMI state, then nothing is changed and the present state is reported (CL-118)', async () => {
    const rig = rigWith({
      [`${components}HDMI.1.DisplayDevice.Status`]: 'Present',
      [`${components}HDMI.1.DisplayDevice.SupportedResolutions`]: '3840x2160/60Hz, 1920x1080/60Hz',
    });
    await rig.ask({ kind: 'HdmiInfo', params: {} });
    expect(rig.devices.sent.every(({ command }) => command.startsWith('Get '))).toBe(true);
    expect(lastMessage(rig)?.data).toMatchObject({
      hdmi: {
        display_status: 'Present',
        supported_resolutions: ['3840x2160/60Hz', '1920x1080/60Hz'],
        edid: null,
      },
    });
    expect(rig.observed).toHaveLength(1);
  });

  test('given an agent without a remote control, then the answer is that it reports none (CL-119)', async () => {
    const rig = rigWith();
    await rig.ask({ kind: 'BluetoothRcu', params: {} });
    expect(rig.state('t1')).toBe('succeeded');
    expect(lastMessage(rig)?.data).toMatchObject({ bluetooth_remote: { name: null, battery_level: null } });
  });
});

test('only a set-top box is asked for set-top values, while its page is open', async () => {
  const watched: string[][] = [];
  const gateway = Object.assign(new Devices(), {
    watch: async (_endpointId: string, paths: string[]) => void watched.push(paths),
  });
  const subscriptions = new ValueSubscriptions(gateway);
  const [isTuner, isStation] = [/DVBS/, /AssociatedDevice/];
  const last = (pattern: RegExp) => watched.at(-1)?.some((path) => pattern.test(path));

  await subscriptions.watchDevice('one', true);
  expect([last(isTuner), last(isStation)]).toEqual([false, false]);
  await subscriptions.watchBeside('one', 'setTop');
  await subscriptions.watchBeside('one', 'monitored');
  expect([last(isTuner), last(isStation)]).toEqual([true, true]);
  await subscriptions.watchDevice('one', true);
  expect(last(isTuner)).toBe(true);
  await subscriptions.watchDevice('one', false);
  expect(watched.at(-1)).toEqual([]);
  await subscriptions.watchDevice('one', true);
  expect(last(isTuner)).toBe(false);
});

test('the EDID of every simulated television can be read', () => {
  const { host } = new Bench('KSTB2020').agent;
  const names = Array.from({ length: 60 }, (_, seed) => {
    const agent = new Agent(host, seed, 0, () => {});
    return parseEdid(agent.read(`${components}HDMI.1.DisplayDevice.EEDID`));
  }).filter(({ problem }) => problem !== 'notEdid');
  expect(new Set(names.map(({ problem }) => problem))).toEqual(new Set([null]));
  expect(new Set(names.map(({ manufacturer }) => manufacturer))).toEqual(new Set(['LG', 'Samsung', 'TCL']));
  for (const { modes, audio, name } of names) {
    expect(name).toMatch(/\w{3}/);
    expect(modes[0]).toMatchObject({ preferred: true, refresh: 60 });
    expect(audio.map(({ format }) => format)).toContain('LPCM');
  }
});
