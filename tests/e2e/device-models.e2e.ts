import { ApiClient } from '#tests/support/api-client.ts';
import { account, admit, diagnosisCard, expect, openSetTopBox, test } from './console.ts';

test('RU-021: what an administrator takes from a model is gone from its page when that is loaded again', async ({
  page,
  baseURL,
}) => {
  const admin = new ApiClient(baseURL ?? '');
  await admin.signIn(account('system.admin@'));
  const tables = ['device-model-feature', 'device-model-menu'].map(
    (table) => `/admin/api/v1/ref/${table}/KSTB2020`,
  );
  const [features = '', menu = ''] = tables;
  const before = await Promise.all(tables.map((table) => admin.call('GET', table)));
  await admit(page);
  await openSetTopBox(page);
  const history = page.getByRole('tab', { name: 'History' });
  await expect(history).toBeVisible();
  const reload = async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Diagnostics' }).click();
  };
  try {
    await admin.call('PATCH', features, { supportFeatures: ['reboot', 'traceRoute'] });
    await admin.call('PATCH', menu, { supportMenu: ['General', 'Diagnostics'] });
    await expect(async () => {
      await reload();
      await expect(diagnosisCard(page, 'Trace route test')).toBeVisible();
      await expect(diagnosisCard(page, 'Ping test')).toHaveCount(0, { timeout: 1 });
      // The menu is another row, which may be read a second later.
      await expect(history).toHaveCount(0, { timeout: 1 });
    }).toPass();
  } finally {
    for (const [index, table] of tables.entries()) {
      const { modelName: _modelName, ...lists } = before[index].data;
      await admin.call('PATCH', table, lists);
    }
  }
  // Models are read at most once a second: without a wait the next test would still use the shortened one.
  await expect(async () => {
    await reload();
    await expect(diagnosisCard(page, 'Ping test')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(history).toBeVisible();
});
