import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/use-may.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { Case, CaseChange } from './queries.ts';

export interface CaseProps {
  found: Case;
  /** Rejects when the server refused; the reason was shown. */
  change: (change: CaseChange) => Promise<void>;
  busy: boolean;
}

/** Why the case cannot be changed, or null. */
export function useEditBlocked({ state }: Case): string | null {
  const text = useText();
  const may = useMay();
  if (!may(operations.renameCase.permission)) return text(messages.mayNotEdit);
  return state === 'closed' ? text(messages.isClosed) : null;
}
