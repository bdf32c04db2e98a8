import { AlarmClock, Ban, CheckCircle2, Loader, Send, TimerOff } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { BulkAction } from './queries.ts';

export const looks: Record<BulkAction['state'], StateLook> = {
  scheduled: { tone: 'idle', icon: AlarmClock, label: messages.scheduled },
  starting: { tone: 'info', icon: Send, label: messages.starting },
  running: { tone: 'info', icon: Loader, label: messages.running },
  cancelling: { tone: 'notice', icon: Ban, label: messages.cancelling },
  completed: { tone: 'success', icon: CheckCircle2, label: messages.completed },
  cancelled: { tone: 'idle', icon: Ban, label: messages.cancelled },
  expired: { tone: 'notice', icon: TimerOff, label: messages.expired },
};

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
