import {
  Ban,
  CheckCircle2,
  CircleHelp,
  CircleSlash,
  Clock,
  Loader,
  MonitorPlay,
  Square,
  UserX,
  XCircle,
} from 'lucide-react';
import type { ConsentLanguage } from '#domain/av/consent-text.ts';
import type { ConsentAnswer, ConsentEnd } from '#machines/consent/events.ts';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { consentMessages as messages } from './messages.ts';
import type { Consent } from './streams.ts';

export const consentAppearance: Record<Consent['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  asking: { tone: 'info', icon: CircleHelp, label: messages.asking },
  granted: { tone: 'success', icon: CheckCircle2, label: messages.agreed },
  starting: { tone: 'info', icon: Loader, label: messages.starting },
  playing: { tone: 'success', icon: MonitorPlay, label: messages.playing },
  ending: { tone: 'notice', icon: Ban, label: messages.ending },
  declined: { tone: 'notice', icon: UserX, label: messages.declined },
  unanswered: { tone: 'notice', icon: CircleSlash, label: messages.unanswered },
  failed: { tone: 'danger', icon: XCircle, label: messages.failed },
  ended: { tone: 'idle', icon: Square, label: messages.ended },
};

export const isConsentState = (state: string): state is Consent['state'] =>
  state !== 'empty' && state in consentAppearance;

export const answerNames: Record<ConsentAnswer, Message> = {
  agreed: messages.agreed,
  declined: messages.declined,
  noAnswer: messages.unanswered,
  failed: messages.notAsked,
};

export const endNames: Record<ConsentEnd, Message> = {
  withdrawn: messages.withdrawn,
  viewerLeft: messages.viewerLeft,
  revoked: messages.revoked,
  expired: messages.expired,
  deviceRestarted: messages.deviceRestarted,
  serverRestarted: messages.serverRestarted,
};

export const languageNames: Record<ConsentLanguage, Message> = {
  en: messages.english,
  ko: messages.korean,
};
