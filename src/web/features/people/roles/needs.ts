import * as permissions from '#api/permissions.gen.ts';

/** Permissions by the start of their key, and those without which the console shows no page for them. */
const needs: readonly { begins: string; needed: readonly permissions.PermissionKey[] }[] = [
  { begins: '/devices/', needed: [permissions.getDevicePageList, permissions.getDeviceInfo] },
  { begins: '/application/', needed: [permissions.getDevicePageList, permissions.getDeviceInfo] },
  { begins: '/groups/', needed: [permissions.listGroups] },
  { begins: '/rooms/', needed: [permissions.listRooms] },
  { begins: '/tasks/', needed: [permissions.listTasks] },
  { begins: '/cases/', needed: [permissions.listCases] },
  { begins: '/users/', needed: [permissions.listAccounts] },
  { begins: '/notices/', needed: [permissions.listNotices] },
  { begins: '/mails/', needed: [permissions.listMails] },
  { begins: '/playbooks/', needed: [permissions.listPlaybookRuns] },
  { begins: '/ops/{opId}/', needed: [permissions.listOrganisations] },
  { begins: '/ops/{op}/roles/', needed: [permissions.listOperatorRoles] },
];

/** Permissions that the role lacks though its others need them, with the number of those. */
export function missingNeeds(
  held: readonly string[],
): { key: permissions.PermissionKey; dependents: number }[] {
  const dependents = new Map<permissions.PermissionKey, number>();
  for (const { begins, needed } of needs) {
    const using = held.filter((key) => key.startsWith(begins) && !needed.some((one) => one === key)).length;
    if (using === 0) continue;
    for (const key of needed)
      if (!held.includes(key)) dependents.set(key, (dependents.get(key) ?? 0) + using);
  }
  return [...dependents].map(([key, count]) => ({ key, dependents: count }));
}
