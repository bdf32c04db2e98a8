import {
  ArrowLeftRight,
  Ban,
  CheckCircle2,
  CircleHelp,
  Clock,
  Gauge,
  Loader,
  Undo2,
  Wrench,
  XCircle,
} from 'lucide-react';
import type { PlaybookOutcome } from '#machines/playbook/events.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages, stateMessages } from './messages.ts';
import type { PlaybookRun } from './queries.ts';

export const runAppearance: Record<PlaybookRun['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: stateMessages.empty },
  measuring: { tone: 'info', icon: Gauge, label: stateMessages.measuring },
  judging: { tone: 'info', icon: Loader, label: stateMessages.judging },
  proposing: { tone: 'notice', icon: CircleHelp, label: stateMessages.proposing },
  applying: { tone: 'info', icon: Wrench, label: stateMessages.applying },
  compared: { tone: 'notice', icon: ArrowLeftRight, label: stateMessages.compared },
  takingBack: { tone: 'info', icon: Undo2, label: stateMessages.takingBack },
  ending: { tone: 'info', icon: Loader, label: stateMessages.ending },
  ended: { tone: 'idle', icon: CheckCircle2, label: stateMessages.ended },
};

export const isRunState = (state: string): state is PlaybookRun['state'] =>
  state !== 'empty' && state in runAppearance;

export const outcomeAppearance: Record<PlaybookOutcome, StateLook> = {
  solved: { tone: 'success', icon: CheckCircle2, label: messages.solved },
  unsolved: { tone: 'notice', icon: XCircle, label: messages.unsolved },
  cancelled: { tone: 'idle', icon: Ban, label: stateMessages.cancelled },
  expired: { tone: 'notice', icon: Clock, label: stateMessages.expired },
};
