import { AlarmClock, Ban, CheckCircle2, Loader, Send, TimerOff } from 'lucide-react';
import { isTaskState, TaskStateBadge } from '#web/entities/task/state-badge.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { BulkAction } from './queries.ts';

export const bulkAppearance: Record<BulkAction['state'], StateLook> = {
  scheduled: { tone: 'idle', icon: AlarmClock, label: messages.scheduled },
  starting: { tone: 'info', icon: Send, label: messages.starting },
  running: { tone: 'info', icon: Loader, label: messages.running },
  cancelling: { tone: 'notice', icon: Ban, label: messages.cancelling },
  completed: { tone: 'success', icon: CheckCircle2, label: messages.completed },
  cancelled: { tone: 'idle', icon: Ban, label: messages.cancelled },
  expired: { tone: 'notice', icon: TimerOff, label: messages.expired },
};

/** The group, or how many devices were chosen by hand. */
export function TargetName({ targetName, total }: Pick<BulkAction, 'targetName' | 'total'>) {
  const text = useText();
  return targetName ?? text(messages.devices, { count: total });
}

/** Tasks that have ended, of the devices that were named. */
export function BulkProgress({ ended, total }: Pick<BulkAction, 'ended' | 'total'>) {
  const text = useText();
  return (
    <span className="flex items-center gap-2 whitespace-nowrap">
      <progress
        value={ended}
        max={total}
        aria-label={text(messages.progress)}
        className="h-1.5 w-20 appearance-none overflow-hidden rounded-full bg-idle-surface [&::-webkit-progress-bar]:bg-idle-surface [&::-webkit-progress-value]:bg-accent"
      />
      <span className="tabular-nums">{text(messages.endedOf, { ended, total })}</span>
    </span>
  );
}

/** Shows the progress of a bulk action or a command, and how its tasks ended. */
export function BulkSummary(
  props: Pick<BulkAction, 'total' | 'started' | 'ended' | 'outcomes' | 'terminal'>,
) {
  const { total, started, ended, outcomes, terminal } = props;
  const text = useText();
  const waiting = total - started;
  const rest = [
    { label: messages.running, count: started - ended },
    { label: terminal ? messages.notStarted : messages.waiting, count: waiting },
  ].filter(({ count }) => count > 0);
  return (
    <section
      aria-label={text(messages.progress)}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded border border-stroke bg-raised px-4 py-2.5 text-dense"
    >
      <BulkProgress ended={ended} total={total} />
      <ul aria-label={text(messages.outcomes)} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {Object.entries(outcomes).map(([state, count]) => (
          <li key={state} className="flex items-center gap-1.5">
            {isTaskState(state) ? <TaskStateBadge state={state} /> : state}
            <span className="tabular-nums">{count}</span>
          </li>
        ))}
        {rest.map(({ label, count }) => (
          <li key={label.id} className="text-secondary">
            {text(label)} <span className="tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
