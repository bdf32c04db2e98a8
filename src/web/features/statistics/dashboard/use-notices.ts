import { useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import * as permissions from '#api/permissions.gen.ts';
import { outageText } from '#web/entities/message/appearance.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import {
  alarmSummaryQuery,
  type DeviceFigures,
  failuresQuery,
  healthQuery,
  heldAppProfilesQuery,
  heldProfilesQuery,
  pausedAppProfilesQuery,
  pausedProfilesQuery,
  refusedDevicesQuery,
  unapprovedAppProfilesQuery,
  unapprovedFilesQuery,
  unapprovedProfilesQuery,
} from './queries.ts';
import { useLinks } from './use-links.ts';

type Part = components['schemas']['PartHealth']['part'];
const partNames = {
  database: messages.partDatabase,
  standby: messages.partStandby,
  log: messages.partLog,
  readModels: messages.partReadModels,
  disk: messages.partDisk,
  backup: messages.partBackup,
  mail: messages.partMail,
  devices: messages.partDevices,
  clock: messages.partClock,
  certificates: messages.partCertificates,
} as const satisfies Record<Part, unknown>;

/** Condition that needs attention. */
export interface Notice {
  id: string;
  /** True if something is wrong; otherwise it waits for a person. */
  isWrong: boolean;
  words: string;
  /** Address of its list; null where the role may not open it. */
  href: string | null;
  /** Time at which it began, ISO 8601; null: the words say it, or it is not known. */
  since: string | null;
  /** Words about its assignee or its organisation; null: it has none by its nature. */
  owner: string | null;
  /** Outage whose assignee can be changed. */
  outage?: { outageId: string; from: string | null };
  /** Time of its count, ISO 8601, if that is not the time of the page's figures. */
  asOf?: string;
}

const wrong = { isWrong: true, since: null, owner: null } as const;
const waits = { isWrong: false, since: null, owner: null } as const;

/** Outages that last, by their cause. */
function useOutages({ outages }: DeviceFigures): Notice[] {
  const text = useText();
  const links = useLinks();
  const operator = useProfile()?.op.companyName ?? '';
  return outages.map(
    ({ outageId, cause, value, of, organisation, offline, total, since, asOf, assigned }) => ({
      ...wrong,
      id: `outage ${outageId}`,
      words: outageText(text, { cause, value: value ?? operator, of, count: offline, total, endTime: null }),
      href: links.outage(outageId),
      since,
      owner: [
        ...(organisation === null ? [] : [organisation]),
        assigned ? text(messages.assignedTo, { name: assigned.name }) : text(messages.unassigned),
      ].join(' · '),
      outage: { outageId, from: assigned?.accountId ?? null },
      asOf,
    }),
  );
}

/** Queries that the role may read, each with its name for a failure. */
export function useChecks() {
  const may = useMay();
  return {
    health: {
      name: messages.checkHealth,
      query: useQuery({ ...healthQuery, enabled: may(permissions.getInstallationHealth) }),
    },
    alarms: {
      name: messages.checkAlarms,
      query: useQuery({ ...alarmSummaryQuery, enabled: may(permissions.getAlarmSummary) }),
    },
    files: {
      name: messages.checkFiles,
      query: useQuery({ ...unapprovedFilesQuery, enabled: may(permissions.approveFirmware) }),
    },
    profiles: {
      name: messages.checkProfiles,
      query: useQuery({ ...unapprovedProfilesQuery, enabled: may(permissions.approveFirmwareProfile) }),
    },
    paused: {
      name: messages.checkPaused,
      query: useQuery({ ...pausedProfilesQuery, enabled: may(permissions.getFirmwareProfilePage) }),
    },
    held: {
      name: messages.checkHeld,
      query: useQuery({ ...heldProfilesQuery, enabled: may(permissions.getFirmwareProfilePage) }),
    },
    appProfiles: {
      name: messages.checkAppProfiles,
      query: useQuery({ ...unapprovedAppProfilesQuery, enabled: may(permissions.approveAppProfile) }),
    },
    appPaused: {
      name: messages.checkAppPaused,
      query: useQuery({ ...pausedAppProfilesQuery, enabled: may(permissions.getAppProfilePage) }),
    },
    appHeld: {
      name: messages.checkAppHeld,
      query: useQuery({ ...heldAppProfilesQuery, enabled: may(permissions.getAppProfilePage) }),
    },
    refused: {
      name: messages.checkRefused,
      query: useQuery({ ...refusedDevicesQuery, enabled: may(permissions.listRefusedDevices) }),
    },
    failures: { name: messages.checkFailures, query: useQuery(failuresQuery) },
  };
}

export type Checks = ReturnType<typeof useChecks>;

/** Models of which more actions fail than yesterday. */
function useFailures({ failures }: Checks): Notice[] {
  const text = useText();
  const links = useLinks();
  const models = failures.query.data?.models ?? [];
  return models.map(({ modelName: model, ...counts }) => ({
    ...wrong,
    id: `failures ${model}`,
    words: text(messages.failuresRise, { model, ...counts }),
    href: links.list('failures'),
  }));
}

const alarmNotices = {
  critical: { words: messages.criticalAlarms, list: 'criticalAlarms' },
  warning: { words: messages.warningAlarms, list: 'warningAlarms' },
} as const;

/** Open alarms of a severity, with the age of the oldest and their assignees. */
function useAlarms(checks: Checks, severity: keyof typeof alarmNotices): Notice[] {
  const text = useText();
  const links = useLinks();
  const summary = checks.alarms.query.data?.[severity];
  if (!summary || summary.total === 0) return [];
  const { total, oldest, unassigned, silenced } = summary;
  const { words, list } = alarmNotices[severity];
  const assignee = oldest?.assignee ?? undefined;
  const owner =
    total === 1
      ? assignee === undefined
        ? text(messages.unassigned)
        : text(messages.assignedTo, { name: assignee })
      : unassigned === 0
        ? text(messages.allAssigned)
        : text(messages.unassignedOf, { unassigned, total });
  const device = oldest?.deviceName ?? oldest?.endpointId ?? '';
  return [
    {
      id: `alarms ${severity}`,
      isWrong: true,
      words: text(words, { count: total, device }),
      href: links.list(list),
      since: oldest?.triggered ?? null,
      owner: silenced === 0 ? owner : `${owner} · ${text(messages.silencedOf, { silenced, total })}`,
    },
  ];
}

/** Known conditions that need attention; a missing answer adds nothing. */
export function useNotices(figures: DeviceFigures, checks: Checks): Notice[] {
  const { requested, unregistered } = figures;
  const text = useText();
  const links = useLinks();
  const files = checks.files.query.data;
  const profiles = checks.profiles.query.data;
  const paused = checks.paused.query.data;
  const refused = checks.refused.query.data;
  const ill = checks.health.query.data?.filter(({ state }) => state !== 'ok');
  const held = checks.held.query.data;
  const notices: Notice[] = [
    ...useOutages(figures),
    ...useAlarms(checks, 'critical'),
    ...useAlarms(checks, 'warning'),
    ...useFailures(checks),
  ];
  if (paused)
    notices.push({
      ...waits,
      id: 'pausedProfiles',
      words: text(messages.pausedProfiles, { count: paused }),
      href: links.list('pausedProfiles'),
    });
  if (held)
    notices.push({
      ...waits,
      id: 'heldProfiles',
      words: text(messages.heldProfiles, { count: held }),
      href: links.list('heldProfiles'),
    });
  if (profiles)
    notices.push({
      ...waits,
      id: 'unapprovedProfiles',
      words: text(messages.unapprovedProfiles, { count: profiles }),
      href: links.list('unapprovedProfiles'),
    });
  const ofApps = {
    pausedAppProfiles: checks.appPaused,
    heldAppProfiles: checks.appHeld,
    unapprovedAppProfiles: checks.appProfiles,
  };
  for (const list of ['pausedAppProfiles', 'heldAppProfiles', 'unapprovedAppProfiles'] as const) {
    const count = ofApps[list].query.data;
    if (count)
      notices.push({ ...waits, id: list, words: text(messages[list], { count }), href: links.list(list) });
  }
  if (files)
    notices.push({
      ...waits,
      id: 'files',
      words: text(messages.unapprovedFiles, { count: files }),
      href: links.list('unapprovedFiles'),
    });
  if (requested > 0)
    notices.push({
      ...waits,
      id: 'approvals',
      words: text(messages.approvals, { count: requested }),
      href: links.list('requested'),
    });
  if (refused)
    notices.push({
      ...waits,
      id: 'refused',
      words: text(messages.refusedDevices, { count: refused }),
      href: links.list('refused'),
    });
  if (unregistered > 0)
    notices.push({
      ...waits,
      id: 'unregistered',
      words: text(messages.toRegister, { count: unregistered }),
      href: links.list('unregistered'),
    });
  if (ill && ill.length > 0)
    notices.push({
      ...waits,
      id: 'health',
      isWrong: ill.some(({ state }) => state === 'failed'),
      words: text(messages.health, { parts: ill.map(({ part }) => text(partNames[part])).join(', ') }),
      href: links.list('about'),
    });
  return notices;
}
