import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** The way back from one thing to the list that it is in; `children`: the link. */
export function Crumb({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <nav aria-label={text(messages.crumbs)} className="text-dense text-secondary">
      {children}
    </nav>
  );
}
