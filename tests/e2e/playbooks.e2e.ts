import type { Page } from '@playwright/test';
import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, choose, expect, expectAccessible, openModel, test } from './console.ts';
import { tokenOf } from './stored-session.ts';

const cardOf = (page: Page) => page.locator('#playbooks');
const start = (page: Page, playbook: string) =>
  cardOf(page).getByRole('button', { name: `Start: ${playbook}` });
const decided = { timeout: 30_000 };

/**
 * Sets a fixed channel, as the channel that a radio chooses changes every few hours. Channel 1 of this device is always
 * the most crowded one, and others have less than a quarter of its load.
 */
async function onCrowdedChannel(page: Page, baseURL: string): Promise<{ back(): Promise<void> }> {
  const api = new ApiClient(baseURL);
  await api.signIn(account('support@northwind'));
  const endpointId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const set = (radio: object) =>
    api.call('POST', '/api/v1/devices/ui/setRadio', { endpointId, radios: [{ idx: 1, ...radio }] });
  const channel = async () => {
    const options = { refresh: true };
    const { data } = await api.call('POST', '/api/v1/devices/ui/getRadio', { endpointId, options });
    return data.radios[0]?.channel;
  };
  await channel();
  expect(await set({ channel: 1 })).toMatchObject({ code: 'success' });
  await expect.poll(channel).toBe(1);
  return { back: async () => void (await set({ auto_channel_enable: true })) };
}

test('"Wi-Fi is slow": from the complaint by a step and its comparison to the case', async ({
  page,
  baseURL,
}) => {
  await admit(page);
  // The other device of this model has quiet neighbours, so nothing would be found there.
  await openModel(page, 'AR1031', 'general', 'Office router 3');
  const { back } = await onCrowdedChannel(page, baseURL ?? '');
  const card = cardOf(page);
  await start(page, 'Wi-Fi is slow').click();
  await expect(card.getByText('Measuring', { exact: true })).toBeVisible();
  await expect(card.getByRole('region', { name: 'Findings' })).toBeVisible(decided);
  await expect(card.getByText('Your turn', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await card
    .getByRole('button', { name: /^Apply: .*move from channel/ })
    .first()
    .click();
  const sure = page.getByRole('dialog', { name: 'Apply this step?' });
  await expect(sure).toContainText(/move from channel .*Clients reconnect/);
  await sure.getByRole('button', { name: 'Apply step' }).click();
  const compared = card.getByRole('table', { name: 'Before and after' });
  await expect(compared.getByRole('row', { name: /Load of the channel .* Better/ })).toBeVisible(decided);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Solved', exact: true }).click();
  await card.getByRole('link', { name: 'Open the case' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Wi-Fi is slow');
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wi-Fi configuration' }).first()).toBeVisible();
  await page.goBack();
  await card.getByRole('link', { name: 'Record of this run' }).click();
  await expect(page.getByText('Tasks added to a case').first()).toBeVisible();
  await back();
});

test('"No picture": a step that helps leads to the next one', async ({ page }) => {
  await admit(page);
  await openModel(page, 'KSTB2020');
  const card = cardOf(page);
  await start(page, 'No picture').click();
  await expect(card.getByRole('region', { name: 'Findings' })).toBeVisible(decided);
  await card.getByRole('button', { name: 'Not solved' }).click();
  await expect(card.getByText('Not solved', { exact: true })).toBeVisible();
  await expect(start(page, 'No picture')).toBeVisible();
  // The run has read some values of this tab; the page requests the rest.
  await page.getByRole('tab', { name: 'AV management' }).click();
  await expect(page.getByRole('button', { name: /^Turn audio/ })).toBeEnabled();
});

test('a measurement that does not come to its end is a finding, and the run goes on', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1344');
  const card = cardOf(page);
  await start(page, 'Device keeps restarting').click();
  const address = await card.getByRole('link', { name: 'Ping test' }).getAttribute('href');
  const token = await tokenOf(page);
  await page.request.post(`/api/v1${address}/cancel`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { reason: 'user' },
  });
  await expect(card.getByText('Ping test could not be measured: Cancelled.')).toBeVisible(decided);
  await card.getByRole('button', { name: 'Cancel run' }).click();
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});

test('another user sees what runs and who started it, live, and can cancel it', async ({ page, browser }) => {
  await admit(page);
  await openModel(page, 'AR2144');
  await expect(start(page, 'Wi-Fi is slow')).toBeVisible();
  const address = page.url();
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(new URL('/', address).href);
  await admit(other, account('admin@northwind'));
  await other.goto(address);
  await expect(start(other, 'Wi-Fi is slow')).toBeVisible();

  await start(page, 'Wi-Fi is slow').click();
  await expect(cardOf(other).getByText(/^Started by Sam Porter/)).toBeVisible();
  await cardOf(other).getByRole('button', { name: 'Cancel run' }).click();
  await expect(cardOf(page).getByText('Cancelled', { exact: true }).first()).toBeVisible(decided);
  await expect(start(page, 'Wi-Fi is slow')).toBeVisible();
  await context.close();
});

test('a viewer sees the card and why nothing can be started, in Korean on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, { language: 'ko', theme: 'dark' });
  await admit(page, account('viewer@northwind'));
  await openModel(page, 'AR2146');
  const begin = cardOf(page).getByRole('button', { name: '시작: Wi-Fi가 느림' });
  await expect(begin).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
