import { CheckCircle2, Clock, KeyRound, Mail, Replace, TimerOff } from 'lucide-react';
import type { PasswordReset } from '#web/entities/password-reset/streams.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

export const resetAppearance: Record<PasswordReset['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  asked: { tone: 'info', icon: Clock, label: messages.asked },
  mailed: { tone: 'info', icon: Mail, label: messages.mailed },
  entered: { tone: 'notice', icon: KeyRound, label: messages.entered },
  done: { tone: 'success', icon: CheckCircle2, label: messages.done },
  replaced: { tone: 'idle', icon: Replace, label: messages.replaced },
  expired: { tone: 'idle', icon: TimerOff, label: messages.expired },
};
