import {
  account,
  admit,
  choose,
  diagnosisCard,
  expect,
  expectAccessibleInBothThemes,
  settled,
  signIn,
  test,
} from './console.ts';
import { openFinishedPing, pingAndOpen, setDetails, startSignalTest, timeline } from './tasks.ts';

test('the auditor sees and exports a timeline, and cannot cancel it', async ({ page, browser, baseURL }) => {
  await admit(page);
  const address = await startSignalTest(page);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, account('auditor@northwind'));
  await other.goto(address);
  await expect(timeline.lit(other, 'Running')).toBeVisible();
  const cancel = other.getByRole('button', { name: 'Cancel task' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await cancel.focus();
  await expect(other.getByText("Your role can't cancel tasks.").first()).toBeVisible();
  await other.getByRole('button', { name: 'Export' }).click();
  const coming = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Save file' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^task-/);
  await other.context().close();
  // Otherwise it would occupy the device for a minute and a half, and delay the next such test.
  const card = diagnosisCard(page, 'Wi-Fi signal strength');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('Cancelled').first()).toBeVisible();
});

test('another operator gets no task and no hint that there is one', async ({ page, browser, baseURL }) => {
  await admit(page);
  const taskId = await openFinishedPing(page);
  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(other, account('support@brightline'));
  await other.goto(`/tasks/${taskId}`);
  await expect(other.getByRole('heading', { name: 'Task not found' })).toBeVisible();
  await expect(other.getByRole('listbox', { name: 'Events' })).toHaveCount(0);
  await other.goto('/tasks?account=Porter');
  await expect(other.getByText('Nothing matches')).toBeVisible();
  await other.context().close();
});

test('WCAG 2.2 AA in both themes: a failed task, its raw events, and what is not there', async ({ page }) => {
  await admit(page);
  await pingAndOpen(page, 'nowhere.invalid');
  await expect(timeline.lit(page, 'Failed')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Home');
  await expect(timeline.lit(page, 'Requested')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await setDetails(page, true);
  await page.getByRole('tab', { name: 'Raw' }).click();
  await expectAccessibleInBothThemes(page);
  await setDetails(page, false);
  await page.goto('/tasks?state=failed');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tasks/none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expectAccessibleInBothThemes(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('both pages speak Korean', async ({ page }) => {
  await choose(page, { language: 'ko' });
  await admit(page);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: '작업', level: 1 })).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '다시 보기' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '지나온 상태' })).toBeVisible();
});
