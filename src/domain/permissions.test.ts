import { describe, expect, test } from 'vitest';
import { operations } from '#api/operations.gen.ts';
import { isAllowed } from './permissions.ts';
import { permissionGroups, roles } from './roles.ts';

const holder = { permissions: ['/a', '/b', '/c'], userLevel: 2 };

describe('RU-019: one key, any of a list, all of an inner list', () => {
  test.each([
    ['/a', true],
    ['/x', false],
    ['', true],
    [[], true],
    [['/x', '/b'], true],
    [['/x', '/y'], false],
    [[['/a', '/b']], true],
    [[['/a', '/x']], false],
    [[['/a', '/x'], '/c'], true],
  ] as const)('%j → %s', (requirement, expected) => {
    expect(isAllowed(holder, requirement)).toBe(expected);
  });
});

describe('RU-020: a level is compared with userLevel', () => {
  test.each([
    [undefined, true],
    [null, true],
    [2, true],
    [3, true],
    [1, false],
  ])('level %s → %s', (level, expected) => {
    expect(isAllowed(holder, '/a', level)).toBe(expected);
  });
});

describe('role matrix', () => {
  const granted = new Set(permissionGroups.flatMap((group) => group.keys));

  test('grants every permission that an operation asks for to somebody, and no other', () => {
    const asked = new Set(
      Object.values(operations).flatMap((operation) => (operation.permission ? [operation.permission] : [])),
    );
    expect([...asked].filter((key) => !granted.has(key))).toEqual([]);
    expect([...granted].filter((key) => !asked.has(key as never))).toEqual([]);
  });

  test('gives the auditor and the viewer nothing that changes a device', () => {
    const commands = Object.values(operations).filter(
      (operation) => !operation.reads && operation.permission,
    );
    // Watching a device changes nothing on it; an export leaves an audit event like a command.
    const harmless = ['/devices/action/subscribeRTD', '/devices/action/setMonitoring', '/log/export'];
    for (const { permission } of commands) {
      // A case is about devices and does nothing to them; who may do what with one is held below.
      if (!permission || harmless.includes(permission) || permission.startsWith('/cases/')) continue;
      expect(roles.Auditor.permissions).not.toContain(permission);
      expect(roles.Viewer.permissions).not.toContain(permission);
    }
  });

  test('lets the viewer read cases, and the auditor comment on them besides', () => {
    const ofCases = (role: 'Viewer' | 'Auditor') =>
      roles[role].permissions.filter((key) => key.startsWith('/cases')).sort();
    const read = ['/cases', '/cases/{caseId}', '/cases/{caseId}/file'];
    expect(ofCases('Viewer')).toEqual(read);
    expect(ofCases('Auditor')).toEqual([...read, '/cases/{caseId}/comment'].sort());
  });

  test('lets the auditor read timelines and exports', () => {
    expect(roles.Auditor.permissions).toContain('/tasks/{taskId}/events');
    expect(roles.Auditor.permissions).toContain('/tasks/{taskId}/export');
  });
});
