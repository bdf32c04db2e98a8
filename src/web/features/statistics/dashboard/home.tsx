import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MonitorUp, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as permissions from '#api/permissions.gen.ts';
import { useMay, useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ActivationCard } from './activation-card.tsx';
import { AgeCard } from './age-card.tsx';
import { ApCard } from './ap-card.tsx';
import { Attention } from './attention.tsx';
import { Figures } from './figures.tsx';
import { FirstSteps, RemainingSteps } from './first-steps.tsx';
import { type HomeTab, homeTabs } from './home-search.ts';
import { messages } from './messages.ts';
import { FirmwareCard, ModelCard, PlatformCard } from './part-cards.tsx';
import { PlaceCard } from './place-card.tsx';
import { ProviderCard } from './provider-card.tsx';
import { type DeviceFigures, dashboardKey, figuresQuery } from './queries.ts';
import { RoomsCard } from './rooms-card.tsx';
import { AlarmCard, UpdateCard } from './status-cards.tsx';
import { TrafficCard } from './traffic-card.tsx';
import { ConnectionsCard, TrendCard } from './trend-cards.tsx';
import { fillScreen } from './wall/full-screen.ts';

const tabTitles = {
  connections: messages.tabConnections,
  fleet: messages.tabFleet,
  activity: messages.tabActivity,
} as const satisfies Record<HomeTab, unknown>;

interface HomeProps {
  tab: HomeTab;
  onTab(tab: HomeTab): void;
  /** Card with the settings of a device, until the first one is registered. */
  connection: ReactNode;
  /** The tour, and its invitation; not over the first steps of an empty installation. */
  tour: ReactNode;
}

const column = 'flex w-full min-w-0 flex-1 flex-col gap-4';

/** Shows whether today is normal: what is wrong, what waits, the counts and how they came about. */
export function HomePage(props: HomeProps) {
  const text = useText();
  const queries = useQueryClient();
  const dateTime = useDateTime();
  const navigate = useNavigate();
  const operator = useProfile()?.op.companyName ?? '';
  const { data: figures, error, refetch } = useQuery(figuresQuery);
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { operator, time: figures ? dateTime(figures.asOf) : '…' })}
        actions={
          <>
            <IconButton
              data-tour="full-screen"
              label={text(messages.fullScreen)}
              icon={<MonitorUp className="size-4" aria-hidden />}
              onClick={() => void fillScreen().then(() => navigate({ to: '/wall' }))}
            />
            <IconButton
              label={text(messages.refresh)}
              icon={<RefreshCw className="size-4" aria-hidden />}
              onClick={() => void queries.invalidateQueries({ queryKey: dashboardKey })}
            />
          </>
        }
      />
      {error && !figures ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Board figures={figures} {...props} />
      )}
    </>
  );
}

function Board({ figures, connection, tour, ...props }: HomeProps & { figures: DeviceFigures | undefined }) {
  // A device that only connected has no organisation yet: the way to the first one is not over.
  const isNew = figures && figures.total + figures.deleted === 0;
  const isEmpty = isNew && figures.unregistered === 0;
  return (
    <div className="flex flex-col gap-4">
      {figures && !isEmpty ? (
        <>
          {tour}
          <div data-tour="issues">
            <Attention figures={figures} />
          </div>
        </>
      ) : null}
      <Figures figures={figures} />
      {isNew ? (
        <FirstSteps connection={connection} unregistered={figures.unregistered} />
      ) : figures ? (
        <RemainingSteps />
      ) : null}
      {isEmpty ? null : (
        <>
          <OwnCards />
          <Details figures={figures} {...props} />
        </>
      )}
    </div>
  );
}

/** Shows an organisation that another one looks after its rooms, and whom to call. */
function OwnCards() {
  const may = useMay();
  const operator = useProfile()?.op;
  if (operator?.opType !== 'School' && operator?.opType !== 'EducationOffice') return null;
  return (
    <div className="flex flex-col gap-4 xl:flex-row xl:items-start">
      {may(permissions.listRooms) ? (
        <div className={column}>
          <RoomsCard />
        </div>
      ) : null}
      <div className={column}>
        <ProviderCard />
      </div>
    </div>
  );
}

function Details({
  figures,
  tab,
  onTab,
}: Omit<HomeProps, 'connection' | 'tour'> & { figures: DeviceFigures | undefined }) {
  const text = useText();
  return (
    <Tabs
      label={text(messages.details)}
      value={tab}
      tabs={homeTabs.map((value) => ({ value, label: text(tabTitles[value]) }))}
      onChange={onTab}
    >
      <Cards figures={figures} tab={tab} />
    </Tabs>
  );
}

/** Each column by itself: beside a long card the next short ones follow without a gap. */
function Cards({ figures, tab }: { figures: DeviceFigures | undefined; tab: HomeTab }) {
  const columns = {
    connections: [
      [<TrendCard key="trend" figures={figures} />, <TrafficCard key="traffic" />],
      [<ApCard key="aps" />, <ConnectionsCard key="connections" />],
    ],
    fleet: [
      [<ModelCard key="models" />, <PlatformCard key="platforms" />, <AgeCard key="ages" />],
      [<PlaceCard key="places" />, <FirmwareCard key="firmware" />],
    ],
    activity: [
      [<ActivationCard key="activations" />],
      [<AlarmCard key="alarms" />, <UpdateCard key="updates" />],
    ],
  }[tab];
  return (
    <div className="flex flex-col items-start gap-4 xl:flex-row">
      {columns.map((cards) => (
        <div key={cards[0]?.key} className={column}>
          {cards}
        </div>
      ))}
    </div>
  );
}
