import { migrate } from '#server/core/database/migrate.ts';
import { openDatabase } from '#server/core/database/open.ts';
import { RetentionRig } from '#tests/support/retention-rig.ts';
import { account, admit, chooseAnew, expect, expectAccessible, test } from './console.ts';
import { startDemo } from './demo-image.ts';

/** A device of which only a checkpoint is left on the server. */
const kept = 'os::00256D-KEPT';

/**
 * Creates old tasks, entries and reports, and erases them before the server starts: its own clock cannot go back that
 * far.
 */
async function erased(dataDir: string): Promise<void> {
  const database = await openDatabase({ directory: dataDir });
  await migrate(database);
  const rig = await RetentionRig.start(database, { directory: dataDir });
  for (let n = 0; n < 12; n++) await rig.task(`old-${n}`);
  await rig.case('old', [
    { type: 'case.opened', data: { title: 'Slow Wi-Fi', opId: 'northwind' } },
    { type: 'case.closed', data: {} },
  ]);
  await rig.entry('somebody');
  await rig.entry('somebody');
  await rig.entry('another');
  await rig.device(kept, [
    {
      type: 'device.registered',
      data: {
        opId: 'northwind',
        modelName: 'AR2140',
        prodClass: 'APROUTER',
        deviceStatus: 'Deployed',
        deviceName: 'Lighthouse',
      },
    },
    {
      type: 'device.valuesObserved',
      data: { source: 'get', values: { 'Device.DeviceInfo.SoftwareVersion': '7.7.7' } },
    },
  ]);
  rig.passDays(34);
  await rig.pass({ auditDays: 30, deviceDays: 30, batchEvents: 6 });
  await rig.proof.stop();
  await rig.log.idle();
  await database.close();
}

test.use({
  demo: {
    start: () =>
      startDemo(
        { RETENTION_DAYS: '30', AUDIT_DAYS: '45', DEVICE_DAYS: '60', FLEET: '0' },
        { before: erased },
      ),
  },
});

test('an auditor reads what was erased and has a statement verified, on a desk and on a phone', async ({
  page,
}) => {
  await admit(page, account('auditor@waymark'));
  await page.goto('/verify');
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Retention' }) });
  await expect(card).toContainText('30 days after their last event');
  await expect(card).toContainText('Entries of the audit trail: after 45 days');
  await expect(card).toContainText('What devices reported: after 60 days');
  await expect(card.getByRole('row')).toHaveCount(11);
  await expect(card.getByRole('row').nth(1)).toContainText('Older reports of devices');
  await expect(card.getByRole('row').nth(2)).toContainText('Audit trail entries');
  await expect(card.getByRole('row').nth(3)).toContainText('Ended tasks, cases and others');
  await card.getByRole('button', { name: 'Show older' }).click();
  await expect(card.getByRole('row')).toHaveCount(16);
  await expect(card.getByRole('button', { name: 'Show older' })).toHaveCount(0);
  await card
    .getByRole('button', { name: /^Verify the statement at position/ })
    .first()
    .click();
  await expect(card.getByRole('status').first()).toContainText('Verified');

  const own = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: "This server's own log" }) });
  await own.getByRole('button', { name: 'Compare now' }).click();
  await expect(own).toContainText(/79 events erased by retention, 15 statements, the last at position \d+/);
  for (const part of ['74 events of ended', '2 older reports of devices', '3 audit trail entries'])
    await expect(own).toContainText(part);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'color-contrast');

  await page.setViewportSize({ width: 360, height: 740 });
  await chooseAnew(page, { language: 'ko' });
  await page.goto('/verify');
  await expect(page.getByRole('heading', { name: '보존 기간' })).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a device of which the beginning was erased is as it was', async ({ page }) => {
  await admit(page);
  await page.goto(`/device/deviceDetail/${encodeURIComponent(kept)}`);
  await expect(page.getByText('Lighthouse').first()).toBeVisible();
  await expect(page.getByText('7.7.7').first()).toBeVisible();
});

test('the page for people says how long things are kept', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByText('An entry is erased after 45 days.')).toBeVisible();
  await expect(page.getByText(/It is erased after 60 days, and at most a tenth/)).toBeVisible();
  await expect(page.getByText(/30 days later its record/)).toBeVisible();
});

test('the page of what was erased says when, and by which statement', async ({ page }) => {
  await admit(page);
  for (const address of ['/tasks/old-3', '/cases/old', '/cases/old/timeline']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Erased by retention' })).toBeVisible();
    await expect(page.getByText(/Erased on .+, statement \d+\./)).toBeVisible();
  }
  await expectAccessible(page);
  await page.goto('/tasks/never');
  await expect(page.getByText('Erased by retention')).toHaveCount(0);
});
