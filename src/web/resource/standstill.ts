import { createContext, useContext } from 'react';
import { narrowing } from '#web/http/narrowing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';

/** Reason why nothing can be changed in a part of a page for the time being; null: it can be changed. */
export const StandstillContext = createContext<string | null>(null);

/** While the console is seen through a role nothing can be changed anywhere. */
export function useStandstill(): string | null {
  const text = useText();
  const here = useContext(StandstillContext);
  return here ?? (narrowing.preview === null ? null : text(messages.previewBlocked));
}
