import { demoDevice } from '#server/demo/devices.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { byMenu } from './console.ts';
import { startDemo, stopDemo } from './demo-image.ts';
import { signInTo } from './models/sign-in-to.ts';
import { expect, test } from './watched.ts';

/** Alarms page: a support engineer looks after alarms of devices whose CPU is above a very low threshold. */
let server: ServerProcess;
let administrator: ApiClient;
const device = demoDevice(0).endpointId;
/** Origin at which `signInTo` signs in. */
const origin = () => `http://localhost:${server.port}`;

const openAlarms = async (): Promise<{ alarmId: string; endpointId: string }[]> =>
  (await administrator.call('GET', '/api/v1/stats/resources/alarms?state=open&metric=cpu')).data;

test.beforeAll(async () => {
  server = await startDemo({ FLEET: '4', STATISTICS_SECONDS: '1' });
  administrator = new ApiClient(server.url);
  await administrator.signIn(await server.account('OperatorAdmin'));
  const levels = { metric: 'cpu', warning: 1, critical: 1 };
  await administrator.call('PUT', '/api/v1/stats/resources/alarms/thresholds', levels);
  await expect
    .poll(async () => (await openAlarms()).map(({ endpointId }) => endpointId), { timeout: 60_000 })
    .toContain(device);
  await expect.poll(async () => (await openAlarms()).length, { timeout: 60_000 }).toBeGreaterThan(2);
});
test.afterAll(async () => {
  await stopDemo(server);
});

test('a support engineer assigns, silences, comments on and acknowledges an alarm', async ({ page }) => {
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`${origin()}/home`);
  await byMenu(page, 'Devices', 'Alarms');
  await page.getByRole('searchbox', { name: 'Device ID' }).fill(device);
  const table = page.getByRole('table', { name: 'Alarms' });
  const row = table.getByRole('row').filter({ hasText: 'CPU usage' });
  await expect(row).toHaveCount(1);
  const choose = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for the alarm/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('assigns it to themselves', async () => {
    await choose('Assign alarm');
    await page.getByRole('dialog').getByRole('button', { name: 'Assign alarm' }).click();
    // The dialog takes the focus back when it closes.
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('combobox', { name: /^Assigned to/ }).click();
    await page.getByRole('option', { name: 'Me' }).click();
    await expect(page).toHaveURL(/assignee=me/);
    await expect(row).toHaveCount(1);
  });

  await test.step('hands it to a colleague, chosen by name, and takes it back', async () => {
    const assignTo = async (who: string, person?: RegExp) => {
      await choose('Assign alarm');
      const dialog = page.getByRole('dialog', { name: 'Assign alarm' });
      await dialog.getByRole('combobox', { name: 'Assigned to' }).click();
      await page.getByRole('option', { name: who, exact: true }).click();
      if (person) {
        await dialog.getByRole('combobox', { name: 'Person' }).click();
        await page.getByRole('option', { name: person }).click();
      }
      await dialog.getByRole('button', { name: 'Assign alarm' }).click();
      await expect(dialog).toBeHidden();
    };
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('searchbox', { name: 'Device ID' }).fill(device);
    await expect(row).toHaveCount(1);
    await assignTo('Another user', /admin@northwind\.example/);
    await expect(row).toContainText('Nora West');
    await assignTo('Me');
    await expect(row).not.toContainText('Nora West');
  });

  await test.step('silences it, and finds it among the silenced ones', async () => {
    await choose('Silence alarm');
    const dialog = page.getByRole('dialog', { name: 'Silence alarm' });
    await dialog.getByRole('combobox', { name: 'Silence for' }).click();
    await page.getByRole('option', { name: '2 hours', exact: true }).click();
    await expect(dialog.getByText(/^Until /)).toBeVisible();
    await dialog.getByLabel('Note (optional)').fill('Fan on its way');
    await dialog.getByRole('button', { name: 'Silence alarm' }).click();
    await expect(row.getByRole('img', { name: /^Silenced until / })).toBeVisible();
    await page.getByRole('tab', { name: 'Silenced' }).click();
    await expect(row).toContainText('“Fan on its way”');
  });

  await test.step('comments on its page, where the record shows it', async () => {
    await row.getByRole('link', { name: /CPU usage/ }).click();
    const summary = page.getByRole('region', { name: 'Alarm', exact: true });
    for (const value of ['Trigger', 'Peak', 'Latest', 'Assigned to', 'Silenced until', 'Duration'])
      await expect(summary.getByText(value, { exact: true })).toBeVisible();
    await expect(summary).toContainText('Fan on its way');
    await page.getByRole('button', { name: 'Comment on alarm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Comment on alarm' });
    await dialog.getByLabel('Comment').fill('The rack door was closed.');
    await dialog.getByRole('button', { name: 'Comment on alarm' }).click();
    await expect(page.getByRole('option').filter({ hasText: 'The rack door was closed.' })).toBeVisible();
  });

  await test.step('ends the silence and acknowledges it', async () => {
    await page.getByRole('button', { name: 'End silence' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End silence' }).click();
    await expect(page.getByRole('button', { name: 'Silence alarm' })).toBeVisible();
    await page.getByRole('button', { name: 'Acknowledge alarm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Acknowledge alarm' }).click();
    await expect(page.getByRole('button', { name: 'Acknowledge alarm' })).toBeDisabled();
  });
});

test('a support engineer acknowledges several alarms at once, from an old address of the list', async ({
  page,
}) => {
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`${origin()}/totalStatistics/resourceStatistics?state=open&metric=cpu`);
  await expect(page).toHaveURL(/\/management\/alarms\?/);
  const table = page.getByRole('table', { name: 'Alarms' });
  await table.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: /^Acknowledge \d+ alarms$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note (optional)').fill('Looking into it');
  await dialog.getByRole('button', { name: /^Acknowledge/ }).click();
  await expect(page.getByText(/\d+ alarms? acknowledged/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Acknowledged' }).click();
  await expect(table.getByText('Looking into it').first()).toBeVisible();
});

test('shows a user that another one has assigned the alarm meanwhile', async ({ page }) => {
  const [alarm] = (await openAlarms()).filter(({ endpointId }) => endpointId !== device);
  await signInTo(server, page, 'OperatorStaff');
  await page.goto(`${origin()}/alarms/${alarm?.alarmId}`);
  await page.getByRole('button', { name: 'Assign alarm' }).click();
  const { user: email } = await server.account('OperatorAdmin');
  const assigned = { email, from: null };
  const path = `/api/v1/stats/resources/alarms/${alarm?.alarmId}/assign`;
  expect((await administrator.call('POST', path, assigned)).code).toBe('success');
  const dialog = page.getByRole('dialog', { name: 'Assign alarm' });
  await dialog.getByRole('button', { name: 'Assign alarm' }).click();
  await expect(dialog.getByText(/another user has assigned it meanwhile/)).toBeVisible();
});

test('a viewer reads alarms, and sees why they cannot act on them', async ({ page }) => {
  await signInTo(server, page, 'Viewer');
  await page.goto(`${origin()}/management/alarms`);
  await page
    .getByRole('button', { name: /^Actions for the alarm/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Acknowledge alarm' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an administrator tries, creates, switches off and deletes a rule', async ({ page }) => {
  await signInTo(server, page, 'OperatorAdmin');
  await page.goto(`${origin()}/management/alarms`);
  await page.getByRole('link', { name: 'Alarm rules', exact: true }).click();
  await expect(page.getByText('No rules yet')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Thresholds in use' })).toBeVisible();
  const rules = page.getByRole('table', { name: 'Alarm rules' });
  const rule = rules.getByRole('row').filter({ hasText: 'Hosts of lobby' });

  await test.step('sees what the rule would have raised, and that levels are crossed', async () => {
    await page.getByRole('button', { name: 'Create rule' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Create rule' });
    await sheet.getByLabel('Name').fill('Hosts of lobby');
    await expect(sheet.getByText(/This rule would have raised/)).toBeVisible();
    await sheet.getByLabel('Warning (min)').fill('300');
    await sheet.getByRole('button', { name: 'Create rule' }).click();
    await expect(sheet.getByText(/Choose levels that fit/).first()).toBeVisible();
    await sheet.getByRole('combobox', { name: 'Measures' }).click();
    await page.getByRole('option', { name: 'Device parameter' }).click();
    await expect(sheet.getByText(/Fill in the form/)).toBeVisible();
    await sheet.getByRole('combobox', { name: 'Device parameter' }).click();
    await page.getByRole('option', { name: 'Uptime' }).click();
    await sheet.getByLabel('Warning (s)').fill('1');
    await sheet.getByLabel('Critical (s)').fill('900000000');
    await expect(sheet.getByText(/Tried on \d+ of \d+ devices/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(sheet).toBeHidden();
    await expect(rule).toContainText('On');
  });

  await test.step('switches it off and deletes it', async () => {
    const choose = async (action: string) => {
      await rule.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
    };
    await choose('Switch off rule');
    await expect(rule).toContainText('Off');
    await choose('Delete rule');
    await expect(rule).toHaveCount(0);
  });
});
