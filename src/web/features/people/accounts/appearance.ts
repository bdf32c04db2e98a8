import { CheckCircle2, CirclePause, Clock, MailCheck, MailX, Trash2 } from 'lucide-react';
import type { Account } from '#web/entities/account/streams.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

/** By state of the machine. */
export const accountAppearance: Record<Account['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  invited: { tone: 'info', icon: MailCheck, label: messages.invited },
  expired: { tone: 'notice', icon: MailX, label: messages.expired },
  running: { tone: 'success', icon: CheckCircle2, label: messages.running },
  stopped: { tone: 'idle', icon: CirclePause, label: messages.stopped },
  withdrawn: { tone: 'idle', icon: MailX, label: messages.withdrawn },
  deleted: { tone: 'idle', icon: Trash2, label: messages.deletedState },
};
