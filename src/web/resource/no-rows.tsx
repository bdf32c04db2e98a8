import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';

interface NoRowsProps {
  icon: LucideIcon;
  title: Message;
  help: Message;
  /** The way to the first row. */
  action?: ReactNode;
}

/** A list without any rows yet. */
export function NoRows({ icon: Icon, title, help, action }: NoRowsProps) {
  const text = useText();
  return (
    <EmptyState icon={<Icon className="size-5" aria-hidden />} title={text(title)} action={action}>
      {text(help)}
    </EmptyState>
  );
}
