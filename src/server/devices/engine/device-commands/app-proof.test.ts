import { expect, test } from 'vitest';
import { appProof } from './app-proof.ts';

const unit = (values: Record<string, string>, row = 1) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `Device.SoftwareModules.DeploymentUnit.${row}.${name}`,
      value,
    ]),
  );
const evaluated = (reported: Record<string, string>, params: Record<string, string>) =>
  appProof.evaluate(reported, params)?.message ?? null;
const update = { appName: 'tv.kids', unitUuid: 'A-1', version: '3.0.0' };
const install = { appName: 'tv.kids', uuid: '', version: '2.0.0' };

test.each([
  [
    'an update that changed nothing',
    { UUID: 'a-1', Version: '2.0.0', Status: 'Installed' },
    update,
    'version 2.0.0',
  ],
  ['an update that is done', { UUID: 'a-1', Version: 'v3.0.0', Status: 'Installed' }, update, null],
  ['an install that is done', { Name: 'tv.kids', Version: '2.0.0-r1', Status: 'Installed' }, install, null],
  [
    'an install that goes on',
    { Name: 'tv.kids', Version: '2.0.0', Status: 'Installing' },
    install,
    'Installing',
  ],
  [
    'an install of which nothing is there',
    { Name: 'tv.news', Version: '1.0', Status: 'Installed' },
    install,
    'not on the device',
  ],
  ['an agent that names no version', { Name: 'tv.kids', Version: '', Status: 'Installed' }, install, null],
])('%s', (_, reported, params, message) => {
  const found = evaluated(unit(reported), params);
  if (message === null) expect(found).toBeNull();
  else expect(found).toContain(message);
});

test('finds no app in an empty table', () => {
  expect(evaluated({}, install)).toContain('not on the device');
});
