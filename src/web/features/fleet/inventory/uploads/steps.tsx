import { Check } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

const labels = [messages.stepChoose, messages.stepPreview, messages.stepApply];

/** Shows the reader's step in the upload; `at` from 0, past the last when all is done. */
export function Steps({ at }: { at: number }) {
  const text = useText();
  return (
    <ol aria-label={text(messages.steps)} className="flex flex-wrap gap-x-6 gap-y-2 pb-4 text-dense">
      {labels.map((label, index) => (
        <li
          key={label.id}
          aria-current={index === at ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2',
            index === at ? 'font-medium text-primary' : 'text-secondary',
          )}
        >
          <span
            aria-hidden
            className={cx(
              'flex size-6 items-center justify-center rounded-full border tabular-nums',
              index === at ? 'border-accent text-accent' : 'border-stroke-strong',
            )}
          >
            {index < at ? <Check className="size-3.5" /> : index + 1}
          </span>
          {text(label)}
        </li>
      ))}
    </ol>
  );
}
