import type { Locator, Page } from '@playwright/test';
import {
  account,
  admit,
  enter,
  expect,
  forgetSettings,
  openSetTopBox,
  runButton,
  signIn,
  signOut,
  test,
} from './console.ts';
import { intercept } from './intercept.ts';

const pingCard = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: /ping/i }) });
const school = async (page: Page) => {
  await admit(page, account('admin@northwind'));
  await page.goto('/management/school/schoolList');
  await page.getByRole('button', { name: 'Create school' }).click();
  return page.getByRole('dialog', { name: 'Create school' });
};

test('a form says what is missing, too long or invalid, each at its field (RU-094, RU-096)', async ({
  page,
}) => {
  const sheet = await school(page);
  const name = sheet.getByLabel('Name');
  const save = sheet.getByRole('button', { name: 'Create school' });
  await save.click();
  await expect(name).toHaveAccessibleDescription('This value is required.');
  await name.fill('x'.repeat(500));
  await sheet.getByLabel('Main phone').fill('what');
  await save.click();
  await expect(name).toHaveAccessibleDescription(/^At most \d+ characters\.$/);
  await expect(sheet.getByLabel('Main phone')).toHaveAccessibleDescription(
    'The phone number format is incorrect.',
  );
  await expect(sheet).toBeVisible();
});

test('a number is asked for where one is expected, and nothing else is sent (RU-095)', async ({ page }) => {
  await enter(page);
  await openSetTopBox(page, 'diagnostics');
  const card = pingCard(page);
  const repetitions = card.getByRole('textbox').last();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ip-ping')) sent.push(request.url());
  });
  for (const wrong of ['many', '1.5', '-1', '0', '101', '']) {
    await repetitions.fill(wrong);
    await runButton(card).click();
    await expect(repetitions).toHaveAccessibleDescription('Enter a whole number from 1 to 100.');
  }
  expect(sent).toEqual([]);
});

test('English at first, Korean offered, and the choice kept in local storage beyond the session (RU-133, A-049)', async ({
  page,
}) => {
  await signIn(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: /^Account of/ }).click();
  const languages = page.getByRole('group', { name: 'Language' }).getByRole('menuitemradio');
  // The other languages in CO-022 have no texts: they are not offered.
  await expect(languages).toHaveText(['English', '한국어']);
  await languages.filter({ hasText: '한국어' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('loginUserInfo') ?? '{}').language as unknown);
  expect(await kept()).toBe('ko');
  // A role of the product is translated, too.
  await expect(page.getByRole('menu')).toContainText('기술 지원 담당자 · Northwind Telecom');
  await page.keyboard.press('Escape');
  await forgetSettings(page);
  await signOut(page);
  expect(await kept()).toBe('ko');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});

/** Returns red, green and blue of the text colour, 0 to 255. */
const colourOf = (sign: Locator) =>
  sign.evaluate((element) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.fillStyle = getComputedStyle(element).color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });

test('a toast is shown at the bottom right, or in the free top bar of a wide window, with how it ended in its title; a failure is red (RU-139)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page);
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  const stands = async (title: string) => {
    const titled = toast.filter({ hasText: title });
    await expect(titled).toBeVisible();
    const box = await titled.boundingBox();
    const colour = await colourOf(titled.locator('svg').first());
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    expect(box?.y).toBeGreaterThan(height / 2);
    return colour;
  };
  await openSetTopBox(page, 'diagnostics');
  const ping = pingCard(page);
  // The host is set, as another test's last one may fail.
  await ping.getByRole('textbox', { name: 'Host' }).fill('192.0.2.10');
  await ping.getByRole('textbox', { name: 'Repetitions' }).fill('3');
  await runButton(ping).click();
  const done = await stands('Completed');
  expect(done.green).toBeGreaterThan(done.red);
  await intercept(page, /ip-ping/, (route) =>
    route.fulfill({ json: { code: 'wsdisconnect', message: 'The device is not connected.', data: [] } }),
  );
  await runButton(ping).click();
  const failed = await stands('Not started');
  expect(failed.red).toBeGreaterThan(Math.max(failed.green, failed.blue));
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole('banner');
  await expect
    .poll(async () => {
      const [inner, outer] = await Promise.all([toast.last().boundingBox(), bar.boundingBox()]);
      return inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
    })
    .toBe(true);
});
