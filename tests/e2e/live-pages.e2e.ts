import type { Page, WebSocketRoute } from '@playwright/test';
import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { TaskDevice } from '#tests/support/task-device.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect, test } from './watched.ts';

/**
 * An open page shows changes made elsewhere. Each kind of page is a row: a colleague or a device changes something, and
 * the page shows it without a reload. All share one page and one sign-in.
 */
let server: ServerProcess;
let colleague: ApiClient;

/** Devices of one model and site: the first is connected, the last is offline. */
const [here, away] = [demoDevice(0).endpointId, demoDevice(14).endpointId];

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '4', STATISTICS_SECONDS: '1' });
  colleague = new ApiClient(server.url);
  await colleague.signIn(await server.account('OperatorAdmin'));
  await expect.poll(() => isOnline(here)).toBe(true);
});
test.afterAll(async () => {
  await stopDemo(server);
});

async function ask(method: string, path: string, body?: object) {
  const answer = await colleague.call(method, `/api/v1${path}`, body);
  expect(answer.code, JSON.stringify(answer)).toBe('success');
  return answer.data;
}
const isOnline = async (endpointId: string): Promise<boolean> =>
  (await ask('POST', '/devices/action/getDeviceInfo', { endpointId })).device.online;

const device = () => new TaskDevice(server.uspPort, away, () => expect.poll(() => isOnline(away)).toBe(true));

interface Row {
  page: string;
  path: string | (() => Promise<string>);
  /** Checks the state before the change. */
  before(page: Page): Promise<void>;
  change(): Promise<void>;
  after(page: Page): Promise<void>;
}

const figure = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Counts' }).getByRole('link', { name: new RegExp(`^${name}\\s*[\\d,]+`) });
const inTable = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('table').getByText(words).first()).toBeVisible();
const notInTable = async (page: Page, words: string | RegExp) => {
  await expect(page.getByText(/results?$/).first()).toBeVisible();
  await expect(page.getByRole('table').getByText(words)).toHaveCount(0);
};
const areas = (page: Page) => page.getByRole('table', { name: 'Devices by place' });
let known = 0;
const connected = device;
let open: TaskDevice | null = null;
const numbers = async (page: Page, name: string) =>
  Number(/[\d,]+/.exec((await figure(page, name).textContent()) ?? '')?.[0].replaceAll(',', ''));
const onlineOnMap = async (page: Page) =>
  (await areas(page).getByRole('row').allTextContents()).length > 0
    ? (await areas(page).locator('tbody tr td:nth-child(3)').allTextContents()).reduce(
        (sum, n) => sum + Number(n),
        0,
      )
    : -1;

const rows: Row[] = [
  {
    page: 'the device map',
    path: '/management/device/deviceMapPage',
    async before(page) {
      await expect(areas(page)).toBeVisible();
      known = await onlineOnMap(page);
    },
    async change() {
      open = connected();
      await open.connect();
    },
    after: (page) => expect.poll(() => onlineOnMap(page)).toBe(known + 1),
  },
  {
    page: 'home: counts',
    path: '/home',
    async before(page) {
      await expect(figure(page, 'Online')).toBeVisible();
      known = await numbers(page, 'Online');
    },
    async change() {
      await open?.drop();
      await expect.poll(() => isOnline(away)).toBe(false);
    },
    after: (page) => expect.poll(() => numbers(page, 'Online')).toBe(known - 1),
  },
  {
    page: 'home: alarms',
    path: '/home',
    before: (page) => expect(page.getByText(/critical alarms? (is|are) open/)).toHaveCount(0),
    async change() {
      await ask('PUT', '/stats/resources/alarms/thresholds', { metric: 'cpu', warning: 1, critical: 1 });
    },
    after: (page) =>
      expect(page.getByText(/critical alarms? (is|are) open/)).toBeVisible({ timeout: 30_000 }),
  },
  {
    page: 'alarms: an acknowledgement',
    path: `/management/alarms?endpointId=${encodeURIComponent(here)}`,
    before: (page) => expect(page.getByRole('table', { name: 'Alarms' }).getByRole('row')).not.toHaveCount(1),
    async change() {
      const [alarm] = await ask(
        'GET',
        `/stats/resources/alarms?state=open&endpointId=${encodeURIComponent(here)}`,
      );
      await ask('POST', `/stats/resources/alarms/${alarm.alarmId}/acknowledge`, { note: 'Fan replaced' });
    },
    after: (page) =>
      expect(page.getByRole('table', { name: 'Alarms' }).getByText('Fan replaced')).toBeVisible(),
  },
  {
    page: 'a group: its devices',
    async path() {
      // The default levels apply again, and raise no more alarms while other pages are open.
      await ask('PUT', '/stats/resources/alarms/thresholds', { metric: 'cpu' });
      const { gid } = await ask('POST', '/groups', { groupName: 'Lobby' });
      await ask('POST', '/groups/actions/associate', { gid, endpointIds: [here] });
      return `/management/group/devices/group/${gid}`;
    },
    before: (page) => expect(page.getByRole('table').getByText('Unlocked')).toBeVisible(),
    async change() {
      await ask('POST', '/devices/actions/multi/lock', { endpointIds: [here] });
    },
    after: (page) => expect(page.getByRole('table').getByText('Locked', { exact: true })).toBeVisible(),
  },
  {
    page: 'tasks',
    path: '/tasks',
    before: (page) => notInTable(page, 'Ping test'),
    async change() {
      await ask('POST', '/devices/diagnostics/ip-ping', {
        endpointId: here,
        host: '192.0.2.1',
        repetitions: 1,
      });
    },
    after: (page) => inTable(page, 'Ping test'),
  },
  {
    page: 'bulk actions',
    path: '/bulk-actions',
    before: (page) => notInTable(page, '2 devices'),
    async change() {
      await ask('POST', '/devices/actions/multi/unlock', { endpointIds: [here, away] });
    },
    after: (page) => inTable(page, '2 devices'),
  },
  {
    page: 'cases',
    path: '/cases',
    before: (page) => notInTable(page, 'Slow line'),
    async change() {
      await ask('POST', '/cases/action/open', { title: 'Slow line', taskIds: [] });
    },
    after: (page) => inTable(page, 'Slow line'),
  },
  {
    page: 'devices',
    path: '/device/deviceList/1?type=inven',
    before: (page) => expect(page.getByText(/^\d+ results?$/)).toBeVisible(),
    async change() {
      const { endpointId } = demoDevice(9);
      await ask('DELETE', `/invdevices?endpointId=${encodeURIComponent(endpointId)}`);
    },
    after: (page) => expect(page.getByText('No results')).toBeVisible(),
  },
];

test('each kind of page shows what happens elsewhere', async ({ page }) => {
  await signInTo(server, page, 'OperatorStaff');
  for (const { page: name, path, before, change, after } of rows)
    await test.step(name, async () => {
      await page.goto(`http://localhost:${server.port}${typeof path === 'string' ? path : await path()}`);
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await before(page);
      await change();
      await after(page);
    });
});

test('an alarm and its record name one time, in one form', async ({ page }) => {
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`http://localhost:${server.port}/management/alarms?state=all`);
  const row = page.getByRole('table', { name: 'Alarms' }).locator('tbody tr').first();
  const [time = ''] = /\d\d-\d\d-\d\d \d\d:\d\d:\d\d/.exec((await row.textContent()) ?? '') ?? [];
  expect(time).not.toBe('');
  await row.getByRole('link', { name: /usage/ }).click();
  const summary = page.getByRole('region', { name: 'Alarm', exact: true });
  await expect(summary.getByText(time)).toBeVisible();
  // A reading is received later than it is taken.
  await page.getByRole('option').filter({ hasText: 'Reading' }).first().click();
  await expect(page.getByText(time)).toHaveCount(2);
});

test('each figure of home opens a list of as many rows', async ({ page }) => {
  await signInTo(server, page, 'OperatorAdmin');
  const home = `http://localhost:${server.port}/home`;
  await page.goto(home);
  const counts = page.getByRole('region', { name: 'Counts' });
  await expect(figure(page, 'Total')).toBeVisible();
  await expect(counts.getByText('…')).toHaveCount(0);
  const figures = await counts.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      name: link.firstElementChild?.textContent ?? '',
      number: Number(/[\d,]+/.exec(link.textContent ?? '')?.[0].replaceAll(',', '')),
      path: link.getAttribute('href') ?? '',
    })),
  );
  expect(figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Total',
      'Online',
      'Offline',
      'Never connected',
      'Inventory',
      'Companies',
      'Users',
    ]),
  );
  for (const { name, number, path } of figures)
    await test.step(name, async () => {
      await page.goto(new URL(path, home).href);
      await expect(page.getByText(/^(\d+ results?|No results)$/).first(), `${name}: ${number}`).toHaveText(
        number === 0 ? /No results|^0 results/ : new RegExp(`^${number} results?$`),
      );
    });
});

test('a form with values that were not sent asks before the page is left', async ({ page }) => {
  await signInTo(server, page, 'OperatorAdmin');
  await page.goto(`http://localhost:${server.port}/management/group/groupListPage?tab=user`);
  await page.getByRole('button', { name: 'Create group' }).first().click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Create group' }).first().click();
  await page.getByRole('dialog').getByLabel('Group', { exact: true }).fill('Kitchen');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('a message that the console cannot handle leaves it on the screen, is reported, and the next one is shown', async ({
  page,
  errors,
}) => {
  let socket: WebSocketRoute | null = null;
  let last = { pos: 0 };
  await page.routeWebSocket(/\/ws\//, (opened) => {
    socket = opened;
    const upstream = opened.connectToServer();
    upstream.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (typeof message.pos === 'number') last = message;
      opened.send(text);
    });
  });
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`http://localhost:${server.port}/management/device/deviceMapPage`);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(areas(page)).toBeVisible();
  known = await onlineOnMap(page);
  const reported = page.waitForResponse(/\/system\/faults/);
  const broken = { event: 'Online', endpoint_id: here, prev: last.pos, pos: last.pos, fact: null };
  (socket as WebSocketRoute | null)?.send(JSON.stringify({ ...broken, pos: last.pos + 1 }));
  expect((await reported).status()).toBe(200);
  await expect(page.getByText('A live update could not be shown', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  const agent = device();
  await agent.connect();
  await expect.poll(() => onlineOnMap(page)).toBe(known + 1);
  await agent.drop();
  // The browser's console contains the report of the fault too.
  expect(errors.splice(0).join('\n')).toContain('live message');
});
