import { CornerLeftUp } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { messages } from './messages.ts';
import type { Organisation } from './queries.ts';
import { typeNames } from './words.ts';

/** The position of the list in the tree, and the way one step up; null: at the top of what the user may see. */
export function PlaceLine(props: { organisation: Organisation; onUp: (() => void) | null }) {
  const text = useText();
  const { companyName, parentNames, opType, useFlag } = props.organisation;
  return (
    <nav
      aria-label={text(messages.place)}
      className="flex flex-wrap items-center gap-2 rounded border border-stroke bg-sunken px-3 py-2 text-dense"
    >
      {props.onUp ? (
        <IconButton
          label={text(messages.up)}
          icon={<CornerLeftUp className="size-4" aria-hidden />}
          onClick={props.onUp}
        />
      ) : null}
      <span className="min-w-0 break-words">
        {parentNames ? <span className="text-secondary">{`${parentNames} / `}</span> : null}
        <span className="font-medium">{companyName}</span>
      </span>
      <Badge tone="idle">{text(typeNames[opType])}</Badge>
      {useFlag ? null : <Badge tone="notice">{text(messages.useOff)}</Badge>}
    </nav>
  );
}
