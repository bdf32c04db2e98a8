import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ChartProps } from '#web/charts/kit/types.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { appMessages } from './app-messages.ts';
import { messages } from './messages.ts';
import { type AppDevices, appDevicesQuery, appsQuery, type StatSearch } from './queries.ts';
import { useSeries, useSteps } from './use-series.ts';

const page = '/management/statistics/statisticsPage';
/** More bars are a table. */
const mostBars = 15;

/** Apps by devices, or the versions of one; how they came about, and what was installed and removed. */
export function AppCards({ search }: { search: StatSearch }) {
  const text = useText();
  const query = useQuery(appDevicesQuery(search));
  const [chosen] = search.app === undefined ? [] : (query.data?.apps ?? []);
  return (
    <div className="flex flex-col gap-4">
      {search.app === undefined ? null : (
        <p className="flex flex-wrap items-baseline gap-x-3 text-dense">
          <span className="min-w-0 wrap-anywhere font-medium">{chosen?.appLabel ?? search.app}</span>
          <Link to={page} search={{ ...search, app: undefined }} className={linkLook}>
            {text(appMessages.allApps)}
          </Link>
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DevicesCard search={search} />
        <OverTimeCard search={search} />
      </div>
      {search.app === undefined ? <AppTable search={search} apps={query.data?.apps ?? []} /> : null}
      <ChangesCard search={search} />
      <ProfilesCard search={search} />
    </div>
  );
}

const useEmpty = ({ app, platform, status }: StatSearch): ChartProps['empty'] => {
  const text = useText();
  const narrowed = app !== undefined || platform !== undefined || status !== undefined;
  return narrowed
    ? { title: text(appMessages.noneOfThese) }
    : { title: text(appMessages.noApps), help: text(appMessages.noAppsHelp) };
};

function DevicesCard({ search }: { search: StatSearch }) {
  const text = useText();
  const router = useRouter();
  const steps = useSteps(search);
  const empty = useEmpty(search);
  const title = text(search.app === undefined ? appMessages.byApp : appMessages.byVersion);
  const barsOf = ({ apps }: AppDevices) =>
    search.app === undefined
      ? apps.slice(0, mostBars).map((app) => ({ ...app, name: app.appLabel }))
      : (apps[0]?.versions ?? []).map((one) => ({
          ...one,
          appName: null,
          name: one.version || text(messages.unknown),
        }));
  return (
    <Card title={title} className="min-w-0">
      <QueryChart
        query={useQuery(appDevicesQuery(search))}
        of={(data) => {
          const bars = barsOf(data);
          return {
            form: 'bars',
            title,
            empty,
            note:
              data.appCount > bars.length && search.app === undefined
                ? text(appMessages.mostOf, { shown: bars.length, total: data.appCount })
                : steps.asOf(data),
            labelHead: text(search.app === undefined ? appMessages.app : appMessages.version),
            labels: bars.map(({ name }) => name),
            series: [
              { name: text(messages.devicesOverTime), values: bars.map(({ deviceCount }) => deviceCount) },
            ],
            hrefOf: (at) => {
              const app = bars[at]?.appName;
              return app ? router.buildLocation({ to: page, search: { ...search, app } }).href : null;
            },
          };
        }}
      />
    </Card>
  );
}

function OverTimeCard({ search }: { search: StatSearch }) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  const empty = useEmpty(search);
  const title = text(appMessages.overTime);
  return (
    <Card title={title} className="min-w-0">
      <QueryChart
        query={useQuery(appsQuery(search))}
        of={({ counts }) => ({
          // A single day has no line.
          form: counts.dates.length === 1 ? 'columns' : 'lines',
          title,
          empty,
          note: steps.sinceWhen(counts),
          labelHead: steps.head,
          labels: counts.series.length > 0 ? steps.labels(counts) : [],
          series: seriesOf(counts),
        })}
      />
    </Card>
  );
}

/** The profiles that changed the numbers. */
function ProfilesCard({ search }: { search: StatSearch }) {
  const text = useText();
  const { number } = useFormats();
  const dateTime = useDateTime();
  const profiles = useQuery(appsQuery(search)).data?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <Card title={text(appMessages.profiles)} className="min-w-0">
      <SimpleTable
        caption={text(appMessages.profiles)}
        head={[
          text(appMessages.profile),
          text(appMessages.app),
          text(messages.devicesOverTime),
          text(appMessages.lastChange),
        ]}
        rows={profiles.map(
          ({ appProfileId, profileName, apType, appName, version, deviceCount, lastTime }) => ({
            id: appProfileId,
            cells: [
              <PageLink
                key="profile"
                to="/management/app/components/appFileListPage/$serviceTaskId/$appProfileId"
                params={{ serviceTaskId: appProfileId, appProfileId }}
                otherwise="text"
                className={linkLook}
              >
                {profileName}
              </PageLink>,
              apType === 'D' ? text(appMessages.removal, { app: appName }) : `${appName} ${version}`,
              number(deviceCount),
              dateTime(lastTime),
            ],
          }),
        )}
      />
    </Card>
  );
}

function AppTable({ search, apps }: { search: StatSearch; apps: AppDevices['apps'] }) {
  const text = useText();
  const { number } = useFormats();
  if (apps.length === 0) return null;
  const changeOf = (now: number, before: number | null) => {
    if (before === null) return text(appMessages.unknownChange);
    return now > before ? `+${number(now - before)}` : number(now - before);
  };
  return (
    <SimpleTable
      caption={text(appMessages.apps)}
      head={[
        text(appMessages.app),
        text(appMessages.name),
        text(messages.platform),
        text(messages.devicesOverTime),
        text(appMessages.change),
        text(appMessages.versions),
      ]}
      rows={apps.map(({ appName, appLabel, platform, deviceCount, deviceCountBefore, versions }) => ({
        id: appName,
        cells: [
          <Link key="app" to={page} search={{ ...search, app: appName }} className={linkLook}>
            {appLabel}
          </Link>,
          <span key="name" className="wrap-anywhere font-mono text-caption">
            {appName}
          </span>,
          text(appMessages[platform]),
          number(deviceCount),
          changeOf(deviceCount, deviceCountBefore),
          number(versions.length),
        ],
      }))}
    />
  );
}

/** Counts cover all apps, because the tasks do not count each app by itself. */
function ChangesCard({ search }: { search: StatSearch }) {
  const text = useText();
  const seriesOf = useSeries();
  const steps = useSteps(search);
  const title = text(appMessages.changes);
  return (
    <Card title={title}>
      <QueryChart
        query={useQuery(appsQuery(search))}
        of={({ changes }) => ({
          form: 'columns',
          title,
          labelHead: steps.head,
          note: text(appMessages.changesNote),
          labels: changes.series.length > 0 ? steps.labels(changes) : [],
          series: seriesOf(changes),
          empty: { title: text(appMessages.noChanges), help: text(appMessages.noChangesHelp) },
        })}
      />
    </Card>
  );
}
