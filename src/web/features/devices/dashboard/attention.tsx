import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleHelp, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { components } from '#api/main.d.ts';
import * as permissions from '#api/permissions.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { messages } from './messages.ts';
import {
  type DeviceFigures,
  failuresQuery,
  healthQuery,
  openAlarmsQuery,
  pausedProfilesQuery,
  refusedDevicesQuery,
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

interface Notice {
  id: string;
  /** Present if something is wrong; otherwise it waits for a person. */
  isWrong?: true;
  words: string;
  href: string | null;
}

/**
 * Shows unusual conditions above all numbers: places with many devices away, pending decisions, the installation
 * itself. It says that all is well only when everything was read.
 */
export function Attention({ figures }: { figures: DeviceFigures }) {
  const text = useText();
  const checks = useChecks();
  const notices = useNotices(figures, checks);
  const failed = Object.values(checks).filter(({ query }) => query.isError);
  const isChecking = Object.values(checks).some(({ query }) => query.isLoading);
  if (notices.length === 0 && failed.length === 0)
    return isChecking ? (
      <p className="flex items-center gap-2 text-dense text-secondary" aria-busy>
        <LoaderCircle
          className="size-4 shrink-0 animate-spin text-muted motion-reduce:animate-none"
          aria-hidden
        />
        {text(messages.checking)}
      </p>
    ) : (
      <p className="flex items-center gap-2 text-dense text-secondary">
        <CircleCheck className="size-4 shrink-0 text-success" aria-hidden />
        {text(messages.calm)}
      </p>
    );
  const [wrong, waiting] = [
    notices.filter(({ isWrong }) => isWrong),
    notices.filter(({ isWrong }) => !isWrong),
  ];
  return (
    <section aria-label={text(messages.attention)} className="flex flex-col gap-3 xl:flex-row xl:items-start">
      {wrong.length > 0 ? <Notices title={text(messages.wrongNow)} isWrong notices={wrong} /> : null}
      {waiting.length > 0 || failed.length > 0 ? (
        <Notices title={text(messages.waiting)} notices={waiting}>
          {failed.length > 0 ? (
            <li className="flex flex-wrap items-center gap-x-2 py-1 text-dense">
              <CircleHelp className="size-4 shrink-0 text-muted" aria-hidden />
              {text(messages.unchecked, { checks: failed.map(({ name }) => text(name)).join(', ') })}
              <Button size="small" onClick={() => failed.forEach(({ query }) => void query.refetch())}>
                {text(uiMessages.tryAgain)}
              </Button>
            </li>
          ) : null}
        </Notices>
      ) : null}
    </section>
  );
}

function Notices(props: {
  title: string;
  isWrong?: boolean;
  notices: readonly Notice[];
  children?: ReactNode;
}) {
  const { title, isWrong, notices } = props;
  const Icon = isWrong ? TriangleAlert : Clock;
  return (
    <div
      className={cx(
        'min-w-0 flex-1 rounded border',
        isWrong ? 'border-danger-stroke bg-danger-surface' : 'border-notice-stroke bg-notice-surface',
      )}
    >
      <h2 className="px-4 pt-3 text-body font-medium">{title}</h2>
      <ul aria-label={title} className="px-4 py-2">
        {notices.map(({ id, words, href }) => (
          <li key={id} className="flex items-start gap-2 py-1 text-dense">
            <Icon
              className={cx('mt-0.5 size-4 shrink-0', isWrong ? 'text-danger' : 'text-notice')}
              aria-hidden
            />
            {href === null ? (
              words
            ) : (
              <Link to={href} className="underline underline-offset-2">
                {words}
              </Link>
            )}
          </li>
        ))}
        {props.children}
      </ul>
    </div>
  );
}

/** More cities than this are one line: an outage of a region is not a list of its cities. */
const mostCities = 3;

/** Places with many devices away. */
function useOutages({ away, awayPlaces }: DeviceFigures): Notice[] {
  const text = useText();
  const links = useLinks();
  const [worst] = away;
  if (!worst) return [];
  if (awayPlaces > mostCities) {
    const { opCityName, operatorName, offline, deployed } = worst;
    const city = opCityName ?? operatorName;
    const words = text(messages.awayPlaces, { count: awayPlaces, city, offline, deployed });
    return [{ id: 'away', isWrong: true, words, href: links.list('map') }];
  }
  return away.map(({ opCityId, opCityName, operatorName, offline, deployed }) =>
    opCityId === null || opCityName === null
      ? {
          id: `away ${operatorName}`,
          isWrong: true as const,
          words: text(messages.awayNowhere, { operator: operatorName, offline, deployed }),
          href: links.list('offline'),
        }
      : {
          id: opCityId,
          isWrong: true as const,
          words: text(messages.away, { city: opCityName, operator: operatorName, offline, deployed }),
          href: links.city(opCityId),
        },
  );
}

/** Queries that the role may read, each with its name for a failure. */
function useChecks() {
  const may = useMay();
  return {
    health: {
      name: messages.checkHealth,
      query: useQuery({ ...healthQuery, enabled: may(permissions.getInstallationHealth) }),
    },
    alarms: {
      name: messages.checkAlarms,
      query: useQuery({ ...openAlarmsQuery, enabled: may(permissions.listAlarms) }),
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
    refused: {
      name: messages.checkRefused,
      query: useQuery({ ...refusedDevicesQuery, enabled: may(permissions.listRefusedDevices) }),
    },
    failures: { name: messages.checkFailures, query: useQuery(failuresQuery) },
  };
}

type Checks = ReturnType<typeof useChecks>;

/** Models of which more actions fail than yesterday. */
function useFailures({ failures }: Checks): Notice[] {
  const text = useText();
  const links = useLinks();
  const models = failures.query.data?.models ?? [];
  return models.map(({ modelName: model, ...counts }) => ({
    id: `failures ${model}`,
    isWrong: true as const,
    words: text(messages.failuresRise, { model, ...counts }),
    href: links.list('failures'),
  }));
}

/** Known conditions that need attention; a missing answer adds nothing. */
function useNotices(figures: DeviceFigures, checks: Checks): Notice[] {
  const { requested, unregistered } = figures;
  const text = useText();
  const links = useLinks();
  const alarms = checks.alarms.query.data?.reduce((sum, { critical }) => sum + critical, 0);
  const files = checks.files.query.data;
  const profiles = checks.profiles.query.data;
  const paused = checks.paused.query.data;
  const refused = checks.refused.query.data;
  const ill = checks.health.query.data?.filter(({ state }) => state !== 'ok');
  const notices: Notice[] = [...useOutages(figures), ...useFailures(checks)];
  if (alarms)
    notices.push({
      id: 'alarms',
      isWrong: true,
      words: text(messages.criticalAlarms, { count: alarms }),
      href: links.list('criticalAlarms'),
    });
  if (paused)
    notices.push({
      id: 'pausedProfiles',
      words: text(messages.pausedProfiles, { count: paused }),
      href: links.list('pausedProfiles'),
    });
  if (profiles)
    notices.push({
      id: 'unapprovedProfiles',
      words: text(messages.unapprovedProfiles, { count: profiles }),
      href: links.list('unapprovedProfiles'),
    });
  if (files)
    notices.push({
      id: 'files',
      words: text(messages.unapprovedFiles, { count: files }),
      href: links.list('unapprovedFiles'),
    });
  if (requested > 0)
    notices.push({
      id: 'approvals',
      words: text(messages.approvals, { count: requested }),
      href: links.list('requested'),
    });
  if (refused)
    notices.push({
      id: 'refused',
      words: text(messages.refusedDevices, { count: refused }),
      href: links.list('refused'),
    });
  if (unregistered > 0)
    notices.push({
      id: 'unregistered',
      words: text(messages.toRegister, { count: unregistered }),
      href: links.list('unregistered'),
    });
  if (ill && ill.length > 0)
    notices.push({
      id: 'health',
      ...(ill.some(({ state }) => state === 'failed') && { isWrong: true as const }),
      words: text(messages.health, { parts: ill.map(({ part }) => text(partNames[part])).join(', ') }),
      href: links.list('about'),
    });
  return notices;
}
