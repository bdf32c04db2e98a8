import type { BrowserContext, Page, Route } from '@playwright/test';
import { daysAfter } from '#domain/statistics/calendar.ts';
import { recordTier } from '#tests/models/tiers.ts';
import { unreachableOn } from '#tests/models/unreachable.ts';
import { branchesOf, modelOf } from '#tests/models/walks.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { startDemoWithout, stopDemo } from '../demo-image.ts';
import { expect, test } from '../watched.ts';
import { Inspector } from './inspect.ts';
import { keepMet, metOf } from './kept-met.ts';
import { signInTo } from './sign-in-to.ts';

/**
 * The browser tier of a report of statistics: the boxes of one programme by day, whose answers the test holds, fails and
 * lets through. The page's address asks for a report, as its controls do.
 */
let server: ServerProcess;
let context: BrowserContext;
let inspector: Inspector;
let page: Page;
/** Answer of the server to the report from now on. */
let answering: 'now' | 'later' | 'never';
/** Answers that are held, by the name that they are about. */
let held: { name: string; release: () => Promise<void> }[];
/** Names of all calls. */
let calls: string[];

test.beforeAll(async ({ browser }) => {
  server = await startDemoWithout(6);
  context = await browser.newContext();
  inspector = await Inspector.of(context);
  page = await context.newPage();
  await page.route('**/api/v1/stats/linears/specific-programs', answer);
  await signInTo(server, page);
});
test.afterAll(async () => {
  await stopDemo(server);
});
test.beforeEach(async () => {
  answering = 'now';
  held = [];
  calls = [];
  // Another report of the browser's session would be one of the test before.
  await page.goto(`http://localhost:${server.port}/favicon.svg`);
});
test.afterEach(() => {
  keepMet('statistics-query', inspector.met('statistics-query'));
});

const today = () => new Date().toISOString().slice(0, 10);

async function answer(route: Route): Promise<void> {
  const { programName, startDate } = route.request().postDataJSON();
  calls.push(programName);
  const refuse = () =>
    route.fulfill({ status: 500, json: { code: 'error', message: 'The figures could not be read.' } });
  const day = { hits: 3, diffHits: null, viewTime: 3600, diffViewTime: null, rat: null, shr: null };
  const row = { ...day, statDate: startDate, dayOfWeek: 1, statTime: null, statData: null };
  const basis = {
    startDate,
    endDate: startDate,
    asOf: new Date().toISOString(),
    position: `${calls.length}`,
    timeZones: ['Asia/Seoul'],
    reportedBoxes: 27,
    deployedBoxes: 28,
    deployedOn: startDate,
    coverage: 96.43,
    lostSegments: calls.length,
    rejectedSegments: 0,
    leftOutBoxes: 0,
    provisionalDays: [],
    daysWithoutData: [],
  };
  const total = { hits: 3, diffHits: null, viewTime: 3600, diffViewTime: null };
  const rows = [{ ...row, programName, serviceNames: ['News 24'] }];
  const give = () =>
    // The page has left a call that was cancelled.
    route
      .fulfill({ json: { code: 'success', message: 'Success', data: { basis, total, rows } } })
      .catch(() => {});
  if (answering === 'now') return give();
  if (answering === 'never') return refuse();
  held.push({ name: programName, release: give });
}

interface Asked {
  name?: string;
  on?: string;
  days?: number;
}

function addressOf({ name, on = today(), days }: Asked): string {
  const search = new URLSearchParams({ on });
  if (name) search.set('name', name);
  if (days !== undefined) {
    search.set('per', 'RANGE');
    search.set('on', daysAfter(on, 1 - days));
    search.set('to', on);
  }
  return `/totalStatistics/linearTV/program?${search}`;
}
const open = (asked: Asked) => page.goto(`http://localhost:${server.port}${addressOf(asked)}`);
/** Asks within the page, which stays. */
const ask = (asked: Asked) => page.evaluate((path) => history.pushState({}, '', path), addressOf(asked));

const card = () =>
  page.locator('section', { has: page.getByRole('searchbox', { name: 'Name, in whole' }) }).last();
const refresh = () => card().getByRole('button', { name: 'Refresh' }).click();
const sees = {
  empty: () => expect(card()).toContainText('Choose a name'),
  refused: () => expect(card()).toContainText('at most 7 days'),
  loading: () => expect.poll(() => held.length).toBeGreaterThan(0),
  shown: (name: string, reading?: number) =>
    expect(card().getByRole('figure', { name: `Boxes that watched "${name}"` })).toContainText(
      reading === undefined ? /27 of 28/ : new RegExp(`${reading} views? lost`),
    ),
  failed: () => expect(card().getByRole('alert')).toContainText('could not be loaded'),
  stale: () => expect(card()).toContainText('Reading newer figures'),
  staleAfterFailure: () => expect(card().getByRole('button', { name: 'Try again' })).toBeVisible(),
};
const tooLong = { days: 8 };
const letThrough = async () => {
  for (const { release } of held.splice(0)) await release();
};

test('a report about nothing is empty, and a range over seven days is refused, both without a call (TN-283, TN-284, RU-110)', async () => {
  await open({});
  await sees.empty();
  await ask({ on: daysAfter(today(), -1) });
  await sees.empty();
  await ask(tooLong);
  await sees.refused();
  await ask({ days: 9 });
  await sees.refused();
  await ask({});
  await sees.empty();
  await open(tooLong);
  await sees.refused();
  expect(calls).toEqual([]);
  await ask({ name: 'Seven', days: 7 });
  await sees.shown('Seven');
  await ask({ name: 'Seven', ...tooLong });
  await sees.refused();
  await ask({ name: 'Eight' });
  await sees.shown('Eight');
  await ask({});
  await sees.empty();
  await ask({ name: 'Nine' });
  await sees.shown('Nine');
  await ask({ name: 'Ten' });
  await sees.shown('Ten');
  expect(calls).toEqual(['Seven', 'Eight', 'Nine', 'Ten']);
});

test('an answer that is overtaken by another report is never shown', async () => {
  answering = 'later';
  await open({ name: 'First' });
  await sees.loading();
  const first = held.splice(0);
  answering = 'now';
  await ask({ name: 'Second' });
  await sees.shown('Second');
  for (const { release } of first) await release();
  await sees.shown('Second', 2);
  answering = 'later';
  await ask({ name: 'Third' });
  await sees.loading();
  await expect(card().getByRole('figure')).toBeHidden();
  await ask({});
  await sees.empty();
  await letThrough();
  await sees.empty();
  await ask({ name: 'Fourth' });
  await sees.loading();
  await ask({ name: 'Fourth', ...tooLong });
  await letThrough();
  await sees.refused();
});

test('a report that failed is tried again, and left for another one', async () => {
  answering = 'never';
  await open({ name: 'Lost' });
  await sees.failed();
  answering = 'now';
  await card().getByRole('button', { name: 'Try again' }).click();
  await sees.shown('Lost');
  for (const [next, seen] of [
    [{}, sees.empty],
    [tooLong, sees.refused],
    [{ name: 'Found' }, () => sees.shown('Found')],
  ] as const) {
    answering = 'never';
    await ask({ name: 'Lost again', on: daysAfter(today(), -calls.length) });
    await sees.failed();
    answering = 'now';
    await ask(next);
    await seen();
  }
});

test('figures stay while newer ones are read, and when those cannot be read', async () => {
  await open({ name: 'Kept' });
  await sees.shown('Kept', 1);
  answering = 'later';
  await refresh();
  await sees.stale();
  await sees.shown('Kept', 1);
  await letThrough();
  await sees.shown('Kept', 2);
  answering = 'never';
  await refresh();
  await sees.staleAfterFailure();
  await sees.shown('Kept', 2);
  answering = 'now';
  await card().getByRole('button', { name: 'Try again' }).click();
  await expect(card().getByRole('button', { name: 'Try again' })).toBeHidden();
  await sees.shown('Kept', 4);
  for (const [next, seen] of [
    [{}, sees.empty],
    [tooLong, sees.refused],
    [{ name: 'Other' }, () => sees.shown('Other')],
  ] as const) {
    answering = 'now';
    await ask({ name: 'Kept', on: daysAfter(today(), -calls.length) });
    await sees.shown('Kept');
    answering = 'later';
    await refresh();
    await sees.stale();
    answering = 'now';
    await ask(next);
    await seen();
    await letThrough();
    await seen();
  }
});

test('every transition was made that is not reviewed as unreachable', () => {
  const met = metOf('statistics-query');
  recordTier('browser', 'statistics-query', { part: 'stories', met });
  const missing = branchesOf(modelOf('statistics-query')).filter((branch) => !met.has(branch));
  expect(missing).toEqual([...unreachableOn('browser', 'statistics-query').keys()].sort());
});
