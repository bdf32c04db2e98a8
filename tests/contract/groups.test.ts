import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDevice } from '#server/demo/devices.ts';
import { form } from '#tests/support/form.ts';
import { type BenchServer, fleetSize, startBench } from './bench-server.ts';
import { foreignDevice, ownDevice } from './samples.ts';

/** G07 (CL-176..CL-211, RU-075, RU-120, ER-015, ER-056, ER-057): groups, location groups and commands to them. */
let bench: BenchServer;
let admin: { authorization: string };
let other: { authorization: string };

beforeAll(async () => {
  bench = await startBench();
  admin = await bench.login('admin@northwind.example');
  other = await bench.login('admin@brightline.example');
}, 120_000);
afterAll(() => bench.close());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = async (method: Method, path: string, payload?: object, headers: object = admin) => {
  const url = `/api/v1${path}`;
  const answer = await bench.app.inject({
    method,
    url,
    headers: { ...headers },
    ...(payload && { payload }),
  });
  return answer.json();
};
const fleet = Array.from({ length: fleetSize }, (_, index) => demoDevice(index));
const own = fleet
  .filter(({ registration: { opId, deviceStatus } }) => opId === 'northwind' && deviceStatus === 'Deployed')
  .map(({ endpointId }) => endpointId);
/** Devices of the operator below. */
const [below = ''] = fleet
  .filter(({ registration }) => registration.opId === 'northwind-south')
  .map(({ endpointId }) => endpointId);
let named = 0;
const group = async (members: string[] = []) => {
  const { data } = await call('POST', '/groups', { groupName: `Group ${++named}`, opId: 'northwind' });
  if (members.length > 0)
    expect(
      await call('POST', '/groups/actions/associate', { gid: data.gid, endpointIds: members }),
    ).toMatchObject({
      code: 'success',
      data: { changed: members.length },
    });
  return data.gid as string;
};
const countOf = async (gid: string) => (await call('GET', `/groups/${gid}`)).data.deviceCnt;
const factsOf = async (endpointId: string) =>
  (await bench.log.readStream(`device:${endpointId}`, 0, 5_000)).filter(({ type }) =>
    /ssociated|Room$/.test(type),
  );

test('RU-075: requires a unique name within its organisation', async () => {
  const gid = await group();
  const { groupName } = (await call('GET', `/groups/${gid}`)).data;
  const again = { code: 'nameconflict', message: 'Group name already exists.' };
  expect(await call('POST', '/groups', { groupName: groupName.toUpperCase() })).toMatchObject(again);
  expect(await call('POST', '/groups/actions/check-names', { groupName })).toMatchObject(again);
  expect(await call('PUT', `/groups/${await group()}`, { groupName })).toMatchObject(again);
  expect(await call('POST', '/groups', { groupName, opId: 'northwind-south' })).toMatchObject({
    code: 'success',
  });
});

test.each([
  ['a blank at its end', 'Depot x '],
  ['two blanks', 'Depot  x'],
  ['another blank', 'Depot\u00a0x'],
  ['a character without a width', 'Depot\u200b x'],
  ['a joiner', 'Depot\u200d x'],
  ['another case', 'DEPOT X'],
])('RU-075: a name with %s is the same name', async (_, groupName) => {
  await call('POST', '/groups', { groupName: 'Depot x' });
  const again = { code: 'nameconflict', message: 'Group name already exists.' };
  expect(await call('POST', '/groups', { groupName })).toMatchObject(again);
  expect(await call('POST', '/groups/actions/check-names', { groupName })).toMatchObject(again);
  expect(await call('PUT', `/groups/${await group()}`, { groupName })).toMatchObject(again);
  await call('POST', '/saved-filters', { filterName: 'Depot x' });
  expect(await call('POST', '/saved-filters', { filterName: groupName })).toMatchObject({
    code: 'nameconflict',
  });
});

test('RU-075: stores a name as it is read, in any script, and never empty', async () => {
  const { data } = await call('POST', '/groups', { groupName: ' Éte\u0301  \u200bNord ' });
  expect(data.groupName).toBe('Été Nord');
  expect(await call('POST', '/groups', { groupName: 'ÉTÉ NORD'.normalize('NFD') })).toMatchObject({
    code: 'nameconflict',
  });
  expect(await call('POST', '/groups', { groupName: '\u200b' })).toMatchObject({ code: 'custom' });
});

test('CL-176: lists user-defined groups and location groups, by type', async () => {
  const gid = await group();
  const all = (await call('GET', '/groups?limit=100')).data;
  const typeOf = (id: string) => all.find((row: { gid: string }) => row.gid === id)?.type;
  expect(typeOf(gid)).toBe('User Defined');
  const places = (await call('GET', '/groups/locations?limit=100')).data;
  const ids = places.map(
    (place: { opRegionId: string; opCityId: string | null }) => place.opCityId ?? place.opRegionId,
  );
  const system = (await call('GET', '/groups?limit=100&type=System')).data;
  expect(system.map((row: { gid: string }) => row.gid).toSorted()).toEqual(ids.toSorted());
  expect((await call('GET', '/groups?limit=100&type=User%20Defined')).data).not.toContainEqual(
    expect.objectContaining({ type: 'System' }),
  );
  const [place] = places.filter(({ placeType }: { placeType: string }) => placeType === 'city');
  expect(system).toContainEqual(
    expect.objectContaining({
      gid: place.opCityId,
      groupName: place.groupName,
      deviceCnt: place.deviceCnt,
      opRegionId: place.opRegionId,
      opCityId: place.opCityId,
      city: place.city,
    }),
  );
});

test('reads and commands a location group like a group; its devices follow from their sites (A-133)', async () => {
  const [place] = (await call('GET', '/groups/locations?type=city&limit=1')).data;
  const { opCityId: gid, deviceCnt } = place;
  expect((await call('GET', `/groups/${gid}/devices`)).pagination.totalRecords).toBe(deviceCnt);
  expect(await call('POST', '/groups/devices/count', { gid })).toMatchObject({ data: { count: deviceCnt } });
  const models = (await call('GET', `/groups/${gid}/models`)).data;
  expect(models.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(deviceCnt);
  const noted = { groupName: 'By the river', desc: 'Floods in spring' };
  expect(await call('PUT', `/groups/${gid}`, noted)).toMatchObject({ data: { ...noted, type: 'System' } });
  expect((await call('GET', '/groups/locations?keyword=river')).data).toMatchObject([noted]);
  const refused = { code: 'custom', message: expect.stringContaining('location group') };
  expect(await call('POST', '/groups/actions/associate', { gid, endpointId: ownDevice })).toMatchObject(
    refused,
  );
  expect(await call('POST', '/groups/actions/disassociate', { gid, endpointId: ownDevice })).toMatchObject(
    refused,
  );
  expect(await call('DELETE', `/groups/${gid}`)).toMatchObject(refused);
  expect(await call('PUT', `/groups/${gid}`, { ...noted, city: 'Elsewhere' })).toMatchObject({
    code: 'custom',
  });
  expect(await call('GET', `/groups/${gid}`, undefined, other)).toMatchObject({ code: 'nodata' });
  await call('PUT', `/groups/${gid}`, { groupName: place.groupName, desc: null });
});

test('CL-178: gives a group a province and a city, and names their location groups', async () => {
  const [city] = (await call('GET', '/groups/locations?type=city&limit=1')).data;
  const body = { groupName: 'Harbour boxes', opId: city.opId, province: city.region, city: city.city };
  const { data } = await call('POST', '/groups/south-africa', body);
  expect(data).toMatchObject({ ...body, opRegionId: city.opRegionId, opCityId: city.opCityId });
  const moved = { groupName: 'Harbour boxes', province: null, city: 'Nowhere' };
  expect(await call('PUT', `/groups/${data.gid}`, moved)).toMatchObject({
    data: { ...moved, opRegionId: null, opCityId: null },
  });
});

test('accepts fixed fields as they were read, without changing them (CL-180, CL-209)', async () => {
  const { data } = await call('POST', '/groups', { groupName: 'Sent back', opId: 'northwind' });
  const { gid, groupName, opId, desc } = data;
  const path = `/groups/${gid}`;
  expect(await call('PUT', path, { groupName, opId, desc: 'Again' })).toMatchObject({ code: 'success' });
  const other = { code: 'custom', message: 'body.opId cannot be changed' };
  expect(await call('PUT', path, { groupName, opId: 'northwind-south', desc })).toMatchObject(other);
  expect(await call('GET', path)).toMatchObject({ data: { opId, desc: 'Again' } });
});

test('records membership as a fact of the device with its author, and counts it correctly', async () => {
  const members = own.slice(0, 3);
  const gid = await group(members);
  const [first = ''] = members;
  expect((await factsOf(first)).at(-1)).toMatchObject({
    type: 'device.associated',
    data: { gid, opId: 'northwind' },
    actor: { name: 'Nora West' },
  });
  expect(await call('POST', '/groups/actions/associate', { gid, endpointId: first })).toMatchObject({
    data: { changed: 0 },
  });
  expect(await countOf(gid)).toBe(3);
  expect(await call('POST', '/groups/devices/count', { gid })).toMatchObject({ data: { count: 3 } });
  const page = await call('POST', '/groups/devices/page', { gid, limit: 2 });
  expect([page.data.length, page.pagination.totalRecords]).toEqual([2, 3]);
  const models = (await call('GET', `/groups/${gid}/models`)).data;
  expect(models.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(3);
  const listed = await call('POST', '/devices/action/getDevicePageList', {
    filters: { gid, deviceStatus: ['Deployed'] },
  });
  expect(listed.pagination.totalRecords).toBe(listed.data.length);
  const stock = await call('POST', '/invdevices/page', { activeType: 'active', filters: { gid } });
  expect(stock.pagination.totalRecords).toBe(3);
  const { groupName } = (await call('GET', `/groups/${gid}`)).data;
  for (const device of [...listed.data, ...stock.data])
    expect(device.groupName.split(', ')).toContain(groupName);
  expect(await call('GET', `/devices/groups?endpointId=${encodeURIComponent(first)}`)).toMatchObject({
    data: { room: null },
  });

  expect(await call('POST', '/dvcgroups/ctc/disassociate', { gid, endpointIds: members })).toMatchObject({
    data: { changed: 3 },
  });
  expect(await countOf(gid)).toBe(0);
});

test('ER-015: accepts only devices of its own organisation in a group; one out of scope does not exist', async () => {
  const gid = await group();
  expect(
    await call('POST', '/groups/actions/associate', { gid, endpointIds: [ownDevice, below] }),
  ).toMatchObject({
    code: 'grouperr01',
    data: { endpointIds: [below] },
  });
  expect(
    await call('POST', '/groups/actions/associate', { gid, endpointIds: [foreignDevice] }),
  ).toMatchObject({
    code: 'nodata',
    data: { endpointIds: [foreignDevice] },
  });
  expect(await countOf(gid)).toBe(0);
  for (const [method, path, body] of [
    ['GET', `/groups/${gid}`, undefined],
    ['GET', `/groups/${gid}/models`, undefined],
    ['GET', `/groups/${gid}/content`, undefined],
    ['POST', '/groups/devices/page', { gid }],
    ['POST', '/groups/actions/associate', { gid, endpointIds: [foreignDevice] }],
    ['POST', '/groups/controls', { gid, commandType: 'Reboot' }],
    ['DELETE', `/groups/${gid}`, undefined],
  ] as const)
    expect(await call(method, path, body, other), path).toMatchObject({ code: 'nodata' });
  const listed = await call('POST', '/devices/action/getDevicePageList', { filters: { gid } }, other);
  expect(listed.data).toEqual([]);
});

test('removes a device from its groups when it moves to another organisation', async () => {
  const moving = demoDevice(24).endpointId;
  const gid = await group([moving]);
  await call('POST', '/op/action/allocate', { endpointId: moving, opid: 'hillside-school' });
  expect(await countOf(gid)).toBe(0);
});

test('removes its devices when a group is deleted', async () => {
  const gid = await group(own.slice(0, 2));
  expect(await call('DELETE', `/groups/${gid}`)).toMatchObject({ code: 'success' });
  expect(await call('GET', `/groups/${gid}`)).toMatchObject({ code: 'nodata' });
  expect((await factsOf(own[0] ?? '')).at(-1)).toMatchObject({ type: 'device.disassociated', data: { gid } });
});

test('A-207: assigns the devices in a file, and lists the omitted rows', async () => {
  const gid = await group();
  const [first, second] = fleet.filter(({ registration }) => registration.opId === 'northwind');
  const macAddr = second?.registration.macAddr?.replaceAll(':', '-').toLowerCase();
  const file = Buffer.from(
    [
      'endpointId,deviceSn,macAddr',
      `,${first?.registration.deviceSn},`,
      `,,${macAddr}`,
      `${below},,`,
      'nobody,,',
    ].join('\n'),
  ).toString('base64');
  const plan = { rows: 4, added: 2, already: 0 };
  const refused = [
    { line: 4, value: below, reason: 'otherOperator' },
    { line: 5, value: 'nobody', reason: 'notFound' },
  ];
  const path = `/groups/${gid}/devices/imports`;
  expect((await call('POST', path, { file, preview: true })).data).toMatchObject({ ...plan, refused });
  expect(await countOf(gid)).toBe(0);
  expect((await call('POST', path, { file })).data).toMatchObject({ ...plan, refused });
  expect(await countOf(gid)).toBe(2);
  expect((await call('POST', path, { file, preview: true })).data).toMatchObject({ added: 0, already: 2 });
});

test('A-207: reads the file of a group like the file of an upload', async () => {
  const gid = await group();
  const path = `/groups/${gid}/devices/imports`;
  const { rows } = await sql<{ device_sn: string }>`
    select device_sn from device where endpoint_id = ${ownDevice}`.execute(bench.database.sql);
  const serial = rows[0]?.device_sn ?? '';
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const korean = { file: base64(`시리얼번호(필수)\nSN: ${serial.toLowerCase()}\n2.43E+09`), preview: true };
  const { data } = await call('POST', path, korean);
  expect(data).toMatchObject({ rows: 2, added: 1, refused: [{ line: 3, reason: 'damaged' }] });
  expect(data.notes).toMatchObject([{ code: 'prefixes', params: { column: 'deviceSn', lines: '2' } }]);
  const unknown = { file: base64(`Barcode,Note\n${serial},x`), preview: true };
  const refused = await call('POST', path, unknown);
  expect(refused).toMatchObject({
    code: 'custom',
    message: 'The file has no column Endpoint ID, Serial number, MAC address. Choose which column it is.',
  });
  expect(refused.data.reading.columns).toMatchObject([
    { head: 'Barcode', state: 'unknown' },
    { head: 'Note' },
  ]);
  const chosen = { ...unknown, columns: [{ column: 0, field: 'deviceSn' }] };
  expect((await call('POST', path, chosen)).data).toMatchObject({ rows: 1, added: 1, refused: [] });
});

test('A-207: accepts the file of a group as a form', async () => {
  const gid = await group();
  const sent = form(
    { preview: 'true' },
    { name: 'boxes.csv', bytes: Buffer.from(`endpointId\n${ownDevice}\nos::NONE`) },
  );
  const answer = await bench.app.inject({
    method: 'POST',
    url: `/api/v1/groups/${gid}/devices/imports`,
    payload: sent.payload,
    headers: { ...admin, ...sent.headers },
  });
  expect(answer.json().data).toMatchObject({ rows: 2, added: 1, refused: [{ line: 3, reason: 'notFound' }] });
});

test('has the devices of a site in its location group; users can only name and describe it', async () => {
  const { data: cities, pagination } = await call('GET', '/groups/locations?type=city&limit=100');
  expect(cities.length).toBe(pagination.totalRecords);
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from device d join operator o using (op_id)
    where d.city <> '' and starts_with(o.op_path, '/system/northwind/')`.execute(bench.database.sql);
  const sum = cities.reduce((all: number, { deviceCnt }: { deviceCnt: number }) => all + deviceCnt, 0);
  expect(sum).toBe(rows[0]?.n);
  const [city] = cities;
  expect(city).toMatchObject({ type: 'System', placeType: 'city' });
  const page = await call('POST', `/groups/locations?type=city&value=${city.opCityId}`, {});
  expect(page.pagination.totalRecords).toBe(city.deviceCnt);
  const note = { groupName: 'Harbour quarter', desc: 'By the sea' };
  expect(await call('PATCH', `/groups/locations/citys/${city.opCityId}`, note)).toMatchObject({ data: note });
  expect((await call('GET', `/groups/locations?type=city&value=${city.opCityId}`)).data).toMatchObject([
    note,
  ]);
  expect(await call('PATCH', `/groups/locations/regions/${city.opCityId}`, note)).toMatchObject({
    code: 'nodata',
  });
  expect(await call('PATCH', `/groups/locations/citys/${city.opCityId}`, note, other)).toMatchObject({
    code: 'nodata',
  });
});

test('ER-056, ER-057: reports what a command will omit before it starts', async () => {
  const empty = await group();
  expect(await call('POST', '/groups/controls', { commandType: 'Reboot', gid: empty })).toMatchObject({
    code: 'custom',
    message: 'No devices in group.',
  });
  await sql`update device_model_feature set support_features = array_remove(support_features, 'lock')
    where model_name = ${fleet[0]?.registration.modelName ?? ''}`.execute(bench.database.sql);
  const gid = await group(own);
  const preview = async () =>
    (await call('POST', '/groups/controls/preview', { commandType: 'Lock', gid })).data;
  await expect.poll(async () => (await preview()).cannot.length).toBe(1);
  const { total, operable, cannot, bulkActions } = await preview();
  expect([total, operable, bulkActions]).toEqual([own.length, own.length - cannot[0].count, 1]);
  expect(await call('POST', '/groups/controls', { commandType: 'Lock', gid })).toMatchObject({
    code: 'custom',
    message: 'Group has devices that cannot be operated.',
    data: { count: cannot[0].count, models: cannot },
  });
  const started = await call('POST', '/groups/controls', { commandType: 'Lock', gid, goOn: true });
  expect(started).toMatchObject({
    code: 'success',
    data: { started: operable, leftOut: cannot[0].count, bulkActionIds: [expect.any(String)] },
  });
  expect(await call('GET', `/bulk-actions/${started.data.bulkActionIds[0]}`)).toMatchObject({
    data: {
      taskType: 'Lock',
      total: operable,
      targetName: (await call('GET', `/groups/${gid}`)).data.groupName,
    },
  });
});

test('A-205: starts a Reserved command only when the clock of each device shows the hour', async () => {
  const [first = '', second = '', third = ''] = own;
  const gid = await group([first, second, third]);
  const zone = async (endpointId: string, value: string) =>
    sql`insert into device_value (endpoint_id, path, value, observed_at)
      values (${endpointId}, 'Device.Time.LocalTimeZone', ${value}, now())
      on conflict (endpoint_id, path) do update set value = excluded.value`.execute(bench.database.sql);
  await zone(first, 'KST-9');
  await zone(second, 'SAST-2');
  await sql`delete from device_value where endpoint_id = ${third} and path = 'Device.Time.LocalTimeZone'`.execute(
    bench.database.sql,
  );
  const now = new Date();
  // Five hours from now in Korea: no window is open there, nor in South Africa.
  const fpStartHour = (now.getUTCHours() + 14) % 24;
  const hours = { fpRunMethod: 'Reserved', fpStartHour, fpEndHour: (fpStartHour + 2) % 24 };
  const { data: plan } = await call('POST', '/groups/controls/preview', {
    commandType: 'Reboot',
    gid,
    ...hours,
  });
  expect(plan.starts).toEqual([
    expect.objectContaining({ utcOffset: 540, count: 2, zoneUnknown: 1 }),
    expect.objectContaining({ utcOffset: 120, count: 1, zoneUnknown: 0 }),
  ]);
  const [korea, africa] = plan.starts;
  expect(Date.parse(africa.startTime) - Date.parse(korea.startTime)).toBe(7 * 3_600_000);
  expect(Date.parse(korea.endTime) - Date.parse(korea.startTime)).toBe(2 * 3_600_000);

  const { data } = await call('POST', '/groups/controls', { commandType: 'Reboot', gid, ...hours });
  expect(data).toMatchObject({ started: 3, bulkActionIds: [expect.any(String), expect.any(String)] });
  const [early = '', late = ''] = data.bulkActionIds;
  const scheduled = (await call('GET', `/bulk-actions/${early}`)).data;
  expect(scheduled).toMatchObject({ state: 'scheduled', total: 2, started: 0 });
  // The delay counts from the storage of the request.
  const delay = Date.parse(scheduled.scheduledTime) - Date.parse(korea.startTime);
  expect(delay >= 0 && delay < 60_000).toBe(true);
  expect((await call('GET', `/tasks/${data.taskId}`)).code).toBe('nodata');
  const path = `/bulk-commands/${data.commandId}`;
  expect((await call('GET', path)).data).toMatchObject({
    command: { state: 'scheduled', total: 3, parts: 2, started: 0, taskType: 'Reboot' },
    bulkActions: [
      { bulkActionId: early, part: 1, total: 2 },
      { bulkActionId: late, part: 2, total: 1 },
    ],
  });
  expect((await call('GET', path, undefined, other)).code).toBe('nodata');
  expect((await call('POST', `${path}/cancel`, {}, other)).code).toBe('nodata');
  expect((await call('GET', '/bulk-commands?state=scheduled')).data).toMatchObject([
    { commandId: data.commandId, parts: 2, total: 3 },
  ]);
  expect((await call('POST', `${path}/cancel`, {})).data.outcome).toBe('requested');
  expect((await call('GET', path)).data.command).toMatchObject({ state: 'cancelled', terminal: true });
  expect((await call('POST', `${path}/cancel`, {})).data.outcome).toBe('tooLate');

  const wrong = [
    { fpRunMethod: 'Reserved', fpStartHour: 3 },
    { fpRunMethod: 'Reserved', fpStartHour: 2, fpEndHour: 2 },
    { fpStartHour: 2, fpEndHour: 3 },
    { fpRunMethod: 'Reserved', fpStartHour: 23, fpEndHour: 24 },
  ];
  for (const body of wrong)
    expect(await call('POST', '/groups/controls', { commandType: 'Reboot', gid, ...body })).toMatchObject({
      code: 'custom',
      message: expect.stringContaining('fp'),
    });
});

test("sends commands to a location's devices, and CMS commands to its set-top boxes only", async () => {
  const { data: cities } = await call('GET', '/groups/locations?type=city&limit=100');
  const opCityIds = cities.map(({ opCityId }: { opCityId: string }) => opCityId);
  const preview = async (to: object) =>
    (await call('POST', '/groups/controls/preview', { commandType: 'Reboot', opCityIds, ...to })).data;
  const [all, boxes] = [await preview({}), await preview({ setTopBoxesOnly: true })];
  const setTops = fleet.filter(
    ({ registration: { city, prodClass, opId } }) => city && prodClass === 'STB' && !/bright/.test(opId),
  );
  expect([all.total > boxes.total, boxes.total]).toEqual([true, setTops.length]);
  const cms = await call('POST', '/groups/cms-locations/controls', { commandType: 'Reboot', opCityIds });
  expect(cms).toMatchObject({ code: 'success', data: { started: boxes.total } });
  const one = await call('POST', '/groups/locations/controls', {
    commandType: 'Unlock',
    opCityId: opCityIds[0],
    goOn: true,
  });
  expect(one.code).toBe('success');
  const several = await call('POST', '/groups/multi-locations/controls', {
    commandType: 'Reboot',
    opCityIds: opCityIds.slice(0, 2),
  });
  expect(several.code).toBe('success');
  for (const wrong of [{}, { opCityId: opCityIds[0], opRegionId: opCityIds[0] }])
    expect((await call('POST', '/groups/locations/controls', { commandType: 'Reboot', ...wrong })).code).toBe(
      'custom',
    );
  for (const later of ['FirmwareUpdate', 'LandingChannel', 'BootingAd', 'DsmCc'])
    expect(
      (await call('POST', '/groups/locations/controls', { commandType: later, opCityId: opCityIds[0] })).code,
    ).toBe('custom');
});

test('A-112: lets the permission to unlock groups also lock them', async () => {
  const gid = await group([ownDevice]);
  const support = await bench.login('support@northwind.example');
  await bench.written(
    `update role set permissions = array_remove(permissions, '/groups/controls/lock') where role_key = 'OperatorStaff'`,
  );
  const lock = () => call('POST', '/groups/controls', { commandType: 'Lock', gid, goOn: true }, support);
  await expect
    .poll(async () => (await call('POST', '/groups/controls/lock', { gid }, support)).code)
    .toBe('roleerr');
  expect((await lock()).code).toMatch(/success|custom/);
  expect(await call('POST', '/groups/controls', { commandType: 'FactoryReset', gid }, support)).toMatchObject(
    {
      code: 'roleerr',
      data: { permission: '/groups/controls/factory-reset' },
    },
  );
});

test('finds the same devices by a saved filter as the device list, and refuses to delete a group that it names', async () => {
  const gid = await group(own.slice(0, 4));
  const filter = { filterName: 'Deployed of the group', gid, activeFlag: 'Activated' };
  const { data } = await call('POST', '/saved-filters', filter);
  const preview = async (headers = admin) =>
    call('POST', '/groups/controls/preview', { commandType: 'Reboot', filterId: data.filterId }, headers);
  const filters = { gid, activeFlag: 'Activated' };
  const listed = await call('POST', '/devices/action/getDevicePageList', { filters });
  expect(await preview()).toMatchObject({
    data: { total: listed.pagination.totalRecords, asOf: expect.any(String) },
  });
  await call('POST', '/groups/actions/disassociate', { gid, endpointIds: own.slice(0, 1) });
  expect(await preview()).toMatchObject({ data: { total: 3 } });
  expect(await call('DELETE', `/groups/${gid}`)).toMatchObject({
    code: 'conflict',
    data: { saved_filter: 1 },
  });
  expect(await countOf(gid)).toBe(3);
  expect(await preview(other)).toMatchObject({ code: 'nodata' });
  expect((await call('POST', '/saved-filters', { filterName: 'Foreign', gid }, other)).code).toBe('nodata');
});

test('a private filter is seen, used and counted by its author alone, until the author has no account', async () => {
  // given a private filter of one user of the organisation, and others above and beside it
  const system = await bench.login('system.admin@waymark.example');
  const support = await bench.login('support@northwind.example');
  const ask = { filterName: 'My calls', keyword: 'Jansen', isPrivate: true };
  const { data } = await call('POST', '/saved-filters', ask);
  const path = `/saved-filters/${data.filterId}`;
  const command = { commandType: 'Reboot', filterId: data.filterId };
  const names = async (headers: typeof admin) =>
    (await call('GET', '/saved-filters?limit=100&keyword=calls', undefined, headers)).data.map(
      (row: { filterName: string; isPrivate: boolean }) => [row.filterName, row.isPrivate],
    );
  // then it does not exist for others
  expect(await names(admin)).toEqual([['My calls', true]]);
  for (const other of [system, support]) {
    expect(await names(other)).toEqual([]);
    expect((await call('GET', path, undefined, other)).code).toBe('nodata');
    expect((await call('PUT', path, { filterName: 'Taken over' }, other)).code).toBe('nodata');
    expect((await call('POST', '/groups/controls/preview', command, other)).code).toBe('nodata');
  }
  expect((await call('POST', '/groups/controls/preview', command)).code).toBe('success');
  // and its name is free for others, also for a shared filter, but not for its author
  const shared = await call('POST', '/saved-filters', { filterName: 'My calls' }, system);
  expect(await call('POST', '/saved-filters', ask)).toMatchObject({ code: 'nameconflict' });
  // when it is shared, and made private again
  expect((await call('PUT', path, { filterName: 'Our calls', isPrivate: false })).code).toBe('success');
  expect(await names(support)).toContainEqual(['Our calls', false]);
  expect((await call('PUT', path, { filterName: 'Our calls', isPrivate: true })).code).toBe('success');
  const setAuthor = (columns: string) =>
    bench.written(`update account set ${columns} where email = 'admin@northwind.example'`);
  await setAuthor("status = 'Stopped'");
  // then a suspended author keeps it private
  expect(await names(system)).not.toContainEqual(['Our calls', true]);
  // and when the account is deleted, then it is not lost
  await setAuthor('deleted = true');
  expect(await names(system)).toContainEqual(['Our calls', true]);
  for (const id of [data.filterId, shared.data.filterId])
    expect((await call('DELETE', `/saved-filters/${id}`, undefined, system)).code).toBe('success');
  await setAuthor("status = 'Running', deleted = false");
});

test('a saved filter is used by others and changed by its author alone, until the author has no account', async () => {
  const { data } = await call('POST', '/saved-filters', {
    filterName: 'Never connected',
    everConnected: false,
  });
  const system = await bench.login('system.admin@waymark.example');
  const path = `/saved-filters/${data.filterId}`;
  const of = async (headers: typeof admin) => (await call('GET', path, undefined, headers)).data;
  expect(await of(admin)).toMatchObject({ mine: true, createdBy: 'Nora West', everConnected: false });
  expect(await of(system)).toMatchObject({ mine: false, createdBy: 'Nora West' });
  const rename = (filterName: string, headers = admin) => call('PUT', path, { filterName }, headers);
  expect(await rename('Taken over', system)).toMatchObject({
    code: 'custom',
    data: { createdBy: 'Nora West' },
  });
  expect(await call('DELETE', path, undefined, system)).toMatchObject({ code: 'custom' });
  expect((await rename('Never online')).code).toBe('success');
  const listed = await call('POST', '/devices/action/getDevicePageList', {
    filters: { everConnected: false },
  });
  const preview = { commandType: 'Reboot', filterId: data.filterId };
  expect(await call('POST', '/groups/controls/preview', preview, system)).toMatchObject({
    data: { total: listed.pagination.totalRecords },
  });
  await bench.written("update account set status = 'Stopped' where email = 'admin@northwind.example'");
  expect((await rename('Taken over', system)).code).toBe('success');
  expect((await call('DELETE', path, undefined, system)).code).toBe('success');
  await bench.written("update account set status = 'Running' where email = 'admin@northwind.example'");
});

test('answers for a group, a location or a filter of another operator like for a missing one', async () => {
  const gid = await group(own.slice(0, 1));
  const { data: filter } = await call('POST', '/saved-filters', { filterName: 'Not yours', gid });
  const [city] = (await call('GET', '/groups/locations?type=city')).data;
  const ids = { gid, opCityId: city.opCityId, filterId: filter.filterId };
  const asks = (of: typeof ids): [Method, string, object?][] => [
    ['GET', `/groups/${of.gid}`],
    ['PUT', `/groups/${of.gid}`, { groupName: 'Mine' }],
    ['GET', `/groups/${of.gid}/devices`],
    ['GET', `/groups/${of.gid}/models`],
    ['DELETE', `/groups/${of.gid}`],
    ['POST', '/groups/actions/associate', { gid: of.gid, endpointIds: [foreignDevice] }],
    ['POST', '/groups/actions/disassociate', { gid: of.gid, endpointIds: [foreignDevice] }],
    ['POST', '/groups/devices/page', { gid: of.gid }],
    ['POST', '/groups/devices/count', { gid: of.gid }],
    ['PATCH', `/groups/locations/citys/${of.opCityId}`, { desc: 'Mine' }],
    ['POST', `/groups/locations?type=city&value=${of.opCityId}`, {}],
    ['POST', '/groups/controls/preview', { commandType: 'Reboot', gid: of.gid }],
    ['POST', '/groups/controls/reboot', { gid: of.gid }],
    ['POST', '/groups/controls/preview', { commandType: 'Reboot', opCityId: of.opCityId }],
    ['POST', '/groups/controls/lock', { filterId: of.filterId }],
    ['DELETE', `/saved-filters/${of.filterId}`],
    ['POST', '/devices/action/getDevicePageList', { filters: { gid: of.gid } }],
  ];
  const none = { gid: 'none', opCityId: 'none', filterId: 'none' };
  const answersTo = async (of: typeof ids) => {
    const answers = [];
    for (const [method, path, payload] of asks(of)) {
      const { code, message, data } = await call(method, path, payload, other);
      expect(code, path).toMatch(/^(nodata|success)$/);
      answers.push({ code, message, data });
    }
    return answers;
  };
  expect(await answersTo(ids)).toEqual(await answersTo(none));
  expect(await countOf(gid)).toBe(1);
});

test('finally has correct counts of locations, and no device in a foreign group', async () => {
  const { rows: wrong } = await sql`
    with counted as (
      select op_id, province as region, '' as city, count(*) as n from device where province <> '' group by 1, 2
      union all
      select op_id, coalesce(province, ''), city, count(*) from device where city <> '' group by 1, 2, 3
    )
    select * from (select * from device_place where n <> 0) p full join counted c using (op_id, region, city)
    where p.n is distinct from c.n`.execute(bench.database.sql);
  expect(wrong).toEqual([]);
  const { rows: foreign } = await sql`
    select m.* from device_group_member m left join device d using (endpoint_id) where d.op_id is distinct from m.op_id`.execute(
    bench.database.sql,
  );
  expect(foreign).toEqual([]);
  const { rows: miscounted } = await sql`
    select * from (select * from device_group_model_count where n <> 0) c
      full join (
        select gid, model_name, count(*) as n from device_group_member join device using (endpoint_id) group by 1, 2
      ) m using (gid, model_name)
    where c.n is distinct from m.n`.execute(bench.database.sql);
  expect(miscounted).toEqual([]);
});

test("accepts the opCityId of an organisation's location group in any call (CL-367, CL-186, CL-194)", async () => {
  type City = { opCityId: string | null; refCityId: string | null; cityName: string; provinceId: string };
  const choice: City[] = (await call('GET', '/commons/citys')).data;
  const held = choice.filter(({ opCityId }) => opCityId !== null);
  const groups = (await call('GET', '/groups/locations?type=city&limit=100')).data;
  const idsOf = (rows: { opCityId: string | null }[]) => rows.map(({ opCityId }) => opCityId).toSorted();
  expect(idsOf(held)).toEqual(idsOf(groups));
  expect(held.length).toBeGreaterThan(0);
  expect((await call('GET', '/commons/citys/device-exists')).data).toHaveLength(held.length);
  expect(choice.every((city) => city.opCityId !== null || city.refCityId !== null)).toBe(true);
  const [{ opCityId, refCityId, provinceId } = choice[0] as City] = held.filter((city) => city.refCityId);
  expect((await call('GET', `/commons/citys/${provinceId}`)).data).toContainEqual(
    expect.objectContaining({ opCityId, refCityId }),
  );

  const asked = (id: string | null): ['GET' | 'POST' | 'PATCH', string, object?][] => [
    ['GET', `/groups/locations?type=city&value=${id}`],
    ['POST', `/groups/locations?type=city&value=${id}`, {}],
    ['PATCH', `/groups/locations/citys/${id}`, { desc: 'Seen' }],
    ['POST', '/groups/controls/preview', { commandType: 'Reboot', opCityId: id }],
    ['POST', '/groups/controls/preview', { commandType: 'Reboot', opCityIds: [id] }],
    ['GET', `/stats/dashboards/locations/${id}`],
  ];
  for (const [method, path, body] of asked(opCityId))
    expect([path, (await call(method, path, body)).code]).toEqual([path, 'success']);
  for (const [method, path, body] of asked(refCityId)) {
    const { code, message } = await call(method, path, body);
    expect([path, code, message]).toEqual([path, 'custom', expect.stringContaining('refCityId')]);
  }
});

test('names the content that the set-top boxes of a group hold by their own report, as their pages do', async () => {
  const boxes = fleet
    .filter(
      ({ registration: { opId, deviceStatus, modelName } }) =>
        opId === 'northwind' && deviceStatus === 'Deployed' && modelName.startsWith('KSTB'),
    )
    .map(({ endpointId }) => endpointId)
    .slice(0, 3);
  const [first = '', second = '', silent = ''] = boxes;
  const router = own.find((endpointId) => !boxes.includes(endpointId)) ?? '';
  const gid = await group([...boxes]);
  const bootAd = 'Device.X_WAYMARK_BootAd.';
  const tells = (endpointId: string, sum: string, name: string) =>
    bench.tell(endpointId, [
      {
        type: 'device.valuesObserved',
        data: {
          source: 'get',
          values: { [`${bootAd}CheckSum`]: sum, [`${bootAd}Name`]: name, [`${bootAd}Version`]: '3' },
        },
      },
    ]);
  await tells(first, 'a'.repeat(64), 'Winter');
  await tells(second, '', '');
  await bench.settled();
  const heldBy = async (endpointId: string) =>
    (await call('POST', '/devices/action/getDeviceInfo', { endpointId })).data.device_info_content.boot_ad;
  expect(await heldBy(first)).toEqual({ held: true, name: 'Winter', version: '3' });
  expect(await heldBy(second)).toMatchObject({ held: false });
  // A box that never reported may hold any.
  expect(await heldBy(silent)).toBeNull();
  expect((await call('GET', `/groups/${gid}/content`)).data).toEqual({
    boxes: boxes.length,
    landingChannel: [],
    bootAd: [{ name: 'Winter', version: '3', count: 1 }],
  });
  expect((await call('GET', `/groups/${await group([router])}/content`)).data.boxes).toBeLessThanOrEqual(1);
});
