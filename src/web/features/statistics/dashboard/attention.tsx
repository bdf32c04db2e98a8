import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleHelp, Clock, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/classes.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { AssignOutage } from './assign-outage.tsx';
import { messages } from './messages.ts';
import type { DeviceFigures } from './queries.ts';
import { useAge } from './use-age.ts';
import { type Notice, useChecks, useNotices } from './use-notices.ts';

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
  const text = useText();
  const dateTime = useDateTime();
  const ageOf = useAge();
  return (
    <div
      className={cx(
        'min-w-0 flex-1 rounded border',
        isWrong ? 'border-danger-stroke bg-danger-surface' : 'border-notice-stroke bg-notice-surface',
      )}
    >
      <h2 className="px-4 pt-3 text-body font-medium">{title}</h2>
      <ul aria-label={title} className="px-4 py-2">
        {notices.map(({ id, words, href, since, owner, asOf, outage }) => (
          <li key={id} className="flex items-start gap-2 py-1 text-dense">
            <Icon
              className={cx('mt-0.5 size-4 shrink-0', isWrong ? 'text-danger' : 'text-notice')}
              aria-hidden
            />
            <span className="min-w-0">
              {href === null ? (
                words
              ) : (
                <Link to={href} className="underline underline-offset-2">
                  {words}
                </Link>
              )}
              <Beside
                parts={[
                  ...(since === null ? [] : [ageOf(since)]),
                  ...(owner === null ? [] : [owner]),
                  ...(asOf === undefined ? [] : [text(messages.countedAt, { time: dateTime(asOf) })]),
                ]}
              />
              {outage ? <AssignOutage {...outage} name={words} /> : null}
            </span>
          </li>
        ))}
        {props.children}
      </ul>
    </div>
  );
}

/** Age, owner and time of the count, behind what is wrong. */
function Beside({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return <span className="text-secondary">{` · ${parts.join(' · ')}`}</span>;
}
