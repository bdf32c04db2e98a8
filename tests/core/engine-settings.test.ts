import { expect, test } from 'vitest';
import type { LoggedEvent } from '#domain/logged-event.ts';
import type { TaskFact } from '#machines/task/events.ts';
import type { TaskCommand } from '#server/devices/engine/port.ts';
import { taskMessage } from '#server/devices/engine/task-messages.ts';
import { type TaskSnapshot, taskFold } from '#server/devices/engine/task-stream.ts';
import { memorySecrets } from '../support/memory-secrets.ts';
import { routerFacts } from '../support/router-facts.ts';
import { engineRig, readAgainMs } from './engine-rig.ts';

const server = 'Device.Time.NTPServer1';
const settings = { kind: 'TimeSettings', params: { enable: true, ntpServer1: 'new.example' } } as const;

/** Returns a device with one time server, which accepts every setting. */
function rigWithOne() {
  const rig = engineRig();
  const values: Record<string, string> = { [server]: 'old.example', 'Device.Time.Enable': 'false' };
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  rig.devices.wasSet = (written) => {
    Object.assign(values, written);
    return { kind: 'set', values: written, errors: {} };
  };
  return { ...rig, values };
}

test("given settings, then they are read, set and read back, and the result is the device's later report", async () => {
  const rig = rigWithOne();
  rig.devices.wasSet = (written) => {
    // It accepts the server, and reports another spelling.
    Object.assign(rig.values, written, { [server]: 'NEW.example' });
    return { kind: 'set', values: written, errors: {} };
  };
  await rig.ask(settings);
  expect(rig.devices.sent.map(({ command }) => command)).toEqual([
    'Get Device.Time.',
    JSON.stringify({ 'Device.Time.Enable': 'true', [server]: 'new.example' }),
    'Get Device.Time.',
  ]);
  expect(rig.observed.map((line) => line.split(' ')[1])).toEqual(['set', 'get']);
  expect(rig.facts('t1').slice(-2)).toEqual(['task.acknowledged', 'task.succeeded']);
  expect(rig.last('t1')?.data.result).toMatchObject({
    enable: true,
    ntpServer1: 'NEW.example',
    ntpServer2: null,
    localTimezone: null,
  });
});

/** Returns the push message of the last event of a task. */
function lastMessage(events: LoggedEvent[]) {
  const step = (state: TaskSnapshot, { type, data }: LoggedEvent) =>
    taskFold.step(state, { type, data } as unknown as TaskFact);
  const before = events.slice(0, -1).reduce(step, taskFold.initial());
  const [last] = events.slice(-1);
  if (!last) throw new Error('no events');
  return taskMessage(last, { before, after: step(before, last) });
}

test('given settings that the device has accepted, then an NTP message contains the values (TN-081, TN-181)', async () => {
  const rig = rigWithOne();
  await rig.ask(settings);
  expect(lastMessage(rig.stream('t1'))).toMatchObject({
    event: 'NTP',
    endpoint_id: 'one',
    data: { enable: true, ntpServer1: 'new.example' },
    task: { task_event: 'complete' },
  });
});

/** Returns a device with one radio and its network. */
function rigWithRadio() {
  const rig = rigWithOne();
  Object.assign(rig.values, {
    'Device.WiFi.Radio.3.OperatingFrequencyBand': '5GHz',
    'Device.WiFi.Radio.3.Channel': '36',
    'Device.WiFi.SSID.4.LowerLayers': 'Device.WiFi.Radio.3',
    'Device.WiFi.AccessPoint.5.SSIDReference': 'Device.WiFi.SSID.4',
    'Device.WiFi.AccessPoint.5.Security.ModeEnabled': 'WPA2-Personal',
  });
  return rig;
}
const radios = [{ idx: 3, channel: 44, operating_channel_bandwidth: '160MHz', security_mode: 'None' }];

test('given radio settings, then each is set in its own object, and a Sync message has the radio list (TN-065, TN-067)', async () => {
  const rig = rigWithRadio();
  await rig.ask({ kind: 'RadioSettings', params: { radios } });
  expect(JSON.parse(rig.devices.sent[1]?.command ?? '')).toEqual({
    'Device.WiFi.Radio.3.Channel': '44',
    'Device.WiFi.Radio.3.OperatingChannelBandwidth': '160MHz',
    'Device.WiFi.AccessPoint.5.Security.ModeEnabled': 'None',
  });
  expect(lastMessage(rig.stream('t1'))).toMatchObject({
    event: 'Sync',
    data: { radio_list: [{ idx: 3, ssid_idx: 4, access_point_idx: 5, channel: 44, security_mode: 'None' }] },
  });
});

test('given a device that accepts a part, then the task failed and names the refused values, and the rest is recorded', async () => {
  const rig = rigWithRadio();
  const width = 'Device.WiFi.Radio.3.OperatingChannelBandwidth';
  const security = 'Device.WiFi.AccessPoint.5.Security.ModeEnabled';
  rig.devices.wasSet = (written) => {
    Object.assign(rig.values, { [security]: written[security] });
    return {
      kind: 'set',
      values: { [security]: 'None' },
      errors: {
        'Device.WiFi.Radio.3.Channel': { code: 7020, message: 'Object could not be updated' },
        [width]: { code: 7012, message: 'Invalid value' },
      },
    };
  };
  await rig.ask({ kind: 'RadioSettings', params: { radios } });
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: `${width}: Invalid value`, deviceCode: 7012 },
  });
  expect(rig.observed.map((line) => line.split(' ')[1])).toEqual(['set', 'get']);
});

test('given a device that answers with success and keeps its old values, then the task has failed and names them', async () => {
  const rig = rigWithOne();
  rig.devices.wasSet = (written) => ({ kind: 'set', values: written, errors: {} });
  await rig.ask(settings);
  expect(rig.state('t1')).toBe('dispatched');
  await rig.pass(readAgainMs);
  const [was, wanted] = ['old.example', 'new.example'];
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: {
      message: `not applied: Device.Time.Enable is "false", not "true"; ${server} is "${was}", not "${wanted}"`,
      result: { ntpServer1: was },
      readBack: [
        { path: 'Device.Time.Enable', wanted: 'true', was: 'false', now: 'false', outcome: 'notApplied' },
        { path: server, wanted, was, now: was, outcome: 'notApplied' },
      ],
    },
  });
});

test('given a device that applies a change some seconds after its answer, then the task has succeeded', async () => {
  const rig = rigWithOne();
  rig.devices.wasSet = (written) => {
    rig.clock.after(3_000, () => void Object.assign(rig.values, written));
    return { kind: 'set', values: written, errors: {} };
  };
  await rig.ask(settings);
  await rig.pass(readAgainMs);
  expect(rig.last('t1')).toMatchObject({
    type: 'task.succeeded',
    data: { readBack: [{ outcome: 'applied' }, { outcome: 'applied' }] },
  });
});

test('given a device that stores another value, then the task has succeeded and holds both', async () => {
  const rig = rigWithRadio();
  rig.devices.wasSet = (written) => {
    Object.assign(rig.values, written, { 'Device.WiFi.Radio.3.Channel': '40' });
    return { kind: 'set', values: written, errors: {} };
  };
  await rig.ask({ kind: 'RadioSettings', params: { radios: [{ idx: 3, channel: 44 }] } });
  expect(rig.last('t1')).toMatchObject({
    type: 'task.succeeded',
    data: { readBack: [{ wanted: '44', was: '36', now: '40', outcome: 'appliedDifferently' }] },
  });
});

test('given a lock that the device answers with success and does not apply, then it has failed', async () => {
  const rig = rigWithOne();
  const path = 'Device.X_WAYMARK_Lock.Enable';
  rig.values[path] = 'false';
  rig.devices.wasSet = () => ({ kind: 'set', values: { [path]: 'true' }, errors: {} });
  await rig.ask({ kind: 'Lock', params: {} });
  await rig.pass(readAgainMs);
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: `not applied: ${path} is "false", not "true"` },
  });
});

test('given a device that refuses, then the task failed with its message and the settings are not changed', async () => {
  const rig = rigWithOne();
  rig.devices.wasSet = () => ({
    kind: 'set',
    values: {},
    errors: { [server]: { code: 7012, message: 'Invalid value' } },
  });
  await rig.ask(settings);
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: `${server}: Invalid value`, deviceCode: 7012 },
  });
});

test('given a device that disconnects before it is read, then nothing was written and the task waits again', async () => {
  const rig = rigWithOne();
  rig.devices.reported = () => {
    rig.devices.online.delete('one');
    return { kind: 'undelivered', reason: 'away', message: 'no session' };
  };
  await rig.ask(settings);
  expect(rig.devices.sent).toHaveLength(1);
  expect(rig.state('t1')).toBe('queued');
});

test('given a device that disconnects between the Set and the read-back, then the accepted values are the result', async () => {
  const rig = rigWithOne();
  let reads = 0;
  const { reported } = rig.devices;
  rig.devices.reported = () => (reads++ === 0 ? reported() : { kind: 'unanswered', reason: 'closed' });
  await rig.ask(settings);
  expect(rig.state('t1')).toBe('succeeded');
  expect(rig.last('t1')?.data.result).toMatchObject({ enable: true, ntpServer1: 'new.example' });
});

const rule = 'Device.Firewall.Chain.1.Rule.';
const mac = '02:00:5E:00:00:07';

/** Returns a device with one filter, in row 4; it adds and deletes as commanded. */
function rigWithFilter() {
  const rig = rigWithOne();
  Object.assign(rig.values, {
    ...routerFacts,
    [`${rule}4.Target`]: 'Drop',
    [`${rule}4.SourceMAC`]: '02:00:5E:00:00:01',
  });
  rig.devices.changedRows = (paths) => {
    for (const path of paths) {
      if (path === rule)
        Object.assign(rig.values, { [`${rule}5.Target`]: 'Drop', [`${rule}5.SourceMAC`]: mac });
      else for (const name of Object.keys(rig.values)) if (name.startsWith(path)) delete rig.values[name];
    }
    return { kind: 'rows', paths: [...paths], errors: {} };
  };
  return rig;
}
const commandsOf = ({ devices }: ReturnType<typeof rigWithFilter>) =>
  devices.sent.map(({ command }) => command.split(' ')[0]);

test('given a filter, then its row is added and read back (TN-085)', async () => {
  const rig = rigWithFilter();
  await rig.ask({ kind: 'MacFilter', params: { add: { mac_address: mac } } });
  expect(commandsOf(rig)).toEqual(['Get', 'Add', 'Get']);
  expect(rig.devices.sent[1]?.command).toContain(`"SourceMAC":"${mac}"`);
  expect(rig.last('t1')?.data.result).toMatchObject({ filters: [{ idx: 4 }, { idx: 5, mac_address: mac }] });
});

test('given a filter that exists already, as after a lost answer, then it is not added again', async () => {
  const rig = rigWithFilter();
  Object.assign(rig.values, { [`${rule}5.Target`]: 'Drop', [`${rule}5.SourceMAC`]: mac.toLowerCase() });
  await rig.ask({ kind: 'MacFilter', params: { add: { mac_address: mac } } });
  expect(commandsOf(rig)).toEqual(['Get', 'Get']);
  expect(rig.facts('t1').at(-1)).toBe('task.succeeded');
});

test('given a filter to be removed, then its row is deleted, but not if the row holds another filter by now', async () => {
  const rig = rigWithFilter();
  await rig.ask({ kind: 'MacFilter', params: { remove: { idx: 4, mac_address: mac } } });
  expect(commandsOf(rig)).toEqual(['Get', 'Get']);
  const other = rigWithFilter();
  await other.ask({ kind: 'MacFilter', params: { remove: { idx: 4, mac_address: '02:00:5E:00:00:01' } } });
  expect(other.devices.sent[1]?.command).toBe(`Delete ${rule}4.`);
  expect(other.last('t1')?.data.result).toEqual({ filters: [] });
});

test('given a device that refuses the row, then the task has failed with its message', async () => {
  const rig = rigWithFilter();
  rig.devices.changedRows = () => ({
    kind: 'rows',
    paths: [],
    errors: { [rule]: { code: 7005, message: 'no more room' } },
  });
  await rig.ask({ kind: 'MacFilter', params: { add: { mac_address: mac } } });
  expect(rig.last('t1')).toMatchObject({
    type: 'task.failed',
    data: { message: `${rule}: no more room`, deviceCode: 7005 },
  });
});

const kept = 'Device.DHCPv4.Server.Pool.1.StaticAddress.';
const reservation = { mac_address: mac, ip: '192.168.0.44' };

/** Returns a device with one reserved address, in row 2. */
function rigWithReservation() {
  const rig = rigWithOne();
  Object.assign(rig.values, {
    ...routerFacts,
    [`${kept}2.Chaddr`]: mac,
    [`${kept}2.Yiaddr`]: '192.168.0.43',
  });
  return rig;
}

test('given a reservation that is changed, then its row is written, but not if the row holds another by now', async () => {
  const rig = rigWithReservation();
  const was = { mac_address: mac, ip: '192.168.0.43' };
  await rig.ask({ kind: 'AddressReservation', params: { change: { idx: 2, ...reservation, was } } });
  expect(rig.last('t1')?.data.result).toMatchObject({ reservations: [{ idx: 2, ...reservation }] });
  const other = rigWithReservation();
  await other.ask({
    kind: 'AddressReservation',
    params: { change: { idx: 2, ...reservation, was: { mac_address: mac, ip: '192.168.0.9' } } },
  });
  expect(commandsOf(other)).toEqual(['Get']);
  expect(other.last('t1')).toMatchObject({ type: 'task.failed' });
});

test('given a reservation to be removed, then its row is deleted, and no other', async () => {
  const rig = rigWithReservation();
  rig.devices.changedRows = (paths) => {
    for (const path of paths)
      for (const name of Object.keys(rig.values)) if (name.startsWith(path)) delete rig.values[name];
    return { kind: 'rows', paths: [...paths], errors: {} };
  };
  await rig.ask({ kind: 'AddressReservation', params: { remove: { idx: 2, ...reservation } } });
  expect(commandsOf(rig)).toEqual(['Get', 'Get']);
  await rig.ask({
    kind: 'AddressReservation',
    params: { remove: { idx: 2, mac_address: mac, ip: '192.168.0.43' } },
  });
  expect(rig.devices.sent.at(-2)?.command).toBe(`Delete ${kept}2.`);
  expect(rig.last('t2')?.data.result).toEqual({ reservations: [] });
});

/** Returns a device with a radio, its network and its guest network, in row 6. */
function rigWithGuests() {
  const rig = rigWithRadio();
  Object.assign(rig.values, {
    'Device.WiFi.SSID.6.LowerLayers': 'Device.WiFi.Radio.3',
    'Device.WiFi.SSID.6.SSID': 'Visitors',
    'Device.WiFi.AccessPoint.7.SSIDReference': 'Device.WiFi.SSID.6',
    'Device.WiFi.AccessPoint.7.IsolationEnable': 'false',
  });
  return rig;
}
const guests: Partial<TaskCommand> = {
  kind: 'GuestWifi',
  params: { guestWifis: [{ idx: 6, isolation: true }] },
};

test('given isolation of guests, then it is set, and a Sync of this device has its guest networks (TN-077, TN-180)', async () => {
  const rig = rigWithGuests();
  await rig.ask(guests);
  expect(JSON.parse(rig.devices.sent[1]?.command ?? '')).toEqual({
    'Device.WiFi.AccessPoint.7.IsolationEnable': 'true',
  });
  expect(lastMessage(rig.stream('t1'))).toMatchObject({
    event: 'Sync',
    endpoint_id: 'one',
    data: { guest_wifi: [{ idx: 6, ssid: 'Visitors', isolation: true }] },
  });
});

test('given guest settings that a device refuses, or that wait 600 s for it, then they have failed or expired (TN-079)', async () => {
  const refusing = rigWithGuests();
  refusing.devices.wasSet = () => ({
    kind: 'set',
    values: {},
    errors: { 'Device.WiFi.AccessPoint.7.IsolationEnable': { code: 7012, message: 'Invalid value' } },
  });
  await refusing.ask(guests);
  expect(refusing.state('t1')).toBe('failed');
  const away = rigWithGuests();
  away.devices.online.clear();
  await away.ask(guests);
  await away.pass(599_000);
  expect(away.state('t1')).toBe('queued');
  await away.pass(2_000);
  expect(away.state('t1')).toBe('expired');
});

test('given a kill after the device had accepted the settings, then they are resent, which the log records, and the previous values are kept', async () => {
  const secrets = memorySecrets();
  const values: Record<string, string> = { [server]: 'old.example', 'Device.Time.Enable': 'false' };
  const dead = engineRig(undefined, secrets);
  dead.start();
  dead.devices.online.add('one');
  dead.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  // The device obeys, and the process ends before its answer.
  dead.devices.wasSet = (written) => {
    Object.assign(values, written);
    return new Promise(() => {});
  };
  await dead.ask(settings);
  expect(values[server]).toBe('new.example');
  dead.stop();

  const rig = engineRig(dead.storage.disk, secrets);
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  rig.start();
  await rig.recover();
  await rig.pass();
  expect(rig.stream('t1').slice(-2)).toMatchObject([
    { type: 'task.acknowledged', data: { again: true } },
    {
      type: 'task.succeeded',
      data: {
        readBack: expect.arrayContaining([
          expect.objectContaining({ path: server, was: 'old.example', now: 'new.example' }),
        ]),
      },
    },
  ]);
  expect(rig.state('t1')).toBe('succeeded');
});

test('given proof that a device got nothing, then its settings are not recorded as resent', async () => {
  const secrets = memorySecrets();
  const rig = engineRig(undefined, secrets);
  const values: Record<string, string> = { [server]: 'old.example', 'Device.Time.Enable': 'false' };
  rig.start();
  rig.devices.online.add('one');
  rig.devices.reported = () => ({ kind: 'values', values: { ...values }, errors: {} });
  let isBusy = true;
  rig.devices.wasSet = (written) => {
    if (isBusy) {
      isBusy = false;
      return { kind: 'undelivered', reason: 'busy', message: 'busy' };
    }
    Object.assign(values, written);
    return { kind: 'set', values: written, errors: {} };
  };
  await rig.ask(settings);
  expect(rig.facts('t1').filter((type) => type === 'task.dispatched')).toHaveLength(2);
  const { data } = rig.stream('t1').find(({ type }) => type === 'task.acknowledged') ?? {};
  expect(data).toEqual({ requestPath: null });
});

const dnsTable = 'Device.DNS.Client.Server.';
/** Returns a router without a row for a name server, which reports its number of rows or does not. */
function rigWithoutDns(count: Record<string, string>) {
  const rig = rigWithOne();
  Object.assign(rig.values, {
    ...routerFacts,
    'Device.IP.Interface.1.IPv4Address.1.IPAddress': '',
    ...count,
  });
  rig.devices.changedRows = (paths) => {
    rig.values[`${dnsTable}3.DNSServer`] = '192.0.2.53';
    rig.values[`${dnsTable}3.Interface`] = 'Device.IP.Interface.1';
    return { kind: 'rows', paths: [...paths], errors: {} };
  };
  return rig;
}
const staticAddress = { kind: 'WanSettings', params: { ip: '192.0.2.7', dns1: '192.0.2.53' } } as const;

test('given a name server and no row for one, then the row is added beside the settings', async () => {
  const rig = rigWithoutDns({ 'Device.DNS.Client.ServerNumberOfEntries': '0' });
  await rig.ask(staticAddress);
  const [, set, add] = rig.devices.sent.map(({ command }) => command);
  expect(set).toBe(JSON.stringify({ 'Device.IP.Interface.1.IPv4Address.1.IPAddress': '192.0.2.7' }));
  expect(add).toBe(
    `Add ${JSON.stringify([{ objPath: dnsTable, values: { Enable: 'true', Interface: 'Device.IP.Interface.1', DNSServer: '192.0.2.53' } }])}`,
  );
  expect(rig.last('t1')).toMatchObject({
    type: 'task.succeeded',
    data: { result: { wan: { dns1: '192.0.2.53' } } },
  });
});

test('given a row that the device refuses, then the task has failed with its path', async () => {
  const rig = rigWithoutDns({ 'Device.DNS.Client.ServerNumberOfEntries': '0' });
  rig.devices.changedRows = () => ({
    kind: 'rows',
    paths: [],
    errors: { [dnsTable]: { code: 7022, message: 'full' } },
  });
  await rig.ask(staticAddress);
  expect(rig.last('t1')).toMatchObject({ type: 'task.failed', data: { message: `${dnsTable}: full` } });
});

test('given a device that lacks the table, then nothing is written', async () => {
  const rig = rigWithoutDns({});
  await rig.ask(staticAddress);
  expect(rig.state('t1')).toBe('failed');
  expect(rig.devices.sent.map(({ command }) => command.split(' ')[0])).toEqual(['Get']);
});
