import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { CircleCheck, CircleHelp, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#web/entities/stream/span.ts';
import { connection } from '#web/http/connection.ts';
import { useProfile } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages as homeMessages } from '../messages.ts';
import { type DeviceFigures, figuresQuery, wallRows } from '../queries.ts';
import { Sparkline } from '../sparkline.tsx';
import { useAge } from '../use-age.ts';
import { useHistory } from '../use-history.ts';
import { type Notice, useChecks, useNotices } from '../use-notices.ts';
import { type Liveness, livenessOf } from './liveness.ts';
import { messages } from './messages.ts';
import { Panels } from './panels.tsx';
import { useLeaving } from './use-leaving.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { WallFrame } from './wall-frame.tsx';

const figureNames = ['total', 'deployed', 'online', 'offline'] as const;
/** More lines than this do not fit beside the lists, in letters of this size. */
const mostLines = 4;

/** Rows of the lists for which the lines of the issues leave room. */
const rowsBeside = (lines: number): number => Math.max(2, Math.min(wallRows, 7 - lines));

/** Shows on a wall, without controls, what is wrong now and the four figures of Home, or that it is not live. */
export function WallPage({ onLeave }: { onLeave(): void }) {
  useLeaving(onLeave);
  useWakeLock();
  const text = useText();
  const operator = useProfile()?.op.companyName ?? '';
  const { data: figures, dataUpdatedAt } = useQuery(figuresQuery);
  const { liveness, dataAt } = useLiveness(dataUpdatedAt);
  return (
    <WallFrame>
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-wall text-secondary">
        <h1 className="font-medium text-primary">{operator}</h1>
        <State liveness={liveness} dataAt={dataAt} />
      </header>
      {liveness === 'live' || liveness === 'loading' ? null : <NotLive liveness={liveness} dataAt={dataAt} />}
      {figures ? <Board figures={figures} isLive={liveness === 'live'} /> : null}
      <p className="sr-only">{text(messages.leave)}</p>
    </WallFrame>
  );
}

function useLiveness(updatedAt: number) {
  const now = useNow(true, 1_000);
  const [openedAt] = useState(now);
  const lost = useSelector(connection.actor, (snapshot) =>
    !snapshot.hasTag('lost') ? null : snapshot.matches('offline') ? 'offline' : 'unreachable',
  );
  // The age is measured by this computer's clock alone: that of the server may differ.
  const dataAt = updatedAt === 0 ? null : updatedAt;
  return { liveness: livenessOf({ lost, dataAt, openedAt, now }), dataAt };
}

function State({ liveness, dataAt }: { liveness: Liveness; dataAt: number | null }) {
  const text = useText();
  const dateTime = useDateTime();
  if (liveness === 'loading') return <p aria-busy>{text(messages.loading)}</p>;
  if (liveness !== 'live' || dataAt === null) return null;
  return <p>{text(messages.live, { time: dateTime(new Date(dataAt).toISOString()) })}</p>;
}

function NotLive({
  liveness,
  dataAt,
}: {
  liveness: Exclude<Liveness, 'live' | 'loading'>;
  dataAt: number | null;
}) {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const now = useNow(true, 1_000);
  return (
    <div className="rounded bg-danger-solid px-8 py-4 text-danger-on">
      <div role="alert">
        <p className="text-wall-figure font-bold">{text(messages.notLive)}</p>
        <p className="text-wall">{text(messages[liveness])}</p>
      </div>
      {/* Beside the alert: it changes every second, and is not read out. */}
      <p className="text-wall">
        {dataAt === null
          ? text(messages.noData)
          : text(messages.lastData, {
              time: dateTime(new Date(dataAt).toISOString()),
              ago: formats.ago(Math.max(0, Math.floor((now - dataAt) / 1000))),
            })}
      </p>
    </div>
  );
}

/** Issues and figures; faint while they are not live, so that they are not taken for the present. */
function Board({ figures, isLive }: { figures: DeviceFigures; isLive: boolean }) {
  const text = useText();
  const checks = useChecks();
  const notices = useNotices(figures, checks);
  const wrong = notices.filter(({ isWrong }) => isWrong);
  const waiting = notices.length - wrong.length;
  const hasFailed = Object.values(checks).some(({ query }) => query.isError);
  const lines = Math.max(1, Math.min(wrong.length, mostLines)) + (waiting > 0 ? 1 : 0) + (hasFailed ? 1 : 0);
  return (
    <div
      className={cx(
        'flex min-h-0 flex-1 flex-col justify-between gap-[3vh]',
        !isLive && 'opacity-70 grayscale',
      )}
    >
      <section aria-label={text(messages.wrongNow)} className="flex flex-col gap-[1.5vh]">
        <Wrong notices={wrong} checks={checks} />
        {waiting > 0 ? (
          <p className="text-wall text-secondary">{text(messages.waiting, { count: waiting })}</p>
        ) : null}
      </section>
      {isLive ? <Panels rows={rowsBeside(lines)} /> : null}
      <Figures figures={figures} />
    </div>
  );
}

function Wrong({ notices, checks }: { notices: readonly Notice[]; checks: ReturnType<typeof useChecks> }) {
  const text = useText();
  const ageOf = useAge();
  const failed = Object.values(checks).filter(({ query }) => query.isError);
  const isChecking = Object.values(checks).some(({ query }) => query.isLoading);
  const shown = notices.slice(0, notices.length > mostLines ? mostLines - 1 : mostLines);
  const isCalm = notices.length === 0 && failed.length === 0;
  return (
    <>
      {isCalm ? (
        <Line
          icon={
            isChecking ? <LoaderCircle aria-hidden /> : <CircleCheck className="text-success" aria-hidden />
          }
        >
          {text(isChecking ? homeMessages.checking : messages.calm)}
        </Line>
      ) : null}
      {notices.length > 0 ? (
        <ul aria-label={text(messages.wrongNow)} className="flex flex-col gap-[1.5vh]">
          {shown.map(({ id, words, since, owner }) => (
            <li key={id}>
              <Line icon={<TriangleAlert className="text-danger" aria-hidden />}>
                {words}
                <span className="text-secondary">
                  {[...(since === null ? [] : [ageOf(since)]), ...(owner === null ? [] : [owner])]
                    .map((part) => ` · ${part}`)
                    .join('')}
                </span>
              </Line>
            </li>
          ))}
        </ul>
      ) : null}
      {notices.length > shown.length ? (
        <p className="text-wall text-danger">
          {text(messages.more, { count: notices.length - shown.length })}
        </p>
      ) : null}
      {failed.length > 0 ? (
        <Line icon={<CircleHelp className="text-notice" aria-hidden />}>
          {text(messages.unknown, { checks: failed.map(({ name }) => text(name)).join(', ') })}
        </Line>
      ) : null}
    </>
  );
}

function Line(props: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-[1vw] text-wall [&>svg]:mt-[0.15em] [&>svg]:size-[1em] [&>svg]:shrink-0">
      {props.icon}
      <span className="min-w-0">{props.children}</span>
    </p>
  );
}

function Figures({ figures }: { figures: DeviceFigures }) {
  const text = useText();
  const formats = useFormats();
  const { historyOf, changeOf } = useHistory();
  return (
    <dl className="grid grid-cols-2 gap-[2vw] lg:grid-cols-4">
      {figureNames.map((name) => {
        const isWrong = name === 'offline' && figures.outages.length > 0;
        const history = historyOf(name, figures);
        return (
          <div
            key={name}
            className="flex min-w-0 flex-col rounded border border-stroke bg-raised px-[1.5vw] py-[1.5vh]"
          >
            <dt className="text-wall text-secondary">{text(homeMessages[name])}</dt>
            <dd className={cx('text-wall-figure font-bold tabular-nums', isWrong && 'text-danger')}>
              {formats.number(figures[name])}
            </dd>
            <dd className="text-wall-note text-secondary">{changeOf(name, figures).join(' · ')}</dd>
            {history.length > 1 ? (
              <dd>
                <Sparkline values={history} className="h-[6vh] w-full" />
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}
