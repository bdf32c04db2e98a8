import type { FoldedEffect } from '#machines/fold.ts';
import { deadlineNames } from '#web/entities/task/deadlines.ts';
import type { Message } from '#web/i18n/message.ts';
import { formatSpan } from '../explain/text.ts';
import { deadlineLabels, messages } from '../messages.ts';

export interface EffectWords {
  text: Message;
  values: Record<string, string | number>;
  /** Translated by the component that shows it. */
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
