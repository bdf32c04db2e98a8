import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronDown } from 'lucide-react';
import { typesBelow } from '#domain/organisations/hierarchy.ts';
import { chosenOperatorQuery } from '#web/entities/organisation/queries.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

/** True if the reader's organisation can have others below it. */
export function useCanSwitch(): boolean {
  const op = useProfile()?.op;
  return op !== undefined && typesBelow(op.opType).length > 0;
}

/** The organisation that the console shows, and the way to another one. */
export function OperatorSwitch(props: { onOpen: () => void }) {
  const text = useText();
  const profile = useProfile();
  const canSwitch = useCanSwitch();
  const chosen = useQuery({ ...chosenOperatorQuery, enabled: narrowing.operator !== null });
  if (!profile || !canSwitch) return null;
  const name = narrowing.operator ? (chosen.data?.companyName ?? narrowing.operator) : profile.op.companyName;
  return (
    <Button
      look="quiet"
      aria-haspopup="dialog"
      aria-label={text(messages.operatorSwitch, { name })}
      onClick={props.onOpen}
      className="px-2"
    >
      <Building2 className="size-4 shrink-0" aria-hidden />
      <span className="hidden max-w-40 truncate lg:inline">{name}</span>
      <ChevronDown className="hidden size-3.5 lg:inline" aria-hidden />
    </Button>
  );
}
