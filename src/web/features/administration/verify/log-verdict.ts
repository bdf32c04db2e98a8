import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import type { Tone } from '#web/ui/badge.tsx';
import { logMessages as messages, messages as verifyMessages } from './messages.ts';

export type LogCheck = components['schemas']['LogCheck'];

export interface LogVerdict {
  tone: Tone;
  badge: Message;
  /** States what the badge proves, and its limits. */
  proves: Message;
  values: { checked: number; events: number };
}

/** Verdict of the server's comparison of its log. The log has grown since, and that part is not in it. */
export function logVerdictOf(check: Pick<LogCheck, 'state' | 'checked' | 'events' | 'sealedTo'>): LogVerdict {
  const values = { checked: check.checked, events: Math.max(check.events, check.sealedTo) };
  const say = (tone: Tone, badge: Message, proves: Message): LogVerdict => ({ tone, badge, proves, values });
  switch (check.state) {
    case 'never':
      return say('idle', messages.never, messages.neverProves);
    case 'running':
      return say('info', messages.running, messages.runningProves);
    case 'holds':
      // A log that was empty when the server started.
      if (check.checked === 0) return say('idle', messages.never, messages.neverProves);
      // A part is no verdict about the whole: its head says how far it goes.
      return values.checked < values.events
        ? say('info', messages.holdsPart, messages.partProves)
        : say('success', messages.holds, messages.holdsProves);
    case 'broken':
      return say('danger', verifyMessages.notHeld, messages.brokenProves);
    case 'failed':
      return say('notice', messages.failed, messages.failedProves);
    default:
      return check.state satisfies never;
  }
}
