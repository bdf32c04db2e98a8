import type { Browser, Page } from '@playwright/test';
import { account, admit, chooseAnew, expect, expectAccessible, signIn, support, test } from './console.ts';
import { askAndSee, openScreen, screenCard } from './screen.ts';

const shownPicture = (page: Page) => screenCard(page).getByRole('img');
const key = (page: Page, name: string) => screenCard(page).getByRole('button', { name, exact: true });
const toastWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Opens a page of another user, signed in. */
async function another(browser: Browser, baseURL: string | undefined, user: string): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  ).newPage();
  await signIn(page, account(user));
  return page;
}

/** Measures how much bluer than red a point in the first line of a menu is: by far if the line is selected. */
const blueness = (page: Page) =>
  shownPicture(page).evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) return 0;
    // The next picture may arrive meanwhile; it is checked the next time.
    const isWhole = await element.decode().then(
      () => true,
      () => false,
    );
    if (!isWhole) return 0;
    const canvas = document.createElement('canvas');
    canvas.width = element.naturalWidth;
    canvas.height = element.naturalHeight;
    const draw = canvas.getContext('2d');
    draw?.drawImage(element, 0, 0);
    const [red = 0, , blue = 0] = draw?.getImageData(canvas.width / 2, canvas.height * 0.28, 1, 1).data ?? [];
    return blue - red;
  });

test('after consent the screen is shown, keys change it, and leaving the page ends it (TN-102..TN-116, TN-119)', async ({
  page,
}) => {
  await admit(page);
  await openScreen(page);
  await askAndSee(page);
  await expect(screenCard(page).getByText(/^Delay \d/)).toBeVisible();
  await expect(screenCard(page).getByText('You have the remote control')).toBeVisible();
  await expectAccessible(page);

  expect(await blueness(page)).toBeLessThan(100);
  await screenCard(page).getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(screenCard(page).getByText(/^Home: \d+ ms$/)).toBeVisible();
  await expect.poll(() => blueness(page)).toBeGreaterThan(100);
  await key(page, '7').click();
  await expect(screenCard(page).getByText(/^Digit: \d+ ms$/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(screenCard(page).getByRole('application')).not.toBeFocused();

  // A network outage of some seconds ends nothing.
  await page.context().setOffline(true);
  await expect(screenCard(page).getByText('No picture is taken meanwhile')).toBeVisible();
  await page.context().setOffline(false);
  await expect(screenCard(page).getByText('No picture is taken meanwhile')).toBeHidden();
  // A key press is refused until a picture has arrived again.
  await expect(async () => {
    await key(page, 'Home').click({ timeout: 2_000 });
    await expect(screenCard(page).getByText(/^Home: \d+ ms$/)).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await screenCard(page).getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(screenCard(page).getByText('Paused')).toBeVisible();
  // TN-118, ER-046: a key press without a picture gives the reason.
  await key(page, 'OK').click({ force: true });
  await expect(toastWith(page, '[RemoteControl]')).toContainText(
    'only while pictures of this screen are shown',
  );

  const cancelled = page.waitForRequest((request) => request.url().endsWith('/devices/avs/consent-cancel'));
  await page.getByRole('tab', { name: 'General' }).click();
  await cancelled;
  await page.getByRole('tab', { name: 'AV management' }).click();
  await expect(screenCard(page).getByRole('status')).toContainText('Session ended');
  await expect(screenCard(page).getByRole('button', { name: 'Ask again' })).toBeVisible();
});

test('a second person looks as well and takes the remote control over, in Korean on a phone', async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page);
  await openScreen(page);
  const other = await another(browser, baseURL, 'admin@northwind');
  await other.setViewportSize({ width: 360, height: 740 });
  await chooseAnew(other, { language: 'ko' });
  await askAndSee(page);
  await openScreen(other);
  await other.getByRole('button', { name: '함께 보기' }).click();
  await expect(screenCard(other).getByText(/번째$/)).toBeVisible();
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(other);
  await other.getByRole('button', { name: '넘겨받기' }).click();
  await expect(screenCard(page).getByText('Nora West has the remote control')).toBeVisible();
  await key(other, '확인').click();
  await expect(screenCard(other).getByText(/^확인: \d+ms$/)).toBeVisible();
  await key(page, 'OK').click({ force: true });
  await expect(toastWith(page, '[RemoteControl]')).toContainText('Nora West has the remote control');
  // The requesting page closes; the other one continues viewing, and ends it.
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(screenCard(other).getByText('보고 있는 사람: Nora West')).toBeVisible({ timeout: 30_000 });
  await key(other, '종료').click();
  await expect(screenCard(other).getByText('화면 보기가 끝났습니다: 콘솔에서 종료함')).toBeVisible();
  await other.context().close();
});

test('the consent log has each consent, and each view of its picture is an event', async ({
  page,
  browser,
  baseURL,
}) => {
  await admit(page, support());
  await openScreen(page);
  await askAndSee(page);
  await key(page, 'End').click();
  await expect(screenCard(page).getByRole('status')).toContainText('Ended in the console');
  await screenCard(page).getByRole('link', { name: 'Consent record' }).click();
  await expect(page.getByText('Not viewed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Look at this picture' }).click();
  await expect(page.getByRole('figure').getByRole('img')).toBeVisible();
  await expect(page.getByText('Picture viewed').first()).toBeVisible();

  const auditor = await another(browser, baseURL, 'auditor@northwind');
  await auditor.goto('/consents?state=ended&keyword=Lounge');
  const row = auditor.getByRole('row').nth(1);
  await expect(row).toContainText('Ended in the console');
  await expect(row).toContainText('Agreed');
  await expectAccessible(auditor);
  await auditor.goto('/consents?keyword=nothing-of-the-kind');
  await expect(auditor.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible();
  await auditor.context().close();
});

test('a viewer sees why they cannot ask to see the screen (PE-031)', async ({ page }) => {
  await admit(page, account('viewer@northwind'));
  await openScreen(page);
  const button = screenCard(page).getByRole('button', { name: 'Ask to see the screen' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText(/role/);
  await page.goto('/consents');
  await expect(page.getByRole('link', { name: 'Consents' })).toHaveCount(0);
});
