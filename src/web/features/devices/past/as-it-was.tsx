import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, History, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { instantOf, localTimeOf } from '#domain/display.ts';
import { nowMs } from '#web/ambient/clock.ts';
import { ApiError } from '#web/http/api-error.ts';
import { useDateTime, zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { StandstillContext } from '#web/resource/standstill.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { MomentContext } from '../device/moment.ts';
import { type DevicePast, pastQuery } from '../device/past-queries.ts';
import { type DeviceInfo, deviceInfoQuery } from '../device/queries.ts';
import { messages } from './messages.ts';
import { PresentOnly } from './present-only.tsx';

/** Begins at the present: the last change is one step away. */
export function PastButton({ at, go }: { at: string | undefined; go: (at: string) => void }) {
  const text = useText();
  const mayNot = useBlocked('getDevicePast');
  if (at) return null;
  return (
    <Button
      icon={<History className="size-4" aria-hidden />}
      blocked={mayNot}
      onClick={() => go(new Date(nowMs()).toISOString())}
    >
      <span className="max-sm:sr-only">{text(messages.open)}</span>
    </Button>
  );
}

interface PlaceProps {
  endpointId: string;
  at: string;
  /** To another moment; null: to the present. */
  go: (at: string | null) => void;
}

interface Props extends Omit<PlaceProps, 'at'> {
  /** Undefined: the present is shown. */
  at: string | undefined;
  now: DeviceInfo;
  /** True if the open tab has a past state. */
  tells: boolean;
  children: (info: DeviceInfo) => ReactNode;
}

/** The children show the device at a past moment; their buttons are blocked meanwhile (issue 12). */
export function AsItWas({ at, now, tells, children, ...place }: Props) {
  return at === undefined ? (
    children(now)
  ) : (
    <Past {...place} at={at} now={now}>
      {tells ? children : () => <PresentOnly />}
    </Past>
  );
}

function Past({ children, now, ...place }: PlaceProps & Pick<Props, 'children' | 'now'>) {
  const { endpointId, at, go } = place;
  const text = useText();
  const past = useQuery(pastQuery(endpointId, at));
  const then = useQuery(deviceInfoQuery(endpointId, at));
  const wasThere = !(then.error instanceof ApiError && then.error.code === 'nodata');
  return (
    <MomentContext value={{ at, past: past.data, present: now.device }}>
      <StandstillContext value={text(messages.standstill)}>
        <Band {...place} past={past.data} />
        {then.data ? (
          children(then.data)
        ) : then.isPending ? (
          <Skeleton className="h-96 w-full" />
        ) : wasThere ? (
          <ErrorState error={then.error} onRetry={() => void then.refetch()} />
        ) : (
          <EmptyState
            icon={<History className="size-5" aria-hidden />}
            title={text(messages.notThere)}
            action={<Button onClick={() => go(null)}>{text(messages.toNow)}</Button>}
          >
            {text(messages.notThereHelp)}
          </EmptyState>
        )}
      </StandstillContext>
    </MomentContext>
  );
}

/** Shows the chosen moment in words, with links to others and back to the present. */
function Band({ at, go, past }: PlaceProps & { past: DevicePast | undefined }) {
  const text = useText();
  const dateTime = useDateTime();
  const step = (to: string | null | undefined, none: string) => ({
    blocked: past && !to ? none : null,
    onClick: () => to && go(to),
  });
  return (
    <section
      aria-label={text(messages.band, { time: dateTime(at) })}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-notice-stroke bg-notice-surface px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p role="status" className="text-body font-medium text-notice">
          {text(messages.band, { time: dateTime(at) })}
        </p>
        <p className="text-dense text-secondary">
          {text(messages.bandHelp)}{' '}
          {past ? text(messages.differing, { count: past.differences.length }) : null}{' '}
          {past && past.begins > at ? text(messages.begins, { time: dateTime(past.begins) }) : null}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={<ChevronLeft className="size-4" aria-hidden />}
          {...step(past?.earlier, text(messages.noEarlier))}
        >
          {text(messages.earlier)}
        </Button>
        <Button
          icon={<ChevronRight className="size-4" aria-hidden />}
          {...step(past?.later, text(messages.noLater))}
        >
          {text(messages.later)}
        </Button>
        <div className="w-60">
          <Picker key={at} at={at} go={go} />
        </div>
        <Button look="main" icon={<Undo2 className="size-4" aria-hidden />} onClick={() => go(null)}>
          {text(messages.toNow)}
        </Button>
      </div>
    </section>
  );
}

/** A date and a time of day in the zone that all times are shown in; it is gone to when it is left, or by Enter. */
function Picker({ at, go }: Pick<PlaceProps, 'at' | 'go'>) {
  const text = useText();
  const zone = zoneInUse();
  const shown = localTimeOf(at, zone);
  const choose = (value: string) => {
    if (value && value !== shown) go(instantOf(value, zone).toISOString());
  };
  return <DateInput time="seconds" label={text(messages.moment)} value={shown} onChange={choose} />;
}
