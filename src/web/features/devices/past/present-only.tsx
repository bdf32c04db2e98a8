import { Clock } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';

/** Stands for a tab that cannot be shown as it was: what it shows is measured when somebody asks. */
export function PresentOnly() {
  const text = useText();
  return (
    <EmptyState icon={<Clock className="size-5" aria-hidden />} title={text(messages.presentOnly)}>
      {text(messages.presentOnlyHelp)}
    </EmptyState>
  );
}
