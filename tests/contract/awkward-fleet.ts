import { expect } from 'vitest';
import { serverActor } from '#domain/logged-event.ts';
import type { DeviceRegistration } from '#machines/device-lifecycle/events.ts';
import type { JsonObject } from '#machines/json.ts';
import { demoDevice, registered } from '#server/demo/devices.ts';
import { causeKey } from '#server/people/notifications/outage-causes.ts';
import { outageQueries } from '#server/people/notifications/queries/outages.ts';
import { type BenchServer, fleetSize } from './bench-server.ts';

async function post(bench: BenchServer, user: string, url: string, payload: object) {
  const headers = await bench.login(user);
  const answer = await bench.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload });
  expect(answer.json(), url).toMatchObject({ code: 'success' });
  return answer.json().data;
}

const connected = {
  type: 'device.connected',
  data: { address: '192.0.2.1', subscribedTo: 'websocket' },
} as const;
const lost = { type: 'device.disconnected', data: { reason: 'lost' } } as const;

const lifeOf = (endpointId: string, fact: { type: string; data: JsonObject }) => ({
  streamId: `device:${endpointId}`,
  kind: 'device' as const,
  machineVersion: '1',
  events: [{ ...fact, actor: serverActor('inventory') }],
});

/** Devices that a count may treat otherwise than its list does. */
export async function makeAwkward(bench: BenchServer): Promise<void> {
  const admin = 'admin@northwind.example';
  const fleet = Array.from({ length: fleetSize }, (_, index) => demoDevice(index));
  const own = (opId: string) =>
    fleet.filter(({ registration }) => registration.opId === opId).map(({ endpointId }) => endpointId);
  const { registration: sample } = demoDevice(0);
  const added = (serial: number, parts: Partial<DeviceRegistration>) =>
    registered({
      endpointId: `os::00D09E-AWKWARD${serial}`,
      registration: {
        ...sample,
        deviceSn: `AWKWARD${serial}`,
        macAddr: `02:00:00:00:00:0${serial}`,
        ...parts,
      },
    });
  await bench.log.append([
    // In stock, and in a city all the same: it is no deployed device of that city.
    added(1, { deviceStatus: 'Inventory', city: 'Seoul', province: 'Seoul' }),
    added(2, { deviceStatus: 'Unregistered' }),
    added(3, { deviceStatus: 'Inventory' }),
    // A place with an apostrophe, of a child organisation.
    added(4, { opId: 'northwind-south', city: "L'Isle", province: '' }),
    added(5, { opId: 'brightline', deviceStatus: 'Requested' }),
    // A model that no table has.
    added(6, { modelName: 'Old box', opId: 'hillside-school' }),
  ]);
  await bench.settled();
  const [one = '', two = '', three = '', four = ''] = own('northwind');
  const [pupil = '', desk = ''] = own('hillside-school');
  for (const endpointId of [one, two, three, pupil, own('brightline')[0] ?? ''])
    await bench.tell(endpointId, [connected]);
  await bench.tell(two, [lost]);
  for (const [groupName, endpointIds] of [
    ['Both', [one, two, 'os::00D09E-AWKWARD3']],
    ['Twice', [one, three, four, 'os::00D09E-AWKWARD1']],
  ] as const) {
    const { gid } = await post(bench, admin, '/groups', { groupName, opId: 'northwind' });
    await post(bench, admin, '/groups/actions/associate', { gid, endpointIds });
  }
  // They were in groups when they went back to stock, or away.
  await bench.log.append([
    lifeOf(four, { type: 'device.retrieved', data: {} }),
    lifeOf('os::00D09E-AWKWARD3', { type: 'device.removed', data: {} }),
  ]);
  await bench.settled();
  const school = 'school@hillside.example';
  const { roomId } = await post(bench, school, '/rooms', {
    roomName: 'Awkward room',
    roomType: 'Classroom',
    opId: 'hillside-school',
  });
  await post(bench, school, '/rooms/actions/place', { roomId, endpointIds: [pupil, desk] });
  await post(bench, admin, '/devices/actions/multi/reboot', { endpointIds: [one] });
  const rows = [
    ['a1', one, 'northwind', 'cpu', 'critical', false, null],
    ['a2', two, 'northwind', 'offline', 'warning', false, 'r1'],
    ['a3', two, 'northwind', 'offline', 'critical', true, 'r1'],
    ['a4', pupil, 'hillside-school', 'offline', 'critical', false, 'r1'],
    ['a5', own('brightline')[0], 'brightline', 'memory', 'critical', false, null],
    // Its device was removed since.
    ['a6', 'os::00D09E-AWKWARD3', 'northwind', 'memory', 'warning', false, null],
  ];
  await bench.database.script(`
    insert into alarm_rule (rule_id, op_id, rule_name, metric, warning, critical, created_by)
      values ('r1', 'northwind', 'Away', 'offline', 60, 120, 'test');
    insert into refused_device (refused_id, op_id, endpoint_id, address, reason, detail, times, first_at, last_at, admitted_at)
      select 'f' || n, 'system', 'os::00D09E-REFUSED' || n, '192.0.2.7', (array['unregistered','secretWrong'])[1 + n % 2], '', 1,
        now(), now(), case when n = 4 then now() end from generate_series(1, 6) n;
    insert into alarm (alarm_id, endpoint_id, op_id, metric, severity, terminal, rule_id, model_name, state, value, warning,
      critical, triggered_at, ended_at, version, updated_at)
    values ${rows
      .map(
        ([id, device, op, metric, severity, ended, rule]) =>
          `('${id}', '${device}', '${op}', '${metric}', '${severity}', ${ended}, ${rule ? `'${rule}'` : 'null'}, 'KSTB2020',
          '${ended ? 'ended' : severity}', 99, 80, 95, now(), ${ended ? 'now()' : 'null'}, 1, now())`,
      )
      .join(',')}`);
  await bench.settled();
  const cause = { kind: 'organisation', value: '/system/northwind/', of: null } as const;
  const since = new Date(Date.now() - 60_000).toISOString();
  await outageQueries(bench.database).store([
    {
      outageId: 'o1',
      opPath: '/system/northwind/',
      notified: '/system/northwind/',
      group: causeKey(cause),
      outage: { cause, total: 3, since },
      count: 1,
      lastPos: 1,
    },
  ]);
}
