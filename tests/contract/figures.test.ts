import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operatorHeader } from '#domain/narrowing.ts';
import { demoPeople } from '#server/demo/organisation.ts';
import { refusedQuery, refusedSearch } from '#web/features/devices/admission/queries.ts';
import {
  activeTypes,
  deviceCountsQuery,
  devicePageQuery,
  deviceSearch,
} from '#web/features/devices/device/queries.ts';
import {
  queryOf,
  statesOf,
  taskCountsQuery,
  taskSearch,
  tasksQuery,
  taskTabs,
} from '#web/features/devices/tasks/queries.ts';
import { profileCalls as appProfileCalls } from '#web/features/fleet/app-profiles/profile-calls.ts';
import { profileSearch as appProfileSearch } from '#web/features/fleet/app-profiles/profile-search.ts';
import { profileCalls } from '#web/features/fleet/firmware/profile-calls.ts';
import { profileSearch } from '#web/features/fleet/firmware/profile-search.ts';
import { fileSearch, filesQuery } from '#web/features/fleet/firmware/queries.ts';
import * as groups from '#web/features/fleet/groups/queries.ts';
import * as inventory from '#web/features/fleet/inventory/queries.ts';
import { profilesQuery } from '#web/features/fleet/profiles/queries.ts';
import { accountSearch, accountsQuery } from '#web/features/people/accounts/queries.ts';
import { organisationSearch, organisationsQuery } from '#web/features/people/organisations/queries.ts';
import { alarmSearch, alarmsQuery } from '#web/features/statistics/alarms/queries.ts';
import { ruleSearch, rulesQuery } from '#web/features/statistics/alarms/rule-queries.ts';
import { homeLists, partLists } from '#web/features/statistics/dashboard/home-lists.ts';
import * as home from '#web/features/statistics/dashboard/queries.ts';
import { devicesQuery } from '#web/features/statistics/statistics/queries.ts';
import { deviceListOf } from '#web/features/statistics/statistics/series-lists.ts';
import { ApiError } from '#web/http/api-error.ts';
import { makeAwkward } from './awkward-fleet.ts';
import { type BenchServer, startBench } from './bench-server.ts';
import { ConsoleCalls } from './console-calls.ts';

/**
 * Each figure of the console opens exactly its rows (40 §2). The console's own queries and links are used, against the whole
 * server, so a figure and its list are compared as a person compares them.
 */
let bench: BenchServer;
let calls: ConsoleCalls;
const people = [
  'system.admin@waymark.example',
  'admin@northwind.example',
  'school@hillside.example',
  'admin@brightline.example',
];

beforeAll(async () => {
  bench = await startBench();
  await makeAwkward(bench);
  calls = new ConsoleCalls(bench, await bench.login('admin@northwind.example'));
}, 120_000);
afterAll(async () => {
  calls.end();
  await bench.close();
});

/** Reads an answer again, as after a visit long ago. */
const read = <T>(options: { queryKey: QueryKey }): Promise<T> =>
  new QueryClient().fetchQuery({ ...options, retry: false } as never);

interface Link {
  to: string;
  params?: Record<string, string>;
  search?: Record<string, unknown>;
}
/** Returns what a link was made of. */
function linkOf({ at }: { at(to: RegisteredRouter['buildLocation']): unknown }): Link {
  const made: Link[] = [];
  at(((link: Link) => made.push(link)) as never);
  const [link] = made;
  if (!link) throw new Error('no link');
  return link;
}

interface Page {
  pagination: { totalRecords: number; totalIsLowerBound?: boolean };
}
/** Queries of the pages, by their addresses. */
const pages: Record<string, (search: Record<string, unknown>, params: Record<string, string>) => object> = {
  '/device/deviceList/$pageNum': (search) => devicePageQuery(deviceSearch.read(search)),
  '/management/unregistereddevice/unregisteredDeviceListPage': (search) =>
    inventory.unregisteredQuery(inventory.unregisteredSearch.read(search)),
  '/management/inventory/refusedDevices': (search) => refusedQuery(refusedSearch.read(search)),
  '/management/company/companyList': (search) => organisationsQuery(organisationSearch.read(search), ''),
  '/management/account/accountList': (search) => accountsQuery(accountSearch.read(search)),
  '/management/alarms': (search) => alarmsQuery(alarmSearch.read(search)),
  '/management/firmware/firmwareFileList': (search) => filesQuery(fileSearch.read(search)),
  '/management/firmware/firmwareProfileList': (search) =>
    profilesQuery(profileCalls, profileSearch.read(search)),
  '/management/app/components/appProfileListPage': (search) =>
    profilesQuery(appProfileCalls, appProfileSearch.read(search)),
  '/management/group/devices/$kind/$id': (_, { kind = '', id = '' }) =>
    groups.membersQuery(kind as groups.Kind, id, groups.memberSearch.read({})),
};
async function rowsAt({ to, params = {}, search = {} }: Link): Promise<number> {
  const page = pages[to];
  if (!page) throw new Error(`no list at ${to}`);
  return rowsOf(page(search, params) as { queryKey: QueryKey });
}
async function rowsOf(options: { queryKey: QueryKey }): Promise<number> {
  const { pagination } = await read<Page>(options);
  expect(pagination.totalIsLowerBound ?? false).toBe(false);
  return pagination.totalRecords;
}
interface Summary {
  total: number;
  unassigned: number;
  silenced: number;
  oldest: { alarmId: string } | null;
}
const none: Summary = { total: 0, unassigned: 0, silenced: 0, oldest: null };

/** Null: the role may not read it. */
const ifAllowed = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error) => {
    if (error instanceof ApiError && error.status === 403) return null;
    throw error;
  });

describe.each(people)('%s', (user) => {
  const compared: string[] = [];
  /** Compares a figure with the rows of its list; a role that may not open the list has no link to it. */
  async function same(what: string, figure: number, rows: Promise<number>): Promise<void> {
    const found = await ifAllowed(rows);
    if (found === null) return;
    expect.soft(found, `rows of ${what}`).toBe(figure);
    compared.push(what);
  }
  beforeAll(async () => calls.as(await bench.login(user)));

  test('finds behind each figure of Home exactly so many rows', async () => {
    const figures = await read<home.DeviceFigures>(home.figuresQuery);
    for (const name of [
      'total',
      'online',
      'offline',
      'neverConnected',
      'deployed',
      'inventory',
      'requested',
      'unregistered',
    ] as const)
      await same(name, figures[name], rowsAt(linkOf(homeLists[name])));
    for (const { outageId, offline } of figures.outages)
      await same(outageId, offline, rowsAt(linkOf(partLists.outage(outageId))));
    for (const [name, query] of [
      ['users', home.usersQuery],
      ['companies', home.operatorsQuery],
    ] as const) {
      const answer = await ifAllowed(read<{ total: number }>(query));
      if (answer) await same(name, answer.total, rowsAt(linkOf(homeLists[name])));
    }
    const alarms = await ifAllowed(read<Record<'critical' | 'warning', Summary>>(home.alarmSummaryQuery));
    for (const severity of alarms ? (['critical', 'warning'] as const) : []) {
      const { total, unassigned, silenced, oldest } = alarms?.[severity] ?? none;
      await same(`${severity} alarms`, total, rowsAt(linkOf(homeLists[`${severity}Alarms`])));
      const open = { severity, state: 'open' };
      await same(
        `unassigned ${severity} alarms`,
        unassigned,
        rowsOf(alarmsQuery(alarmSearch.read({ ...open, assignee: 'none' }))),
      );
      await same(
        `silenced ${severity} alarms`,
        silenced,
        rowsOf(alarmsQuery(alarmSearch.read({ severity, state: 'silenced' }))),
      );
      const first = await read<{ data: { alarmId: string }[] }>(
        alarmsQuery(alarmSearch.read({ ...open, sort: 'triggered', desc: false })),
      );
      expect(oldest?.alarmId).toBe(first.data[0]?.alarmId);
    }
    for (const [name, query] of [
      ['unapprovedFiles', home.unapprovedFilesQuery],
      ['unapprovedProfiles', home.unapprovedProfilesQuery],
      ['pausedProfiles', home.pausedProfilesQuery],
      ['heldProfiles', home.heldProfilesQuery],
      ['unapprovedAppProfiles', home.unapprovedAppProfilesQuery],
      ['pausedAppProfiles', home.pausedAppProfilesQuery],
      ['heldAppProfiles', home.heldAppProfilesQuery],
      ['refused', home.refusedDevicesQuery],
    ] as const) {
      const count = await ifAllowed(read<number>(query));
      if (count !== null) await same(name, count, rowsAt(linkOf(homeLists[name])));
    }
    expect(compared.length).toBeGreaterThan(8);
    if (user.endsWith('northwind.example')) expect(figures.outages).toHaveLength(1);
  });

  test('finds behind each part of a chart of Home exactly so many rows', async () => {
    const { models } = await read<{ models: { modelName: string; deviceCount: number }[] }>(home.modelsQuery);
    for (const { modelName, deviceCount } of models)
      await same(modelName, deviceCount, rowsAt(linkOf(partLists.model(modelName))));
    const { cities } = await read<home.Cities>(home.citiesQuery);
    for (const { opCityId, opCityName, cityDeviceCount } of cities)
      if (opCityId !== null)
        await same(opCityName, cityDeviceCount, rowsAt(linkOf(partLists.city(opCityId))));
    const alarms = await ifAllowed(
      read<{ metric: 'cpu'; critical: number; warning: number }[]>(home.openAlarmsQuery),
    );
    for (const { metric, critical, warning } of alarms ?? [])
      await same(metric, critical + warning, rowsAt(linkOf(partLists.alarms(metric))));
    if (alarms) {
      const sum = alarms.reduce((all, { critical, warning }) => all + critical + warning, 0);
      await same('open alarms', sum, rowsOf(alarmsQuery(alarmSearch.read({}))));
    }
    const rooms = await ifAllowed(read<{ data: groups.Room[] }>(home.roomsQuery));
    for (const { roomId, roomName, deviceCnt } of rooms?.data ?? [])
      await same(
        roomName,
        deviceCnt,
        rowsOf(groups.membersQuery('room', roomId, groups.memberSearch.read({}))),
      );
  });

  test('lists devices in use before those in stock, unless the reader orders them', async () => {
    const stateOf = async (search: object) => {
      const page = await read<{ data: { deviceStatus: string }[] }>(
        devicePageQuery(deviceSearch.read({ size: 100, ...search })),
      );
      return page.data.map(({ deviceStatus }) => deviceStatus);
    };
    const states = await stateOf({});
    const inUse = states.filter((state) => state === 'Deployed');
    expect(states.slice(0, inUse.length)).toEqual(inUse);
    expect(await stateOf({ sort: 'createTime', desc: true })).toHaveLength(states.length);
    if (inUse.length > 0 && inUse.length < states.length)
      expect((await stateOf({ sort: 'deviceStatus', desc: true }))[0]).not.toBe('Deployed');
  });

  test('finds below each tab exactly as many rows as it says', async () => {
    const counts =
      await read<Record<'allCount' | 'activeCount' | 'invenCount' | 'requestCount', number>>(
        deviceCountsQuery,
      );
    const names = {
      all: 'allCount',
      active: 'activeCount',
      inven: 'invenCount',
      request: 'requestCount',
    } as const;
    for (const type of activeTypes) {
      const count = counts[names[type]];
      await same(`devices, ${type}`, count, rowsOf(devicePageQuery(deviceSearch.read({ type }))));
      await same(
        `inventory, ${type}`,
        count,
        rowsOf(inventory.inventoryQuery(inventory.inventorySearch.read({}), type)),
      );
    }
    const states = await read<{ state: string; count: number }[]>(taskCountsQuery({}));
    for (const tab of taskTabs) {
      const those = states.filter(({ state }) => statesOf(tab).some((known) => known === state));
      const sum = those.reduce((all, { count }) => all + count, 0);
      await same(`tasks, ${tab}`, sum, rowsOf(tasksQuery(queryOf(taskSearch.read({ tab })))));
    }
  });

  test('finds behind each number of a row exactly so many rows', async () => {
    const groupRows = await ifAllowed(
      read<{ data: groups.Group[] }>(groups.groupsQuery(groups.groupSearch.read({}))),
    );
    for (const { gid, groupName, deviceCnt } of groupRows?.data ?? [])
      await same(
        groupName,
        deviceCnt,
        rowsOf(groups.membersQuery('group', gid, groups.memberSearch.read({}))),
      );
    const places = await ifAllowed(
      read<{ data: groups.LocationGroup[] }>(groups.locationsQuery(groups.groupSearch.read({}))),
    );
    for (const place of places?.data ?? [])
      await same(
        `${place.groupName} of ${place.companyName}`,
        place.deviceCnt,
        rowsOf(groups.membersQuery(place.placeType, groups.placeIdOf(place), groups.memberSearch.read({}))),
      );
    const rules = await ifAllowed(
      read<{ data: { ruleId: string; openAlarms: number }[] }>(rulesQuery(ruleSearch.read({}))),
    );
    for (const { ruleId, openAlarms } of rules?.data ?? [])
      await same(`rule ${ruleId}`, openAlarms, rowsOf(alarmsQuery(alarmSearch.read({ ruleId }))));
  });

  test('finds behind each bar of statistics that has a link exactly so many rows', async () => {
    const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    for (const by of ['model', 'op'] as const)
      for (const status of ['all', 'installed', 'inventory'] as const) {
        const search = { tab: 'devices', by, status, from: day, to: day } as const;
        const answer = await ifAllowed(
          read<{ series: { key: string; values: (number | null)[] }[] }>(devicesQuery(search, by)),
        );
        for (const { key, values } of answer?.series ?? []) {
          const own = demoPeople.find((person) => person.user === user)?.opId;
          const shown = {
            search,
            here: own,
            series: answer?.series.length ?? 0,
            isNow: true,
          };
          const list = deviceListOf(key, shown);
          // The console loads the whole page for another organisation, and sends its name with each call.
          if (list === null) continue;
          const narrowed = 'operator' in list ? (list.operator ?? null) : null;
          await same(`${by} ${key} ${status}`, values[0] ?? 0, rowsIn(narrowed, list));
        }
      }
  });
});

const rowsIn = (operator: string | null, search: Record<string, unknown>): Promise<number> =>
  calls.with(operator === null ? {} : { [operatorHeader]: operator }, () =>
    rowsOf(devicePageQuery(deviceSearch.read(search))),
  );
