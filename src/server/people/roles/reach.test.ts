import { expect, test } from 'vitest';
import { operations, resources } from '#api/operations.gen.ts';
import { installationPermissions } from '#api/permissions.gen.ts';
import { workingPermissions } from '../account-rows/reach.ts';

test('limits a permission over the whole installation to the root', () => {
  const [key = ''] = installationPermissions;
  const held = [operations.getDeviceInfo.permission, key];
  expect(workingPermissions(held, { parentId: null })).toEqual(held);
  expect(workingPermissions(held, { parentId: 'root' })).toEqual([operations.getDeviceInfo.permission]);
});

test('marks every table of the installation that a call can write', () => {
  const written = Object.values(resources).flatMap((resource) =>
    'update' in resource ? [operations[resource.update]] : [],
  );
  const unmarked = written
    .filter(
      ({ document, permission }) =>
        document === 'admin' && !installationPermissions.includes(permission ?? ''),
    )
    .map(({ path }) => path);
  expect(unmarked).toEqual([]);
});
