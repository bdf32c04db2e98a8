import { readFile } from 'node:fs/promises';
import { account, commandAll, enter, expect, forgetSettings, test } from './console.ts';
import { intercept } from './intercept.ts';
import { changesUnderWay } from './watched.ts';

test.beforeEach(async ({ page }) => enter(page));

const rows = (page: import('@playwright/test').Page) => page.getByRole('table').getByRole('row');

test('tabs carry their counts and live in the address', async ({ page }) => {
  const all = page.getByRole('tab', { name: /^All/ });
  await expect(all).toContainText(/\d+/);
  await page.getByRole('tab', { name: /^Inventory/ }).click();
  await expect(page).toHaveURL(/type=inven/);
  await page.reload();
  await expect(page.getByRole('tab', { name: /^Inventory/ })).toHaveAttribute('aria-selected', 'true');
});

test('filters become chips, chips take themselves back', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'KSTB2020' }).click();
  await expect(page).toHaveURL(/model=KSTB2020/);
  const chip = page.getByRole('button', { name: 'Remove filter Model: KSTB2020' });
  await expect(chip).toBeVisible();
  await chip.click();
  await expect(page).not.toHaveURL(/model=/);
});

test('a keyword joins the filters that were chosen before it', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'KSTB2020' }).click();
  await expect(page).toHaveURL(/model=KSTB2020/);
  await page.getByRole('searchbox').fill('os::');
  await expect(page).toHaveURL(/keyword=os/);
  await expect(page).toHaveURL(/model=KSTB2020/);
  await page.getByRole('tab', { name: /^Active/ }).click();
  await page.getByRole('searchbox').fill('KSTB');
  await expect(page).toHaveURL(/keyword=KSTB/);
  await expect(page).toHaveURL(/type=active/);
});

test('a pause after a word keeps the typed space, and typing goes on', async ({ page }) => {
  const box = page.getByRole('searchbox');
  await box.pressSequentially('os:: ');
  await expect(page).toHaveURL(/keyword=os/);
  await box.pressSequentially('more');
  await expect(box).toHaveValue('os:: more');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(box).toHaveValue('');
});

test('a keyword without a match keeps the frame and offers the way out', async ({ page }) => {
  await page.getByRole('searchbox').fill('no such device');
  await expect(page).toHaveURL(/keyword=no/);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).not.toHaveURL(/keyword=/);
  await expect(rows(page).nth(1)).toBeVisible();
});

test('sorting is a button in the head and part of the address', async ({ page }) => {
  await page.getByRole('button', { name: 'Sort by Device' }).click();
  await expect(page).toHaveURL(/sort=deviceName/);
  await expect(page.getByRole('columnheader', { name: 'Sort by Device' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: 'Sort by Device' }).click();
  await expect(page.getByRole('columnheader', { name: 'Sort by Device' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('pages of fifteen (CO-014)', async ({ page }) => {
  await expect(rows(page)).toHaveCount(16);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/deviceList\/2/);
  await expect(rows(page).nth(1)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '30 rows a page' }).click();
  await expect(page).toHaveURL(/deviceList\/1\?.*size=30/);
  await expect(rows(page)).toHaveCount(21);
  // The reader's choice also applies to an address without one.
  await page.goto('/device/deviceList/1');
  await expect(rows(page)).toHaveCount(21);
  await forgetSettings(page);
});

test('the table fits a usual screen, with the operator for those who see several; beyond it its edge says so', async ({
  page,
}) => {
  const table = page.getByRole('table');
  await expect(page.getByRole('columnheader', { name: 'Operator' })).toBeVisible();
  const width = () => table.evaluate((it) => it.scrollWidth - (it.parentElement?.clientWidth ?? 0));
  expect(await width()).toBeLessThanOrEqual(0);
  const goesOn = page.locator('[data-more-right]').filter({ has: table });
  await expect(goesOn).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 700 });
  await expect(goesOn).toHaveCount(1);
});

test('several models at once: the bulk actions say why not (RU-118, RU-119)', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect(page.getByText('15 selected')).toBeVisible();
  const reboot = page.getByRole('button', { name: 'Reboot', exact: true });
  await expect(reboot).toHaveAttribute('aria-disabled', 'true');
  await reboot.hover();
  await expect(page.getByRole('tooltip', { name: 'Select the same device model.' })).toBeVisible();
});

test('devices of one model are locked together, and the rows follow live (TN-012, ER-055, RU-140)', async ({
  page,
}) => {
  await commandAll(page, 'Lock', 'KSTB2020');
  const count = (await rows(page).count()) - 1;
  await expect(page.getByRole('table').getByText('Locked', { exact: true })).toHaveCount(count);
  const toast = page.getByRole('listitem').filter({ hasText: '[Lock] Completed' });
  await expect(toast).toContainText(`${count} of ${count} completed, 0 stopped`);

  await toast.getByRole('link', { name: 'Open timeline' }).press('Enter');
  await expect(page).toHaveURL(/\/bulk-actions\/[\w-]+$/);
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText(`${count} of ${count}`);
  await expect(progress).toContainText(`Succeeded${count}`);
  await page.getByRole('link', { name: 'Show its tasks' }).click();
  await expect(rows(page)).toHaveCount(count + 1);
  await page.goto('/device/deviceList/1?model=KSTB2020&online=online');
  await expect(rows(page)).toHaveCount(count + 1);

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText(/already locked/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await page.getByRole('button', { name: /^Unlock \d+ devices|^Unlock device/ }).click();
  await expect(page.getByRole('table').getByText('Unlocked', { exact: true })).toHaveCount(count);
});

test('a factory reset names what is irreversible before it is sent (RU-123)', async ({ page }) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Factory reset' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('irreversible');
  await expect(dialog.getByRole('button', { name: 'Factory reset device' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the export is a file with the columns and headings of the page (CO-047)', async ({ page }) => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('devices.csv');
  const text = await readFile(await download.path(), 'utf8');
  const heads = text.split('\r\n')[0];
  expect(heads).toContain('Device,Endpoint ID,Connection');
  expect(heads).not.toContain('Serial number');
  expect(text.split('\r\n').length).toBeGreaterThan(15);
  await expect(page.getByRole('listitem').filter({ hasText: /^\d+ rows exported/ })).toBeVisible();
  await intercept(page, '**/lists/export', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-rows-written': '20000', 'x-rows-total': '34567' };
    await route.fulfill({ response, headers });
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'As Excel workbook' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Narrow the filter to get the others.' });
  await expect(toast).toContainText('20,000 of 34,567 rows.');
});

test('columns are chosen by the reader and stay chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Serial number' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Serial number' })).toBeVisible();
  await expect.poll(() => changesUnderWay(page)).toBe(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Serial number' })).toBeVisible();
  await forgetSettings(page);
});

test('a viewer sees which permission is missing (PE-003)', async ({ page }) => {
  await enter(page, account('viewer@northwind'));
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const item = page.getByRole('menuitem', { name: /^Reboot/ });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText('Viewer, lacks the permission for this: Reboot');
});

test('on a phone the rows are cards and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('list', { name: 'Devices' }).getByRole('listitem').first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('combobox', { name: 'Order' }).click();
  await page.getByRole('option', { name: 'MAC address' }).click();
  await page.getByRole('button', { name: /^Ascending/ }).click();
  await expect(page).toHaveURL(/sort=macAddr&desc=true/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Devices', exact: true })).toBeVisible();
});

test('the palette finds pages, devices, tasks and cases, and acts, from the keyboard', async ({ page }) => {
  await expect(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search devices, pages, actions and more' });
  await expect(input).toBeFocused();
  await input.fill('KSTB2020');
  await expect(page.getByRole('option', { name: /os::/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await page.keyboard.press('Control+k');
  // Filtered lists are found by other words too.
  await input.fill('silent');
  await expect(page.getByRole('option', { name: 'Alarms: silenced' })).toBeVisible();
  await page.getByRole('option', { name: 'Devices: offline over 1 day' }).click();
  await expect(page).toHaveURL(/offlineFor=(%22)?1440/);
  await page.getByRole('combobox', { name: 'Offline for' }).click();
  await page.getByRole('option', { name: 'Other…' }).click();
  const span = page.getByRole('dialog', { name: 'Devices offline for longer than' });
  await span.getByRole('textbox', { name: 'Time' }).fill('0');
  await span.getByRole('button', { name: 'Show devices' }).click();
  await expect(span.getByText(/^Enter a whole number from 1/)).toBeVisible();
  await span.getByRole('textbox', { name: 'Time' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/offlineFor=(%22)?4320/);
  await expect(page.getByText('Offline for: over 3 days')).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill('KSTB2020');
  await page.getByRole('option', { name: /os::/ }).first().click();
  await expect(page).toHaveURL(/deviceDetail/);

  // The palette finds tabs and tests of the open page's device, in any spelling.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill('PING');
  await page.getByRole('option', { name: /^Ping test: / }).click();
  await expect(page).toHaveURL(/tab=diagnostics/);

  // Commands apply to the open page's device; nothing is sent before a confirmation.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await input.fill('reboot');
  await page.getByRole('option', { name: /^Reboot: / }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reboot device' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await input.fill('new c');
  const newCase = page.getByRole('option', { name: 'New case', exact: true });
  await expect(newCase).toHaveAttribute('aria-selected', 'true');
  // After a click, typing continues in the field.
  await newCase.click();
  await expect(input).toHaveValue('New case ');
  await page.keyboard.type('from the palette');
  await page.getByRole('option', { name: 'New case “from the palette”' }).click();
  await expect(page).toHaveURL(/\/cases\/[\w-]+$/);
  const caseId = page.url().split('/').at(-1) ?? '';
  await page.keyboard.press('Control+k');
  await input.fill(caseId);
  await expect(page.getByRole('option', { name: /^from the palette/ })).toBeVisible();
  await input.fill('C-10001');
  await page.getByRole('option', { name: 'C-10001', exact: true }).click();
  await expect(page).toHaveURL(/keyword=C-10001/);
});

test('the palette keeps what is typed while it loads, and finds tabs, groups, files and organisations', async ({
  page,
}) => {
  await enter(page, account('admin@northwind'));
  const typed = Promise.withResolvers<void>();
  await page.route(/assets\/palette-/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('unregiX');
  await page.keyboard.press('Backspace');
  typed.resolve();
  const input = page.getByRole('combobox', { name: 'Search devices, pages, actions and more' });
  await expect(input).toHaveValue('unregi');
  await expect(page.getByRole('option', { name: 'Unregistered devices Inventory' })).toBeVisible();
  // The shortcut in the open palette takes no key from its field.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('st');
  await expect(input).toHaveValue('unregist');
  // A page is found by the entry whose tab it is.
  await input.fill('inventory');
  await expect(page.getByRole('option', { name: /^Activation/ })).toBeVisible();
  await input.fill('hillside');
  await expect(page.getByRole('option', { name: 'Hanna Hill school@hillside.example' })).toBeVisible();
  await page.getByRole('option', { name: /^Hillside School/ }).click();
  await expect(page).toHaveURL(/companyList\?keyword=Hillside/);
});

test('the palette does not say that nothing is there where a search failed', async ({ page, errors }) => {
  await enter(page, account('admin@northwind'));
  await page.route(/api\/v1\/groups\?/, (route) =>
    route.fulfill({ status: 500, json: { code: 'fail', message: 'The server could not do this.' } }),
  );
  await page.keyboard.press('/');
  const input = page.getByRole('combobox', { name: 'Search devices, pages, actions and more' });
  await input.fill('zzzzzz');
  await expect(page.getByText('Some lists could not be searched.')).toBeVisible();
  await expect(page.getByText('Nothing found for')).toHaveCount(0);
  // The browser reports the failed call.
  expect(errors.splice(0).every((error) => error.includes('status of 500'))).toBe(true);
});

test('the palette offers what the role may', async ({ page }) => {
  await enter(page, account('viewer@northwind'));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^New case/ })).toHaveCount(0);
});

test('a total that is not counted to its end says as many as are surely there, with separators', async ({
  page,
}) => {
  const counted = async (total: number, says: string) => {
    await intercept(page, /getDevicePageList/, async (route) => {
      const answer = await (await route.fetch()).json();
      Object.assign(answer.pagination, { totalRecords: total, totalIsLowerBound: true });
      await route.fulfill({ json: answer });
    });
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: says })).toBeVisible();
    await page.unrouteAll();
  };
  await counted(16, '15 results or more');
  await counted(1_000, '1,000 results or more');
});
