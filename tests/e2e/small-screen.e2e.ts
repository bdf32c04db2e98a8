import { admit, choose, expect, test } from './console.ts';
import { openFinishedPing, pingAndOpen, timeline } from './tasks.ts';

const phone = { width: 360, height: 740 };

test('on a phone the bar of a replay leaves room, and says more when one looks back', async ({ page }) => {
  await admit(page);
  await openFinishedPing(page);
  await page.setViewportSize(phone);
  const bar = timeline.replay(page);
  const heightOf = async () => (await bar.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeLessThan(96);
  await page.getByRole('button', { name: 'To the first event' }).click();
  const back = bar.getByRole('button', { name: 'Go to now' });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect.poll(heightOf).toBeLessThan(96);
});

test('on a phone few events leave no empty room below them', async ({ page }) => {
  await admit(page);
  await openFinishedPing(page);
  await page.setViewportSize(phone);
  const events = timeline.events(page);
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'From people' }).click();
  await expect(events.getByRole('option')).toHaveCount(1);
  await expect.poll(async () => (await events.boundingBox())?.height ?? 0).toBeLessThan(120);
});

test('on a phone the reason of a failure is shown in whole lines', async ({ page }) => {
  await admit(page);
  await pingAndOpen(page, 'nowhere.invalid');
  await page.setViewportSize(phone);
  await page.goto('/tasks?tab=failed');
  const reason = page.getByRole('list', { name: 'Tasks' }).getByText(/could not resolve this host name/);
  await expect(reason.first()).toBeVisible();
  const isCut = (box: Element) =>
    [box, box.parentElement].some((part) => part !== null && part.scrollWidth > part.clientWidth);
  expect(await reason.first().evaluate(isCut)).toBe(false);
});

test('Korean heads are in the text face, with units as they are written', async ({ page }) => {
  await choose(page, { language: 'ko' });
  await admit(page);
  await page.goto('/tasks');
  const head = page.getByRole('columnheader', { name: '작업 종류' });
  await expect(head).toBeVisible();
  const look = await head.evaluate((cell) => {
    const { fontFamily, letterSpacing, textTransform } = getComputedStyle(cell);
    return { face: fontFamily.split(',')[0], letterSpacing, textTransform };
  });
  expect(look).toEqual({ face: '"Pretendard Variable"', letterSpacing: 'normal', textTransform: 'none' });
});

test('the palette shows no head of a group that found nothing', async ({ page }) => {
  await admit(page);
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await page.keyboard.press('/');
  const palette = page.getByRole('dialog');
  await palette.getByRole('combobox').fill('zzzzzz');
  await expect(palette.getByText('Nothing found for “zzzzzz”.')).toBeVisible();
  await expect(palette.getByText('Devices', { exact: true })).toHaveCount(0);
});
