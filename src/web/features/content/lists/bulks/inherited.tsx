import { ArrowDownFromLine } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { messages as coverageMessages } from '../coverage/messages.ts';
import { messages } from './messages.ts';
import type { Inherited } from './queries.ts';

/** The item that boxes get from an organisation above, while the own choice is not on. */
export function InheritedItem({ inherited }: { inherited: Inherited }) {
  const text = useText();
  const { organisation, name, sent, boxes, have, lack, unknown } = inherited;
  return (
    <div className="flex gap-2 rounded border border-stroke bg-sunken px-3 py-2 text-dense">
      <ArrowDownFromLine className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden />
      <div className="flex min-w-0 flex-col gap-0.5">
        <p className="wrap-anywhere">{text(messages.inherits, { name, organisation })}</p>
        <p className="text-secondary tabular-nums">
          {!sent
            ? text(messages.inheritedHeld)
            : boxes === 0
              ? text(messages.noBoxes)
              : text(coverageMessages.counts, { has: have, boxes, lacks: lack - unknown, unknown })}
        </p>
      </div>
    </div>
  );
}
