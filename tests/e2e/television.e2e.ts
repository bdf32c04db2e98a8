import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { daysAfter, stepOf } from '#domain/statistics/calendar.ts';
import { createFleet, type Fleet } from '#simulator/fleet.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { expectAccessibleInBothThemes } from './console.ts';
import { startDemoWithout, stopDemo } from './demo-image.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect, test } from './watched.ts';

/**
 * A programme manager's questions, asked of two weeks of viewing that simulated boxes report. What the pages must show is
 * computed here from the slots and rows of the API.
 */
let server: ServerProcess;
let fleet: Fleet;
let api: ApiClient;
/** One page for all tests: signing in takes longer than most of them. */
let page: Page;
const pastDays = 15;
const boxes = 15;

test.beforeAll(async ({ browser }) => {
  server = await startDemoWithout(boxes);
  fleet = createFleet({
    url: `ws://127.0.0.1:${server.uspPort}/usp`,
    count: boxes,
    seed: 1,
    speed: Number.POSITIVE_INFINITY,
    reconnectMs: 20,
    longestReconnectMs: 500,
    viewingSince: Math.floor(Date.now() / 1000) - pastDays * 86_400,
  });
  await fleet.start();
  api = new ApiClient(server.url);
  await api.signIn(await server.account('OperatorAdmin'));
  const body = { dateType: 'DAY', startDate: daysAfter(today(), -1) };
  await expect
    .poll(async () => (await linear('channels', body)).rows.length, { timeout: 60_000, intervals: [500] })
    .toBeGreaterThan(2);
  page = await browser.newPage();
  await signInTo(server, page, 'OperatorAdmin');
});
test.afterAll(async () => {
  await fleet.stop();
  await stopDemo(server);
});

/** Today where the boxes are. */
const today = () => new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
const tuesday = () => daysAfter(stepOf(today(), 'WEEK'), -6);
const linear = async (call: string, body: object) => {
  const { code, data } = await api.call('POST', `/api/v1/stats/linears/${call}`, body);
  expect(code).toBe('success');
  return data;
};
const typed = (date: string) => date.slice(2);

async function choosePeriod(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name }).click();
}
async function chooseDate(page: Page, date: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Date' }).fill(typed(date));
  await page.keyboard.press('Enter');
  // A day begins with yesterday, which no address needs to name.
  if (date === daysAfter(today(), -1)) await expect(page).not.toHaveURL(/[?&]on=/);
  else await expect(page).toHaveURL(new RegExp(`on=%?2?2?${date}`));
}
async function openTelevision(onPage: Page): Promise<void> {
  const menu = onPage.getByRole('navigation', { name: 'Main menu' });
  const statistics = menu.getByRole('button', { name: 'Statistics' });
  if ((await statistics.getAttribute('aria-expanded')) !== 'true') await statistics.click();
  await menu.getByRole('link', { name: 'Television' }).click();
  await expect(onPage.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible();
}
/** Opens a tab and waits for its page: a field that is typed in before would still be the one of the page before. */
async function tab(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Television' }).getByRole('link', { name, exact: true }).click();
  await expect(heading).not.toHaveText(before);
}
const figure = (page: Page, name: string | RegExp) => page.getByRole('figure', { name });
const firstRow = (page: Page, name: string) =>
  figure(page, name).getByRole('row').nth(1).getByRole('cell').allInnerTexts();

test('which channel won Tuesday from 20 to 22 h, what changed, how sure it is, and the chart with its source', async () => {
  await openTelevision(page);
  await chooseDate(page, tuesday());
  await page.getByRole('combobox', { name: 'From time' }).click();
  await page.getByRole('option', { name: '20:00' }).click();
  await page.getByRole('combobox', { name: 'To time' }).click();
  await page.getByRole('option', { name: '22:00' }).click();

  // Summed in plain loops from the slots of each channel.
  const shares = await linear('periods/channel-shares', {
    dateType: 'DAY',
    startDate: tuesday(),
    measure: 'viewTime',
  });
  let best = { name: '', seconds: -1 };
  for (const row of shares.rows) {
    if (row.serviceId === null) continue;
    const { values } = row.statisticsData.at(-1).statData;
    let seconds = 0;
    for (let slot = 120; slot < 132; slot++) seconds += values[slot] ?? 0;
    if (seconds > best.seconds) best = { name: `${row.logicalChannelNumber} ${row.serviceName}`, seconds };
  }
  expect(best.seconds).toBeGreaterThan(0);
  const ranking = 'Ranking from 20:00 to 22:00';
  await page.getByRole('button', { name: `Show "${ranking}" as a table` }).click();
  expect((await firstRow(page, ranking))[0]).toContain(best.name);

  const { reportedBoxes, deployedBoxes, lostSegments } = shares.basis;
  expect(reportedBoxes).toBeGreaterThan(0);
  await expect(figure(page, 'Shares of all channels')).toContainText(
    `${reportedBoxes} of ${deployedBoxes} boxes reported`,
  );
  await expect(figure(page, 'Shares of all channels')).toContainText(
    lostSegments === 0 ? 'no views lost' : `${lostSegments} view`,
  );

  // A link has the whole state.
  await page.reload();
  await expect(figure(page, ranking)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download "${ranking}"` }).click();
  await page.getByRole('menuitem', { name: 'Picture (PNG)' }).click();
  const picture = await saving;
  expect(picture.suggestedFilename()).toBe('Ranking-from-20-00-to-22-00.png');
  const bytes = readFileSync(await picture.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const drawing = await figure(page, ranking).getByRole('slider').boundingBox();
  // Title, note and source stand above the drawing, at two pixels for each one of the screen.
  expect(bytes.readUInt32BE(20)).toBeGreaterThan(2 * ((drawing?.height ?? 0) + 3 * 18));

  await page.getByRole('button', { name: 'Show whole day' }).click();
  await chooseDate(page, daysAfter(today(), -1));
  const top = await linear('channels-top-ten', { dateType: 'DAY', startDate: daysAfter(today(), -1) });
  await page.getByRole('button', { name: 'Show "Top ten channels" as a table' }).click();
  const cells = await firstRow(page, 'Top ten channels');
  const [first] = top.rows;
  expect(cells[0]).toContain(`${first.logicalChannelNumber} ${first.serviceName}`);
  expect(cells.at(-2)).toContain(
    first.diffHits === null ? 'N/A' : first.diffHits === 0 ? 'no change' : `${Math.abs(first.diffHits)}`,
  );
});

test('how many boxes saw a series this week, episode by episode, by keyboard', async () => {
  await openTelevision(page);
  await tab(page, 'Online contents');
  await choosePeriod(page, 'Week');
  await chooseDate(page, tuesday());
  const { rows } = await linear('online-contents', { dateType: 'WEEK', startDate: tuesday() });
  const season = rows.find((row: { season: number | null }) => row.season !== null);
  const title = `${season.programName}, season ${season.season}`;
  const row = page.getByRole('row').filter({ hasText: title }).first();
  await expect(row).toContainText(String(season.hits));
  const opener = page.getByRole('button', { name: title });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const [latest] = season.episodes;
  await page
    .getByRole('link', { name: `Episode ${latest.episode}: ${latest.programName}` })
    .first()
    .click();
  await expect(page).toHaveURL(/name=/);
  const hits = figure(page, /^Boxes that watched/);
  await hits.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(hits.getByRole('slider')).toHaveAttribute('aria-valuetext', /Boxes/);
  await expectAccessibleInBothThemes(page);
});

test('the day of one box is for those with its key alone', async ({ browser }) => {
  await openTelevision(page);
  await tab(page, 'Set-top boxes');
  await chooseDate(page, daysAfter(today(), -1));
  const list = page.getByRole('table', { name: /^Viewing by box/ });
  await list.getByRole('link').first().click();
  const strip = figure(page, / on /);
  await expect(strip.getByRole('slider')).toBeVisible();
  await strip.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(strip.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d\d:\d\d–\d\d:\d\d.*Type/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(list).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInTo(server, other, 'Viewer');
  await openTelevision(other);
  await tab(other, 'Set-top boxes');
  await expect(figure(other, 'Active boxes')).toBeVisible();
  await expect(other.getByText(/Personal data/)).toBeHidden();
  await other.context().close();
});

test('a healthy week that is collected again has no differences, and is cleared for its reader alone (TN-263 to TN-266, A-103)', async () => {
  await openTelevision(page);
  await tab(page, 'By date');
  await page.getByRole('textbox', { name: 'Collect to' }).fill(typed(daysAfter(today(), -9)));
  await page.keyboard.press('Enter');
  const begin = page.getByRole('button', { name: 'Start collection' });
  // Reversed days are refused here, before a call.
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Collect from' }).fill(typed(daysAfter(today(), -11)));
  await page.keyboard.press('Enter');
  await begin.click();
  await expect(page.getByText('No differences: the sums matched the reports.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Custom aggregate' }).getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('table', { name: 'Custom aggregate' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Custom aggregate' })).toBeVisible();
});

test('dates, programmes and videos of a week are shown', async () => {
  await openTelevision(page);
  for (const [name, chart] of [
    ['By date', 'Boxes through the week'],
    ['VOD', /videos on demand/],
    ['VOD boxes', 'Boxes that watched videos'],
    ['Programmes', 'Top ten programmes'],
  ] as const) {
    await tab(page, name);
    await choosePeriod(page, 'Week');
    await chooseDate(page, tuesday());
    await expect(figure(page, chart).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});
