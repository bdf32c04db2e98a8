import type { FoldedEffect } from '#machines/fold.ts';
import type { MachineWords } from '#web/entities/stream/timeline-kind.ts';
import type { TextOf } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Describes an effect, or shows it unchanged if this console does not know it yet. */
export function effectText(
  effect: FoldedEffect,
  { deadlines, effectWords }: MachineWords,
  text: TextOf,
  spanOf: (ms: number) => string,
): string {
  const { type, params } = effect;
  const label = deadlines?.[String(params.name)];
  const deadline = label ? text(label) : String(params.name);
  switch (type) {
    case 'setDeadline':
      return text(messages.effectSetDeadline, { deadline, time: spanOf(Number(params.ms)) });
    case 'clearDeadline':
      return text(messages.effectClearDeadline, { deadline });
    default: {
      const words = effectWords?.(effect);
      return words ? text(words.text, words.values) : `${type} ${JSON.stringify(params)}`;
    }
  }
}
