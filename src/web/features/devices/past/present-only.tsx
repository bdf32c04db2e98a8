import { Clock } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';

/** Replaces a tab that has no past state: its values are measured when a user requests them. */
export function PresentOnly() {
  const text = useText();
  return (
    <EmptyState icon={<Clock className="size-5" aria-hidden />} title={text(messages.presentOnly)}>
      {text(messages.presentOnlyHelp)}
    </EmptyState>
  );
}
