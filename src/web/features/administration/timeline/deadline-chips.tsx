import { AlarmClock, AlarmClockCheck, AlarmClockOff } from 'lucide-react';
import { type DeadlineSpan, deadlinesAt } from '#web/entities/stream/deadlines.ts';
import type { Replay } from '#web/entities/stream/replay.ts';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { useMachineWords } from './words.ts';

interface DeadlineChipsProps {
  replay: Replay;
  /** Version of the selected event. */
  at: number;
  limits: Readonly<Record<string, number | null>> | null;
  /** Time at which the selected event was recorded; null: now. */
  moment: number | null;
}

/** The waits of a stream; each fills while it runs and then says how it ended. */
export function DeadlineChips({ replay, at, limits, moment }: DeadlineChipsProps) {
  const text = useText();
  const deadlines = deadlinesAt(replay.deadlines, at);
  const open = [...deadlines.values()].some((span) => span.endedAt === null);
  const now = useNow(open && moment === null);
  const { deadlines: names = {}, callsOff = [], planned = [] } = useMachineWords();
  // A wait that this stream does not use is not shown.
  const labels = Object.entries(names).filter(([name]) => !limits || name in limits || deadlines.has(name));
  const endingOf = (span: DeadlineSpan | undefined) => replay.events[(span?.endedBy ?? 0) - 1]?.type ?? '';
  if (labels.length === 0) return null;
  return (
    <ul aria-label={text(messages.deadlines)} className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      {labels.map(([name, label]) => (
        <DeadlineChip
          key={name}
          label={text(label)}
          span={deadlines.get(name)}
          stopped={callsOff.includes(endingOf(deadlines.get(name)))}
          planned={planned.includes(name)}
          unused={limits?.[name] === null}
          now={moment ?? now}
        />
      ))}
    </ul>
  );
}

function DeadlineChip(props: {
  label: string;
  span: DeadlineSpan | undefined;
  /** It ended without what was waited for: by a decision, or by a failure. */
  stopped: boolean;
  /** It is meant to pass. */
  planned: boolean;
  unused: boolean;
  now: number;
}) {
  const text = useText();
  const spanOf = useSpan();
  const { span } = props;
  const missed = span?.passed && !props.planned;
  const spent = span ? Math.max(0, (span.endedAt ?? props.now) - span.setAt) : 0;
  const filled = span ? Math.min(1, spent / span.ms) : 0;
  const open = span !== undefined && span.endedAt === null;
  const met = span && !open && !props.stopped;
  const Icon = missed || (span && props.stopped) ? AlarmClockOff : met ? AlarmClockCheck : AlarmClock;
  return (
    <li
      className={cx(
        'relative overflow-hidden rounded border px-3 py-2',
        missed ? 'border-danger-stroke bg-danger-surface' : 'border-stroke bg-raised',
      )}
    >
      <span className="flex items-center gap-1.5 text-caption text-secondary">
        <Icon className={cx('size-3.5', missed && 'text-danger')} aria-hidden />
        {props.label}
      </span>
      <span className={cx('block text-dense tabular-nums', span ? 'text-primary' : 'text-muted')}>
        {text(stateText(span, open, props), {
          spent: spanOf(spent),
          limit: spanOf(span?.ms ?? 0),
        })}
      </span>
      {open || missed ? (
        <span
          aria-hidden
          className={cx('absolute bottom-0 left-0 h-0.5', open ? 'bg-accent' : 'bg-danger')}
          style={{ width: `${filled * 100}%` }}
        />
      ) : null}
    </li>
  );
}

function stateText(
  span: DeadlineSpan | undefined,
  open: boolean,
  { unused, stopped }: { unused: boolean; stopped: boolean },
): Message {
  if (!span) return unused ? messages.deadlineNone : messages.deadlineUnset;
  if (span.passed) return messages.deadlinePassed;
  if (open) return messages.deadlineOpen;
  if (stopped) return messages.deadlineStopped;
  return span.endedAt === span.setAt ? messages.deadlineAtOnce : messages.deadlineMet;
}
