import { AlarmClock, AlarmClockCheck, AlarmClockOff } from 'lucide-react';
import type { DeadlineName, Deadlines } from '#machines/task/kinds.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import { type DeadlineSpan, deadlineNames } from '../replay/deadlines.ts';

const labels: Record<DeadlineName, Message> = {
  offlineWait: messages.deadlineOfflineWait,
  delivery: messages.deadlineDelivery,
  firstProgress: messages.deadlineFirstProgress,
  completion: messages.deadlineCompletion,
};

/** The four waits of a task; each fills while it runs and then says how it ended. */
export function DeadlineChips(props: {
  deadlines: ReadonlyMap<DeadlineName, DeadlineSpan>;
  limits: Deadlines | undefined;
  now: number;
}) {
  const text = useText();
  return (
    <ul aria-label={text(messages.deadlines)} className="grid grid-cols-2 gap-2 xl:grid-cols-4">
      {deadlineNames.map((name) => (
        <DeadlineChip
          key={name}
          label={text(labels[name])}
          span={props.deadlines.get(name)}
          unused={props.limits?.[name] === null}
          now={props.now}
        />
      ))}
    </ul>
  );
}

function DeadlineChip(props: {
  label: string;
  span: DeadlineSpan | undefined;
  unused: boolean;
  now: number;
}) {
  const text = useText();
  const { span } = props;
  const spent = span ? Math.max(0, (span.endedAt ?? props.now) - span.setAt) : 0;
  const filled = span ? Math.min(1, spent / span.ms) : 0;
  const open = span !== undefined && span.endedAt === null;
  const Icon = span?.passed ? AlarmClockOff : span && !open ? AlarmClockCheck : AlarmClock;
  return (
    <li
      className={cx(
        'relative overflow-hidden rounded border px-3 py-2',
        span?.passed ? 'border-danger-stroke bg-danger-surface' : 'border-stroke bg-raised',
      )}
    >
      <span className="flex items-center gap-1.5 text-caption text-secondary">
        <Icon className={cx('size-3.5', span?.passed && 'text-danger')} aria-hidden />
        {props.label}
      </span>
      <span className={cx('block text-dense tabular-nums', span ? 'text-primary' : 'text-muted')}>
        {text(stateText(span, open, props.unused), {
          spent: formatSpan(spent),
          limit: formatSpan(span?.ms ?? 0),
        })}
      </span>
      <span
        aria-hidden
        className={cx(
          'absolute bottom-0 left-0 h-0.5',
          span?.passed ? 'bg-danger' : open ? 'bg-accent' : 'bg-stroke-strong',
        )}
        style={{ width: `${filled * 100}%` }}
      />
    </li>
  );
}

function stateText(span: DeadlineSpan | undefined, open: boolean, unused: boolean): Message {
  if (!span) return unused ? messages.deadlineNone : messages.deadlineUnset;
  if (span.passed) return messages.deadlinePassed;
  return open ? messages.deadlineOpen : messages.deadlineMet;
}
