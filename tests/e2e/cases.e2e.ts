import { writeFileSync } from 'node:fs';
import type { LoggedEvent } from '#domain/logged-event.ts';
import { collect, download, textOf } from './cases.ts';
import { account, admit, choose, expect, expectAccessible, openSetTopBox, signIn, test } from './console.ts';
import { intercept } from './intercept.ts';
import { openFinishedPing, pingAndOpen, timeline } from './tasks.ts';

const hostile = '</script><img src=x onerror="document.title=1">';

test('a task becomes a case, with a comment, and a file that replays it without a server', async ({
  page,
  context,
}, testInfo) => {
  await admit(page);
  await pingAndOpen(page);
  await collect(page, `Slow Wi-Fi ${hostile}`);
  await page.getByRole('textbox', { name: 'Comment' }).fill(`Crowded channel ${hostile}`);
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('list', { name: 'Comments and changes' })).toContainText('Crowded channel');
  await expectAccessible(page);

  const file = testInfo.outputPath('case.html');
  writeFileSync(file, textOf(await download(page, ['Task parameters, such as hosts'])));
  expect(textOf(file)).not.toContain('<img');

  const player = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  player.on('request', (request) => requests.push(request.url()));
  player.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  player.on('pageerror', (error) => errors.push(error.message));
  // The console would call its server.
  await page.goto('about:blank');
  await context.setOffline(true);
  await player.goto(`file://${file}`);
  await expect(player.getByRole('heading', { level: 1 })).toHaveText(`Slow Wi-Fi ${hostile}`);
  await expect(player.getByRole('status')).toContainText('Intact; compare the fingerprint');
  await expect(player.getByRole('img', { name: 'Statechart, active state: Succeeded' })).toBeVisible();
  await expect(player.getByText(`Crowded channel ${hostile}`)).toBeVisible();

  await expect(player.getByText(/· Sam Porter · added: Ping test · os::/)).toBeVisible();

  const slider = player.getByRole('slider', { name: 'Position in the events' });
  await player.getByRole('button', { name: 'First event' }).click();
  await expect(player.getByRole('heading', { name: 'Event 1: task.requested' })).toBeVisible();
  await expect(player.getByRole('listbox').getByText('redacted')).toBeVisible();
  await player.getByRole('listbox', { name: 'Events' }).focus();
  await player.keyboard.press('ArrowRight');
  await expect(player.getByRole('heading', { name: 'Event 2: task.authorised' })).toBeVisible();
  await player.keyboard.press('Home');
  await player.getByLabel('Speed').selectOption('64×');
  await player.getByRole('button', { name: 'Play' }).click();
  await expect(player.getByRole('img', { name: 'Statechart, active state: Succeeded' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await slider.fill('2');
  await expect(player.getByRole('heading', { name: 'Event 2: task.authorised' })).toBeVisible();
  await expectAccessible(player);
  for (const colorScheme of ['dark', 'light'] as const) {
    await player.emulateMedia({ colorScheme });
    await player.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(player);
    expect(
      await player.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  }
  expect(requests.filter((url) => !url.startsWith('file:'))).toEqual([]);
  expect(errors).toEqual([]);
  await context.setOffline(false);
});

test('a case is opened from the list, before there are tasks for it', async ({ page }) => {
  await admit(page);
  await page.goto('/cases');
  await page.getByRole('button', { name: 'New case' }).click();
  const sheet = page.getByRole('dialog', { name: 'New case' });
  await expect(sheet.getByLabel('Case')).toBeFocused();
  await sheet.getByRole('button', { name: 'Create case' }).click();
  await expect(sheet.getByLabel('Case')).toHaveAccessibleDescription(/./);
  await page.keyboard.type('Slow in the evening');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Slow in the evening');
  // An unknown address keeps the menus, and is named on the page.
  await page.goto('/cases/no/such/page');
  await expect(page.getByText('/cases/no/such/page')).toBeVisible();
  await page.getByRole('link', { name: 'Cases' }).first().click();
  await expect(page.getByRole('link', { name: 'Slow in the evening' }).first()).toBeVisible();
});

test('of one task alone the parameters are taken out, and the rest is there', async ({ page }) => {
  await admit(page);
  const first = await pingAndOpen(page, '192.0.2.31');
  await collect(page, 'Two pings');
  await pingAndOpen(page, '192.0.2.32');
  await page.getByRole('button', { name: 'Add to a case' }).click();
  const adding = page.getByRole('dialog', { name: 'Add to a case' });
  await adding.getByRole('combobox', { name: 'Case' }).click();
  await page.getByRole('option', { name: 'Two pings', exact: true }).click();
  await adding.getByRole('button', { name: 'Add to a case' }).click();
  await adding.getByRole('link', { name: 'Open the case' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Ping test' })).toHaveCount(2);

  await page.getByRole('button', { name: 'Download case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download case' });
  await dialog.getByText('Choose individually').click();
  await dialog
    .getByRole('group', { name: /^Ping test, / })
    .first()
    .getByLabel('Parameters')
    .check();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Form' }).click();
  await page.getByRole('option', { name: /\.json/ }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download case' }).click();
  const { streams } = JSON.parse(textOf(await (await coming).path()));
  const asked = streams.flatMap(({ streamId, events }: { streamId: string; events: LoggedEvent[] }) =>
    events
      .filter(({ type }) => type === 'task.requested')
      .map(({ data }) => ({ isFirst: streamId === `task:${first}`, hasParams: 'params' in data })),
  );
  expect(asked).toEqual([
    { isFirst: true, hasParams: false },
    { isFirst: false, hasParams: true },
  ]);
});

test('the console verifies the file, and refuses one that was changed after the download', async ({
  page,
}) => {
  await admit(page);
  await pingAndOpen(page);
  await collect(page, 'For the auditor');
  const whole = textOf(await download(page));
  const verdict = async (text: string, heading: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'case.html', mimeType: 'text/html', buffer: Buffer.from(text) });
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  };
  await page.goto('/verify');
  await verdict(whole, 'Verified: unaltered');
  await expect(page.getByText("This server's key")).toBeVisible();
  await verdict(
    whole.replace('</body>', '<script>document.title = "ran"</script></body>'),
    'Altered after recording',
  );
  await verdict(whole, 'Verified: unaltered');
  await verdict(whole.replace('"task.authorised"', '"task.authorized"'), 'Altered after recording');
  await expect(page.getByText('Event 2 was altered.')).toBeVisible();
  await verdict(
    '<!doctype html><html><script>document.title = "ran"</script></html>',
    'This file cannot be verified',
  );
  await expect(page).toHaveTitle(/^Verify a file/);
});

test('a page whose document was changed says so, and one that holds no case says that', async ({
  page,
  context,
}, testInfo) => {
  await admit(page);
  await pingAndOpen(page);
  await collect(page, 'To be damaged');
  const whole = textOf(await download(page));
  const shown = async (name: string, text: string) => {
    const file = testInfo.outputPath(name);
    writeFileSync(file, text);
    const player = await context.newPage();
    await player.goto(`file://${file}`);
    return player.getByRole('alert');
  };
  const altered = await shown('altered.html', whole.replace('"task.authorised"', '"task.authorized"'));
  await expect(altered).toContainText('Altered after recording');
  await expect(altered).toContainText('event 2');
  const damaged = await shown('damaged.html', whole.replace('{"format"', '{"format'));
  await expect(damaged).toContainText('This file cannot be shown');
  const injected = await shown(
    'injected.html',
    whole.replace('{"format"', '</script><script>document.title = "ran"</script>{"format"'),
  );
  await expect(injected).toContainText('This file cannot be shown');
  await expect(injected.page()).toHaveTitle('Case');
});

test('tasks of a device are chosen, taken out again, and a closed case stays as it is', async ({ page }) => {
  await admit(page);
  await pingAndOpen(page);
  await openSetTopBox(page);
  await page.getByRole('button', { name: 'Add to a case' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a case' });
  await dialog.getByRole('button', { name: 'Add to a case' }).click();
  await expect(dialog.getByText('Give the case a title.')).toBeVisible();
  await expect(dialog.getByText('Choose at least one task.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByLabel('Title').fill('One device');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Open the case' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByText('This case has no tasks.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('One device, looked at');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'One device, looked at' })).toBeVisible();
  await page.getByRole('button', { name: 'Close case' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close case' }).click();
  await expect(page.getByRole('button', { name: 'Reopen case' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).hover();
  await expect(page.getByRole('tooltip')).toContainText('The case is closed');
  await page.getByRole('textbox', { name: 'Comment' }).fill('It came back.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText('It came back.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen case' }).click();
  await expect(page.getByRole('button', { name: 'Close case' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cases' }).click();
  await page.getByLabel('Part of the title').fill('looked at');
  await expect(page.getByRole('table').getByRole('link', { name: 'One device, looked at' })).toBeVisible();
  await expect(page).toHaveURL(/keyword=looked/);

  await openSetTopBox(page, 'history');
  await page.getByRole('tab', { name: 'User actions' }).click();
  for (const done of ['Open case with tasks', 'Remove task from case'])
    await expect(page.getByRole('row').filter({ hasText: done }).first()).toContainText('Sam Porter');
});

test('a change that comes too late is refused with one toast, at once', async ({ page, context }) => {
  await admit(page);
  await pingAndOpen(page);
  await collect(page, 'Two readers');
  // The second tab has the session of the first.
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { level: 1, name: 'Two readers' })).toBeVisible();
  // The second reader's page stays outdated: its requests are not answered meanwhile.
  await intercept(second, /\/api\/v1\/cases\/[^/]+$/, () => new Promise(() => {}));
  await page.getByRole('button', { name: 'Close case' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close case' }).click();
  await expect(page.getByRole('button', { name: 'Reopen case' })).toBeVisible();
  const remove = second.getByRole('button', { name: 'Remove: Ping test' });
  await remove.click();
  await expect(second.getByText('Failed', { exact: true })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Dismiss' })).toHaveCount(1);
  await expect(remove).toBeEnabled();
});

test('auditors comment, viewers read, and other operators see nothing', async ({ page }) => {
  await admit(page);
  await pingAndOpen(page);
  await collect(page, 'Who may what');
  const address = page.url();
  const as = async (user: string) => {
    await admit(page, account(user));
    await page.goto(address);
  };
  await as('auditor@northwind');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Seen.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByText('Seen.')).toBeVisible();
  await as('viewer@northwind');
  await expect(page.getByText('Seen.')).toBeVisible();
  await page.getByRole('button', { name: 'Add comment' }).hover();
  await expect(page.getByRole('tooltip')).toContainText("can't comment");
  await as('support@brightline');
  await expect(page.getByRole('heading', { level: 1, name: 'Case not found' })).toBeVisible();
});

test('in Korean', async ({ page }) => {
  await choose(page, { language: 'ko' });
  await admit(page);
  await page.goto('/cases');
  await expect(page.getByRole('heading', { level: 1, name: '케이스' })).toBeVisible();
});

test('a case has its timeline: its events in words, as they come, and for no other operator', async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page);
  await openFinishedPing(page);
  await collect(page, 'Lost packets');
  const auditor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(auditor, account('auditor@northwind'));
  await auditor.goto(page.url().replace(baseURL ?? '', ''));
  await auditor.getByRole('link', { name: 'Timeline', exact: true }).click();
  await expect(auditor.getByRole('heading', { level: 1, name: 'Timeline of Lost packets' })).toBeVisible();
  await expect(timeline.events(auditor).getByRole('option')).toHaveText([
    /Case opened.*Open/,
    /Task added.*Open/,
  ]);
  await expect(timeline.lit(auditor, 'Open')).toBeVisible();
  await expect(timeline.replay(auditor)).toContainText('following');

  await page.getByRole('textbox', { name: 'Comment' }).fill('Channel 11 is free.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(timeline.selected(auditor)).toHaveText(/Comment.*Channel 11 is free/);
  await page.getByRole('button', { name: 'Close case' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close case' }).click();
  await expect(timeline.lit(auditor, 'Closed')).toBeVisible();
  const chosen = auditor.getByRole('region', { name: 'Event 4' });
  await expect(chosen).toContainText('case.closed');
  await auditor.locator('body').press('Home');
  await expect(timeline.lit(auditor, 'Open')).toBeVisible();
  await expect(auditor).toHaveURL(/timeline\?at=1$/);
  await expect(timeline.replay(auditor)).toContainText('Viewing event 1 of 4, now Closed');
  await auditor.reload();
  await expect(timeline.selected(auditor)).toContainText('Case opened');
  await auditor
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'Case', exact: true })
    .click();
  await expect(auditor.getByRole('heading', { level: 1, name: 'Lost packets' })).toBeVisible();

  const address = `${new URL(page.url()).pathname}/timeline`;
  await admit(auditor, account('support@brightline'));
  await auditor.goto(address);
  await expect(auditor.getByRole('heading', { name: 'Case not found' })).toBeVisible();
  await expect(timeline.events(auditor)).toHaveCount(0);
  await auditor.context().close();
});
