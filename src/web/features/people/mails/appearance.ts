import { CheckCircle2, Clock, MailX, Send, Timer, XCircle } from 'lucide-react';
import type { Mail } from '#web/entities/mail/streams.ts';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';

export const mailAppearance: Record<Mail['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  sending: { tone: 'info', icon: Send, label: messages.sending },
  waiting: { tone: 'notice', icon: Timer, label: messages.waiting },
  refused: { tone: 'danger', icon: XCircle, label: messages.refused },
  sent: { tone: 'success', icon: CheckCircle2, label: messages.sent },
  undelivered: { tone: 'danger', icon: MailX, label: messages.undelivered },
};

export const purposeNames: Record<Mail['purpose'], Message> = {
  verifyBrowser: messages.verifyBrowser,
  invitation: messages.invitation,
  message: messages.message,
  resetPassword: messages.resetPassword,
  credentialChanged: messages.credentialChanged,
  confirmEmail: messages.confirmEmail,
};

/** States in which a request makes the server send again. */
export const canResend = (state: string): boolean => state === 'waiting' || state === 'refused';
