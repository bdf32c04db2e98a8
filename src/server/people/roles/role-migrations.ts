import type { RoleValues } from './role-facts.ts';

/**
 * Changes that migrations after the first seals made to roles, by the number of the migration. A start records such a
 * change only if the role equals its last fact with this change: an attacker with SQL could write `role_change` too.
 */
export const roleMigrations: Readonly<
  Record<string, (roleKey: string, before: Omit<RoleValues, 'at'>) => Omit<RoleValues, 'at'>>
> = {
  '000265': (roleKey, before) =>
    roleKey === 'Auditor' || before.permissions.includes('/devices/unregistered')
      ? { ...before, permissions: [...before.permissions, '/devices/refused'] }
      : before,
  '000303': (roleKey, before) =>
    roleKey === 'OperatorStaff'
      ? { ...before, permissions: [...before.permissions, '/firmwares', '/firmwares/profiles'] }
      : before,
  '000320': (_roleKey, before) => {
    const keys = [
      ['/firmwares', '/application'],
      ['/firmwares/edit', '/application/edit'],
      ['/firmwares/action/approve', '/application/approve'],
    ] as const;
    const added = keys.flatMap(([held, key]) => (before.permissions.includes(held) ? [key] : []));
    return { ...before, permissions: [...before.permissions, ...added] };
  },
  '000322': (_roleKey, before) => {
    const keys = ['', '/edit', '/approve', '/rollback'];
    const added = keys.flatMap((key) =>
      before.permissions.includes(`/firmwares/profiles${key}`) ? [`/application/profiles${key}`] : [],
    );
    return { ...before, permissions: [...before.permissions, ...added] };
  },
  '000326': (roleKey, before) => {
    const holds = (key: string) => before.permissions.includes(key);
    const [edits, approves] = [holds('/firmwares/profiles/edit'), holds('/firmwares/profiles/approve')];
    const added = [
      ...(edits || approves || roleKey === 'Auditor' ? ['/presets'] : []),
      ...(edits ? ['/presets/edit'] : []),
      ...(approves ? ['/presets/approve'] : []),
    ];
    return { ...before, permissions: [...before.permissions, ...added] };
  },
  '000341': (roleKey, before) => {
    const added = [
      ...(before.permissions.includes('/stats/resources') ? ['/stats/linears', '/stats/vods'] : []),
      ...(['SystemAdmin', 'OperatorAdmin'].includes(roleKey) ? ['/stats/linears/settops'] : []),
    ];
    return { ...before, permissions: [...before.permissions, ...added] };
  },
  '000345': (_roleKey, before) =>
    before.permissions.includes('/devices/customer')
      ? { ...before, permissions: [...before.permissions, '/stats/linears/settops/opt-out'] }
      : before,
  '000346': (roleKey, before) =>
    ['SystemAdmin', 'OperatorAdmin'].includes(roleKey)
      ? { ...before, permissions: [...before.permissions, '/stats/manual-collections'] }
      : before,
};
