import { expect, test } from 'vitest';
import { pathOf } from './readings.ts';
import { isSecretPath, withoutSecretValues } from './secret-paths.ts';
import { settingGroups } from './setting-groups.ts';

test('given values, then secured ones are emptied, and the others unchanged', () => {
  const open = { 'Device.WiFi.SSID.1.SSID': 'Home', 'Device.Users.User.1.Username': 'kim' };
  expect(
    withoutSecretValues({ ...open, 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase': 'told all the same' }),
  ).toEqual({ ...open, 'Device.WiFi.AccessPoint.1.Security.KeyPassphrase': '' });
  expect(withoutSecretValues(open)).toBe(open);
});

test('recognises every secret parameter by its path', () => {
  const names = Object.values(settingGroups).flatMap((group) =>
    'secrets' in group ? Object.values(group.secrets) : [],
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(isSecretPath(pathOf(name)), name).toBe(true);
});
