import type { FoldedEffect } from '#machines/fold.ts';
import type { Message } from '#web/i18n/message.ts';
import { deadlineLabels } from '../deadline-labels.ts';
import { formatSpan } from '../format-time.ts';
import { messages } from '../messages.ts';
import { deadlineNames } from '../replay/deadlines.ts';

export interface EffectWords {
  text: Message;
  values: Record<string, string | number>;
  /** Translated by whoever shows it. */
  deadline: Message | null;
}

/** What an effect asks the server to do, in words; null for one that this console does not know yet. */
export function effectWords({ type, params }: FoldedEffect): EffectWords | null {
  const name = deadlineNames.find((known) => known === params.name);
  const deadline = name ? deadlineLabels[name] : null;
  switch (type) {
    case 'operate':
      return { text: messages.effectOperate, values: { attempt: Number(params.attempt) }, deadline };
    case 'cancelOperate':
      return {
        text: messages.effectCancelOperate,
        values: { path: String(params.requestPath ?? '') },
        deadline,
      };
    case 'setDeadline':
      return (
        deadline && {
          text: messages.effectSetDeadline,
          values: { time: formatSpan(Number(params.ms)) },
          deadline,
        }
      );
    case 'clearDeadline':
      return deadline && { text: messages.effectClearDeadline, values: {}, deadline };
    default:
      return null;
  }
}
