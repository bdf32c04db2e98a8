import { expect, test } from 'vitest';
import type { ExportedList } from '#server/core/exports/exported-list.ts';
import { exportedLists } from '#server/core/exports/lists.ts';
import { consentColumns } from '#web/features/devices/consents/columns.tsx';
import { appProfiles } from '#web/features/fleet/app-profiles/profile-kind.ts';
import { fileColumns, historyColumns } from '#web/features/fleet/firmware/columns.tsx';
import { firmwareProfiles } from '#web/features/fleet/firmware/profile-kind.ts';
import {
  groupColumns,
  locationColumns,
  memberColumns,
  roomColumns,
} from '#web/features/fleet/groups/columns.tsx';
import { profileColumns } from '#web/features/fleet/profiles/columns.tsx';
import { noticeColumns } from '#web/features/people/notices/columns.tsx';
import { alarmColumns } from '#web/features/statistics/alarms/columns.tsx';
import { ruleColumns } from '#web/features/statistics/alarms/rule-columns.tsx';
import type { Columns } from './columns.tsx';

const shown: Partial<Record<keyof typeof exportedLists, Columns<never>>> = {
  listAlarms: alarmColumns,
  listAlarmRules: ruleColumns,
  listConsents: consentColumns,
  getFirmwarePage: fileColumns,
  getFirmwareUploads: historyColumns,
  getFirmwareProfilePage: profileColumns(firmwareProfiles),
  getAppProfilePage: profileColumns(appProfiles),
  listGroups: groupColumns,
  listLocationGroups: locationColumns,
  getGroupDevicePage: memberColumns,
  getRoomDevicePage: memberColumns,
  listRooms: roomColumns,
  listNotices: noticeColumns,
};

test.each(Object.entries(shown))('the file of %s has the heads of the list on the page', (name, columns) => {
  const list: ExportedList = exportedLists[name as keyof typeof exportedLists];
  const pairs = Object.entries(list.columns).flatMap(([id, { head, always, within }]) =>
    // A value that is shown within another column has no head of its own on the page.
    always || (within && !columns[id]) ? [] : [[id, head, columns[id]?.label.id]],
  );
  expect(pairs.length).toBeGreaterThan(2);
  for (const [id, head, label] of pairs) expect(head, id).toBe(label);
});
