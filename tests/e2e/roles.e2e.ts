import type { Page } from '@playwright/test';
import { atNight } from './at-night.ts';
import { account, admit, diagnosisCard, enter, expect, runButton, signIn, test } from './console.ts';

const northwind = ['Northwind Telecom', 'Northwind South', 'Hillside School'];

/** Users of the demo's organisation: their scope, and if they may change anything. */
const people = [
  { user: 'system.admin@', sees: [...northwind, 'Brightline Cable'], acts: true },
  { user: 'admin@northwind', sees: northwind, acts: true },
  {
    user: 'support@northwind',
    sees: northwind,
    acts: true,
  },
  {
    user: 'auditor@northwind',
    sees: northwind,
    acts: false,
  },
  {
    user: 'viewer@northwind',
    sees: northwind,
    acts: false,
  },
  { user: 'school@hillside', sees: ['Hillside School'], acts: true },
  { user: 'admin@brightline', sees: ['Brightline Cable'], acts: true },
  { user: 'support@brightline', sees: ['Brightline Cable'], acts: true },
];

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Returns the operators of all devices in the list, page by page. */
async function operatorsSeen(page: Page): Promise<string[]> {
  const seen = new Set<string>();
  for (let number = 1, pages = 1; number <= pages; number++) {
    // The previous page may reload when a device changes: its answer is dropped with it.
    await page.goto('about:blank');
    const answer = page.waitForResponse(/getDevicePageList/);
    await page.goto(`/device/deviceList/${number}`);
    const { data, pagination } = await (await answer).json();
    for (const { companyName } of data) seen.add(companyName);
    pages = pagination.totalPage;
  }
  return [...seen].sort();
}

/** The daily run has one who sees all, one who only views, and one of a school; API tests cover every role. */
const byDay = ['system.admin@', 'viewer@northwind', 'school@hillside'];

for (const { user, sees, acts } of people) {
  const when = byDay.includes(user)
    ? {}
    : atNight('tests/contract/role-matrix.test.ts', 'is refused exactly the operations that the role lacks');
  test(`${user} sees ${sees.join(', ')} and ${acts ? 'acts' : 'only looks'}`, when, async ({ page }) => {
    await admit(page, account(user));
    expect(await operatorsSeen(page)).toEqual([...sees].sort());

    await menuOf(page).getByRole('link', { name: 'Tasks' }).click();
    await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();

    await page.goto('/device/deviceList/1?online=online');
    await page.getByRole('table').getByRole('link').first().click();
    const reboot = page.getByRole('button', { name: 'Reboot', exact: true });
    await expect(reboot).toBeVisible();
    await page.getByRole('tab', { name: 'Diagnostics' }).click();
    const start = runButton(diagnosisCard(page, 'Ping test'));
    await expect(start).toBeVisible();
    if (acts) {
      await expect(start).not.toHaveAttribute('aria-disabled', 'true');
      await reboot.click();
      await expect(page.getByRole('button', { name: 'Reboot device' })).toBeVisible();
    } else {
      for (const button of [reboot, start]) {
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await button.hover();
        await expect(page.getByText(/permission/i).first()).toBeVisible();
      }
      await reboot.press('Enter');
      await expect(page.getByRole('button', { name: 'Reboot device' })).toHaveCount(0);
    }
  });
}

const daily = ['Home', 'Devices', 'Tasks', 'Cases'];

for (const [user, lines] of [
  ['system.admin@', [...daily, 'Fleet', 'Firmware and apps', 'Content', 'People', 'Statistics', 'System']],
  ['admin@northwind', [...daily, 'Fleet', 'Firmware and apps', 'Content', 'People', 'Statistics', 'System']],
  [
    'auditor@northwind',
    [...daily, 'Fleet', 'Firmware and apps', 'Content', 'People', 'Statistics', 'System'],
  ],
  ['support@northwind', [...daily, 'Fleet', 'Firmware and apps', 'Content', 'Statistics']],
  ['viewer@northwind', [...daily, 'Fleet', 'Content', 'Statistics']],
  ['school@hillside', [...daily, 'Fleet', 'People', 'Statistics', 'Audit trail']],
] as const)
  test(`${user} is offered ${lines.length} lines of the menu, at most 16 with any area open (PE-037, PE-043)`, async ({
    page,
  }) => {
    await admit(page, account(user));
    await page.goto('/device/deviceList/1');
    const rows = menuOf(page).locator(':scope > ul > li');
    await expect(rows).toHaveText([...lines]);
    for (const area of await menuOf(page).getByRole('button').all()) {
      await area.click();
      expect(await menuOf(page).locator('a, button').count()).toBeLessThanOrEqual(16);
      await expect(menuOf(page).getByRole('link', { name: 'Reference tables' })).toHaveCount(
        user === 'system.admin@' && (await area.textContent()) === 'System' ? 1 : 0,
      );
      await area.click();
    }
  });

test('an area of the menu opens, is remembered, and follows the page', async ({ page }) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/device/deviceList/1');
  const [people, fleet] = ['People', 'Fleet'].map((name) => menuOf(page).getByRole('button', { name }));
  if (!people || !fleet) throw new Error('no such area');
  await people.click();
  await page.reload();
  await expect(people).toHaveAttribute('aria-expanded', 'true');
  await expect(fleet).toHaveAttribute('aria-expanded', 'false');
  await people.click();
  await page.goto('/management/group/groupListPage');
  await expect(fleet).toHaveAttribute('aria-expanded', 'true');
  await expect(people).toHaveAttribute('aria-expanded', 'false');
  await menuOf(page).getByRole('link', { name: 'Devices', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible();
  await expect(fleet).toHaveAttribute('aria-expanded', 'false');
});

test('a device of another operator is not there, by its address either', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, account('support@brightline'));
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/deviceDetail/);
  const address = page.url();
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, account('support@northwind'));
  await other.goto(address);
  await expect(other.getByText('Device not found')).toBeVisible();
  await other.context().close();
});
