import { CheckCircle2, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Finding } from '#machines/playbook/events.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import { findingText } from './words.ts';

const weights: Record<Finding['weight'], { icon: LucideIcon; look: string; label: Message }> = {
  problem: { icon: TriangleAlert, look: 'text-danger', label: messages.problem },
  hint: { icon: Info, look: 'text-notice', label: messages.hint },
  fine: { icon: CheckCircle2, look: 'text-success', label: messages.fine },
};
const order: Finding['weight'][] = ['problem', 'hint', 'fine'];

/** Explains the measurements, problems first, each with the figures that led to it. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const text = useText();
  if (findings.length === 0) return null;
  const sorted = order.flatMap((weight) => findings.filter((one) => one.weight === weight));
  return (
    <section aria-label={text(messages.findings)} className="min-w-0">
      <h3 className="text-caption text-secondary">{text(messages.findings)}</h3>
      <ul className="flex flex-col">
        {sorted.map((one) => {
          const { icon: Icon, look, label } = weights[one.weight];
          return (
            <li
              key={`${one.id} ${JSON.stringify(one.values)}`}
              className="flex items-start gap-2 py-1.5 text-dense"
            >
              <Icon className={cx('mt-0.5 size-4 shrink-0', look)} aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">{text(label)}. </span>
                {findingText(text, one)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
