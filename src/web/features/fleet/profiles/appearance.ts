import {
  AlarmClock,
  Ban,
  CalendarX,
  CircleCheck,
  CircleHelp,
  CirclePause,
  CircleX,
  ClipboardList,
  Hand,
  Hourglass,
  Loader,
  Search,
  Undo2,
  Unplug,
  UserCheck,
} from 'lucide-react';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import type { Member, Profile, ProfileWave } from './model.ts';
import { stateMessages as messages } from './state-messages.ts';
import type { ProfileTexts } from './texts.ts';

export const profileAppearance: Record<Profile['state'], StateLook> = {
  planning: { tone: 'info', icon: Search, label: messages.planning },
  planned: { tone: 'idle', icon: ClipboardList, label: messages.planned },
  awaitingApproval: { tone: 'notice', icon: UserCheck, label: messages.awaitingApproval },
  scheduled: { tone: 'idle', icon: AlarmClock, label: messages.scheduled },
  running: { tone: 'info', icon: Loader, label: messages.running },
  gate: { tone: 'notice', icon: Hand, label: messages.gate },
  paused: { tone: 'notice', icon: CirclePause, label: messages.paused },
  cancelling: { tone: 'notice', icon: Ban, label: messages.cancelling },
  completed: { tone: 'success', icon: CircleCheck, label: messages.completed },
  cancelled: { tone: 'idle', icon: Ban, label: messages.cancelled },
  refused: { tone: 'danger', icon: CircleX, label: messages.refused },
  planFailed: { tone: 'danger', icon: CircleX, label: messages.planFailed },
  declined: { tone: 'idle', icon: CircleX, label: messages.declined },
  lapsed: { tone: 'idle', icon: CalendarX, label: messages.lapsed },
};

/** A profile that a limit or a missing file paused is a problem, as is one with failures; one that a person paused is not. */
export function lookOf(
  texts: ProfileTexts,
  { state, pausedBy, counts: { success, failed } }: Pick<Profile, 'state' | 'pausedBy' | 'counts'>,
): StateLook {
  if (state === 'paused' && pausedBy !== 'user') {
    const label = pausedBy === 'fileMissing' ? texts.pausedFile : messages.pausedLimit;
    return { tone: 'danger', icon: CirclePause, label };
  }
  if (state !== 'completed' || failed === 0) return profileAppearance[state];
  return success === 0
    ? { tone: 'danger', icon: CircleX, label: messages.completedAllFailed }
    : { tone: 'notice', icon: CircleCheck, label: messages.completedWithFailures };
}

export const waveAppearance: Record<ProfileWave['state'], StateLook> = {
  waiting: { tone: 'idle', icon: Hourglass, label: messages.waveWaiting },
  running: { tone: 'info', icon: Loader, label: messages.running },
  soaking: { tone: 'info', icon: Hourglass, label: messages.waveSoaking },
  passed: { tone: 'success', icon: CircleCheck, label: messages.wavePassed },
  breached: { tone: 'danger', icon: CircleX, label: messages.waveBreached },
  closed: { tone: 'idle', icon: CircleCheck, label: messages.waveClosed },
  calledOff: { tone: 'idle', icon: Ban, label: messages.waveCalledOff },
};

export const memberAppearance = (texts: ProfileTexts): Record<Member['state'], StateLook> => ({
  waiting: { tone: 'idle', icon: Hourglass, label: messages.memberWaiting },
  running: { tone: 'info', icon: Loader, label: texts.memberRunning },
  ended: { tone: 'idle', icon: CircleCheck, label: messages.memberEnded },
  held: { tone: 'notice', icon: Hand, label: messages.memberHeld },
  leftOut: { tone: 'idle', icon: Ban, label: messages.memberLeftOut },
});

type Outcome = NonNullable<Member['outcome']>;

export const outcomeAppearance = (texts: ProfileTexts): Record<Outcome, StateLook> => ({
  succeeded: { tone: 'success', icon: CircleCheck, label: messages.succeeded },
  failed: { tone: 'danger', icon: CircleX, label: messages.failed },
  fellBack: { tone: 'danger', icon: Undo2, label: messages.fellBack },
  lost: { tone: 'danger', icon: Unplug, label: messages.lost },
  cancelled: { tone: 'idle', icon: Ban, label: messages.cancelled },
  declined: { tone: 'idle', icon: CircleX, label: texts.memberDeclined },
  expired: { tone: 'idle', icon: CalendarX, label: messages.expired },
  changedSinceApproval: { tone: 'idle', icon: Ban, label: messages.changedSinceApproval },
  unknown: { tone: 'notice', icon: CircleHelp, label: messages.unknown },
});

export const memberLook = (
  texts: ProfileTexts,
  { state, outcome }: Pick<Member, 'state' | 'outcome'>,
): StateLook => (outcome ? outcomeAppearance(texts)[outcome] : memberAppearance(texts)[state]);

export const waitNames = (texts: ProfileTexts): Record<NonNullable<Member['waitsFor']>, Message> => ({
  wave: messages.waitsWave,
  hours: messages.waitsHours,
  connection: messages.waitsConnection,
  places: texts.waitsPlaces,
  bandwidth: messages.waitsBandwidth,
  home: messages.waitsHome,
  retry: messages.waitsRetry,
  pause: messages.waitsPause,
  person: messages.waitsPerson,
});
