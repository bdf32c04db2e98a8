import {
  Ban,
  CalendarX2,
  CheckCircle2,
  CircleHelp,
  Clock,
  Hourglass,
  Loader,
  Replace,
  Send,
  TimerOff,
  Undo2,
  Unplug,
  XCircle,
} from 'lucide-react';
import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

export type TaskState = components['schemas']['TaskState'];

export const taskAppearance: Record<TaskState, StateLook> = {
  requested: { tone: 'idle', icon: Clock, label: messages.stateRequested },
  authorised: { tone: 'idle', icon: Clock, label: messages.stateAuthorised },
  queued: { tone: 'idle', icon: Hourglass, label: messages.stateQueued },
  dispatched: { tone: 'info', icon: Send, label: messages.stateDispatched },
  running: { tone: 'info', icon: Loader, label: messages.stateRunning },
  settling: { tone: 'info', icon: Hourglass, label: messages.stateSettling },
  awaitingCheckIn: { tone: 'notice', icon: Unplug, label: messages.stateAwaitingCheckIn },
  confirming: { tone: 'info', icon: Loader, label: messages.stateConfirming },
  takingBack: { tone: 'notice', icon: Undo2, label: messages.stateTakingBack },
  cancelling: { tone: 'notice', icon: Ban, label: messages.stateCancelling },
  succeeded: { tone: 'success', icon: CheckCircle2, label: messages.stateSucceeded },
  failed: { tone: 'danger', icon: XCircle, label: messages.stateFailed },
  timedOut: { tone: 'danger', icon: TimerOff, label: messages.stateTimedOut },
  expired: { tone: 'notice', icon: CalendarX2, label: messages.stateExpired },
  cancelled: { tone: 'idle', icon: Ban, label: messages.stateCancelled },
  outcomeUnknown: { tone: 'notice', icon: CircleHelp, label: messages.stateOutcomeUnknown },
  superseded: { tone: 'idle', icon: Replace, label: messages.stateSuperseded },
};

/** Ends that need attention. */
export const troubles: readonly TaskState[] = ['failed', 'timedOut', 'expired', 'outcomeUnknown'];

export const TaskStateBadge = ({ state }: { state: TaskState }) => (
  <StateBadge look={taskAppearance[state]} />
);

export const taskStates = Object.keys(taskAppearance).filter(
  (state): state is TaskState => state in taskAppearance,
);

export const isTaskState = (state: string): state is TaskState => state in taskAppearance;

export const stateMessage = (state: TaskState): Message => taskAppearance[state].label;
