import {
  Ban,
  CheckCircle2,
  CircleHelp,
  Clock,
  Hourglass,
  Loader,
  type LucideIcon,
  Send,
  TimerOff,
  XCircle,
} from 'lucide-react';
import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { messages } from './messages.ts';

export type TaskState = components['schemas']['TaskState'];

const looks: Record<TaskState, { tone: Tone; icon: LucideIcon; label: Message }> = {
  requested: { tone: 'idle', icon: Clock, label: messages.stateRequested },
  authorised: { tone: 'idle', icon: Clock, label: messages.stateAuthorised },
  queued: { tone: 'idle', icon: Hourglass, label: messages.stateQueued },
  dispatched: { tone: 'info', icon: Send, label: messages.stateDispatched },
  running: { tone: 'info', icon: Loader, label: messages.stateRunning },
  cancelling: { tone: 'notice', icon: Ban, label: messages.stateCancelling },
  succeeded: { tone: 'success', icon: CheckCircle2, label: messages.stateSucceeded },
  failed: { tone: 'danger', icon: XCircle, label: messages.stateFailed },
  timedOut: { tone: 'danger', icon: TimerOff, label: messages.stateTimedOut },
  expired: { tone: 'notice', icon: TimerOff, label: messages.stateExpired },
  cancelled: { tone: 'idle', icon: Ban, label: messages.stateCancelled },
  outcomeUnknown: { tone: 'notice', icon: CircleHelp, label: messages.stateOutcomeUnknown },
  superseded: { tone: 'idle', icon: Ban, label: messages.stateSuperseded },
};

export function TaskStateBadge(props: { state: TaskState }) {
  const text = useText();
  const { tone, icon: Icon, label } = looks[props.state];
  return (
    <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(label)}
    </Badge>
  );
}

export const taskStates = Object.keys(looks).filter((state): state is TaskState => state in looks);

export const isTaskState = (state: string): state is TaskState => state in looks;

/** Name of a state of the machine; before its first event a task is in none that has a badge. */
export const stateMessage = (state: string): Message =>
  isTaskState(state) ? looks[state].label : messages.stateEmpty;

export const toneOfState = (state: string): Tone => (isTaskState(state) ? looks[state].tone : 'idle');
