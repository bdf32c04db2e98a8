import type { Page } from '@playwright/test';
import { account, admit, expect, expectAccessible, openModel, test } from './console.ts';
import { intercept } from './intercept.ts';
import { tokenOf } from './stored-session.ts';

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Confirms the dialog with this question. */
const agree = (page: Page, question: string, verb: string): Promise<void> =>
  page.getByRole('dialog', { name: question }).getByRole('button', { name: verb }).click();
const leaving = 'Clients will be disconnected';

test('a network gets a name and a passphrase, and no page tells the passphrase again (CL-064, RU-057, RU-058)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2144', 'wifi');
  await card(page, '5 GHz').getByRole('button', { name: 'Edit 5 GHz radio' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 5 GHz radio' });
  await sheet.getByLabel('Network name', { exact: true }).fill('Harbour 5');
  const passphrase = sheet.getByLabel('Passphrase', { exact: true });
  await passphrase.fill('short');
  await sheet.getByRole('button', { name: 'Apply radio settings' }).click();
  await expect(passphrase).toHaveAccessibleDescription('At least 8 characters.');
  await expect(passphrase).toHaveAttribute('type', 'password');
  await passphrase.fill('lantern-under-bridge');
  await sheet.getByRole('button', { name: 'Show: Passphrase' }).click();
  await expect(passphrase).toHaveAttribute('type', 'text');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply radio settings' }).click();
  await agree(page, leaving, 'Apply radio settings');
  const change = card(page, '5 GHz').getByRole('status');
  await expect(change).toContainText('Succeeded', { timeout: 40_000 });
  await expect(card(page, '5 GHz').getByRole('row', { name: /^Passphrase/ })).toContainText('••••••');
  const name = card(page, '5 GHz').locator('dl > div').filter({ hasText: 'Network name' });
  await expect(name).toContainText('Harbour 5');
  await expect(page.getByText('lantern-under-bridge')).toHaveCount(0);
  await change.getByRole('link', { name: 'Open timeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Wi-Fi configuration/ })).toBeVisible();
  await expect(page.getByText('lantern-under-bridge')).toHaveCount(0);
});

test('an odd name that the device has blocks no other change, and the refusal of a new name says what it may contain', async ({
  page,
}) => {
  const odd = `Tom's 카페 ☕ "5G"`;
  await admit(page);
  await openModel(page, 'AR1344', 'wifi');
  await expect(card(page, '5 GHz')).toContainText('_5G');
  await intercept(page, '**/api/v1/devices/ui/getRadio*', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    for (const radio of json.data.radios) if (radio.frequency_band === '5GHz') radio.ssid_name = odd;
    await route.fulfill({ response: answer, json });
  });
  const sent: object[] = [];
  await intercept(page, '**/api/v1/devices/ui/setRadio', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({
      status: 400,
      json: {
        code: 'custom',
        message: 'body.radios.0.idx must be <= 255',
        data: {
          errors: [
            {
              field: 'body.radios.0.idx',
              message: 'must be <= 255',
              reason: 'atMost',
              params: { limit: 255 },
            },
          ],
        },
      },
    });
  });
  await page.reload();
  await card(page, '5 GHz').getByRole('button', { name: 'Edit 5 GHz radio' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 5 GHz radio' });
  const apply = sheet.getByRole('button', { name: 'Apply radio settings' });
  const name = sheet.getByLabel('Network name', { exact: true });
  await expect(name).toHaveValue(odd);
  const key = '0123456789abcdef'.repeat(4);
  await sheet.getByLabel('Passphrase', { exact: true }).fill(key);
  await apply.click();
  await agree(page, leaving, 'Apply radio settings');
  const alert = sheet.getByRole('alert');
  await expect(alert).toContainText('A value is not accepted. Must be 255 or less.');
  await expect(alert.getByText('body.radios.0.idx must be <= 255')).not.toBeInViewport();
  expect(sent).toEqual([
    expect.objectContaining({ radios: [{ idx: expect.any(Number), pre_shared_key: key }] }),
  ]);
  await name.fill(`${odd} `);
  await apply.click();
  await expect(name).toHaveAccessibleDescription(/Use only A–Z, a–z, 0–9, spaces/);
  await name.fill('Cafe 5 ');
  await expect(name).toHaveAccessibleDescription('Begins or ends with a space. Spaces count.');
});

test('support reveals a passphrase for 30 seconds, and a viewer may not', async ({ page }) => {
  await page.clock.install();
  await admit(page);
  await openModel(page, 'AR2144', 'wifi');
  const radio = card(page, '2.4 GHz');
  const value = radio.locator('[aria-live=polite]');
  await expect(value).toHaveText('••••••••');
  await radio.getByRole('button', { name: 'Reveal passphrase' }).click();
  // Another test may have changed it.
  await expect(value).toContainText(/^(waymark|lantern)-\S+Reported by the device just now$/);
  await expectAccessible(page);
  await page.clock.fastForward(31_000);
  await expect(value).toHaveText('••••••••');
  await admit(page, account('viewer@northwind'));
  await openModel(page, 'AR2144', 'wifi');
  const reveal = card(page, '2.4 GHz').getByRole('button', { name: 'Reveal passphrase' });
  await expect(reveal).toHaveAttribute('aria-disabled', 'true');
  await reveal.hover();
  await expect(page.getByRole('tooltip')).toContainText('Viewer');
});

test('a device that does not disclose a passphrase says so, or tells what was set here', async ({ page }) => {
  await admit(page);
  await openModel(page, 'AR1344', 'wifi');
  const guest = card(page, 'Guest-2 (5 GHz)');
  await guest.getByRole('button', { name: 'Reveal passphrase' }).click();
  await expect(guest).toContainText('The device does not disclose it.');
  await guest.getByRole('button', { name: 'Hide passphrase' }).click();
  await guest.getByRole('button', { name: 'Edit Guest-2' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Guest-2' });
  await sheet.getByLabel('Passphrase', { exact: true }).fill('quay-lantern-7');
  await sheet.getByRole('button', { name: 'Apply guest Wi-Fi' }).click();
  await agree(page, leaving, 'Apply guest Wi-Fi');
  await expect(guest.getByRole('status').filter({ hasText: 'Succeeded' })).toBeVisible({ timeout: 40_000 });
  await guest.getByRole('button', { name: 'Reveal passphrase' }).click();
  await expect(guest).toContainText(/quay-lantern-7.*Last set through Waymark on/);
});

test('what is typed stays while the result of another change comes in (RU-060, TN-068, TN-078)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR1344', 'wifi');
  await card(page, '5 GHz').getByRole('button', { name: 'Edit 5 GHz radio' }).click();
  await page.getByLabel('Network name', { exact: true }).fill('Quay 5');
  await page.getByRole('button', { name: 'Apply radio settings' }).click();
  await agree(page, leaving, 'Apply radio settings');
  await card(page, 'Guest-1 (2.4 GHz)').getByRole('button', { name: 'Edit Guest-1' }).click();
  const typed = page
    .getByRole('dialog', { name: 'Edit Guest-1' })
    .getByLabel('Network name', { exact: true });
  await typed.fill('Visitors');
  // The status is found by its attribute: behind the sheet it has no accessible role.
  await expect(page.locator('[role=status]').filter({ hasText: 'Succeeded' })).toBeVisible({
    timeout: 40_000,
  });
  await expect(typed).toHaveValue('Visitors');
});

test('an open form does not overwrite what another user changed meanwhile, and sends only what was typed (RU-060)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR1344', 'wifi');
  await card(page, '2.4 GHz').getByRole('button', { name: 'Edit 2.4 GHz radio' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 2.4 GHz radio' });
  await sheet.getByLabel('Network name', { exact: true }).fill('Pier 2');
  const hide = sheet.getByRole('checkbox', { name: 'Hide the network name' });
  await expect(hide).not.toBeChecked();
  const another = async (call: string, body: object) => {
    const endpointId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const headers = { Authorization: `Bearer ${await tokenOf(page)}` };
    const answer = await page.request.post(`/api/v1/devices/ui/${call}`, {
      headers,
      data: { endpointId, ...body },
    });
    return (await answer.json()).data;
  };
  const { radios } = await another('getRadio', {});
  const { idx } = radios.find((radio: { frequency_band: string }) => radio.frequency_band === '2.4GHz');
  await another('setRadio', { radios: [{ idx, hidden_ssid: true }] });
  await expect(hide).toBeChecked({ timeout: 40_000 });
  await sheet.getByRole('button', { name: 'Apply radio settings' }).click();
  await agree(page, leaving, 'Apply radio settings');
  const radio = card(page, '2.4 GHz');
  await expect(radio.getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  await expect(radio.getByRole('table').locator('tbody tr')).toContainText(['Network name']);
  const shown = (label: string) => radio.locator('dl > div').filter({ hasText: label });
  await expect(shown('Network name')).toContainText('Pier 2');
  await expect(shown('Hidden name')).toContainText('Yes');
});

test('band steering makes one network of all bands, and the others say why they cannot be changed (TN-069..TN-072)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR3030W', 'wifi');
  const steering = card(page, 'Band steering');
  await steering.getByRole('button', { name: 'Edit band steering' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit band steering' });
  const on = sheet.getByRole('checkbox', { name: 'Band steering on' });
  await on.click();
  await sheet.getByRole('button', { name: 'Apply band steering' }).click();
  await expect(sheet.getByLabel('Passphrase', { exact: true })).toHaveAccessibleDescription(
    'Enter the passphrase for all bands.',
  );
  await sheet.getByLabel('Passphrase', { exact: true }).fill('one-for-all-bands');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply band steering' }).click();
  await agree(page, leaving, 'Apply band steering');
  await expect(steering.getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  await card(page, '2.4 GHz').getByRole('button', { name: 'Edit 2.4 GHz radio' }).click();
  const name = page
    .getByRole('dialog', { name: 'Edit 2.4 GHz radio' })
    .getByLabel('Network name', { exact: true });
  await expect(name).toHaveAttribute('readonly');
  await expect(name).toHaveValue(/_5G$/);
  await expect(name).toHaveAccessibleDescription('Same as 5 GHz while band steering is on.');
});

test('a guest network is turned on, and a confirmed Wi-Fi reset turns it off again (CL-077, CL-068, TN-073, TN-074, TN-076, TN-077)', async ({
  page,
}) => {
  await admit(page);
  await openModel(page, 'AR2144', 'wifi');
  const guest = card(page, 'Guest-1 (2.4 GHz)');
  await guest.getByRole('button', { name: 'Edit Guest-1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Guest-1' });
  await sheet.getByRole('checkbox', { name: 'Guest Wi-Fi on' }).click();
  // This is the initial state of guests in the simulation.
  await sheet.getByRole('checkbox', { name: 'Client isolation' }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Apply guest Wi-Fi' }).click();
  await agree(page, leaving, 'Apply guest Wi-Fi');
  await expect(guest.getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
  const state = guest.locator('dl > div').filter({ hasText: 'Guest Wi-Fi' });
  await expect(state).toContainText('On');
  const apart = guest.locator('dl > div').filter({ hasText: 'Client isolation' });
  await expect(apart).toContainText('Off');
  await card(page, 'Reset Wi-Fi').getByRole('button', { name: 'Reset Wi-Fi' }).click();
  await expect(page.getByRole('dialog', { name: /^Reset the Wi-Fi of/ })).toContainText('irreversible');
  await agree(page, 'Reset the Wi-Fi of', 'Reset Wi-Fi');
  await expect(state).toContainText('Off', { timeout: 40_000 });
});

test('the uplink of an extender is not turned off unasked (CL-066, CL-067)', async ({ page }) => {
  await admit(page);
  await openModel(page, 'EAP2244', 'wifi');
  const uplink = card(page, 'Wi-Fi uplink');
  await expect(uplink).toContainText('WAYMARK_HOME_5G');
  await uplink.getByRole('button', { name: 'Edit Wi-Fi uplink' }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit Wi-Fi uplink' });
  await sheet.getByRole('checkbox', { name: 'Wi-Fi uplink on' }).click();
  await sheet.getByRole('button', { name: 'Apply Wi-Fi uplink' }).click();
  await expect(page.getByRole('dialog', { name: 'The device may lose its connection' })).toContainText(
    'offline',
  );
  await agree(page, 'The device may lose its connection', 'Apply Wi-Fi uplink');
  await expect(uplink.getByRole('status')).toContainText('Succeeded', { timeout: 40_000 });
});
