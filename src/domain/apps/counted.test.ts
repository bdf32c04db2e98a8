import { expect, test } from 'vitest';
import { countedApps, countedPaths } from './counted.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27) + seconds * 1_000);
const unit = (row: number, reported: Record<string, string>, seconds = 0) =>
  Object.entries({ UUID: `uuid-${row}`, ...reported }).map(([name, value]) => ({
    path: `Device.SoftwareModules.DeploymentUnit.${row}.${name}`,
    value,
    observed_at: at(seconds),
  }));
const count = (n: number, seconds = 0) => ({
  path: 'Device.SoftwareModules.DeploymentUnitNumberOfEntries',
  value: String(n),
  observed_at: at(seconds),
});

test('reads name, label, version and state, and names an app without a name by its UUID', () => {
  expect(
    countedApps([
      ...unit(1, { Name: 'tv.player', Version: '1.2', Status: 'Installed', 'X_WAYMARK_App.Label': 'Player' }),
      ...unit(2, {}),
    ]),
  ).toEqual([
    { name: 'tv.player', label: 'Player', version: '1.2', state: 'Installed' },
    { name: 'uuid-2', label: 'uuid-2', version: '', state: '' },
  ]);
});

test('counts an app that a device has twice once, with its newest version', () => {
  const [app, ...others] = countedApps([
    ...unit(1, { Name: 'tv.player', Version: '1.10' }),
    ...unit(2, { Name: 'tv.player', Version: '1.9' }),
  ]);
  expect([app?.version, others]).toEqual(['1.10', []]);
});

test('omits apps that are not installed yet, or no longer', () => {
  expect(
    countedApps([
      ...unit(1, { Name: 'coming', Status: 'Installing' }),
      ...unit(2, { Name: 'gone', Status: 'Uninstalled' }),
      ...unit(3, { Name: 'stays', Status: 'Updating' }),
    ]).map(({ name }) => name),
  ).toEqual(['stays']);
  expect(countedApps([...unit(1, { Name: 'removed' }), count(0, 60)])).toEqual([]);
});

test('cuts texts that are too long for a key, and never in the middle of a character', () => {
  const [app] = countedApps(unit(1, { Name: '📺'.repeat(5_000) }));
  expect([...(app?.name ?? '')]).toHaveLength(200);
  expect(app?.name.isWellFormed()).toBe(true);
});

test("reads fewer parameters than the device's page shows", () => {
  expect(countedPaths).toContain('Device.SoftwareModules.DeploymentUnit.*.Version');
  expect(countedPaths.every((path) => path.startsWith('Device.SoftwareModules.DeploymentUnit'))).toBe(true);
});
