import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { contentKeys } from '../queries.ts';
import { bodyOf, type Kind } from './kinds.ts';
import { messages } from './messages.ts';
import type { BulkHold } from './queries.ts';

const reasons = {
  account: messages.heldForAccount,
  permission: messages.heldForPermission,
  organisation: messages.heldForOrganisation,
} as const;

interface HoldProps {
  kind: Kind;
  itemId: string;
  name: string;
  author: string;
  hold: BulkHold;
  /** Boxes that get it. */
  lack: number;
}

/** Explains why boxes do not get an item although it is on. Users who may change it take it over. */
export function Hold({ kind, itemId, name, author, hold, lack }: HoldProps) {
  const text = useText();
  const dateTime = useDateTime();
  const [asking, setAsking] = useState(false);
  const takeOver = useCommand('changeBulkSetting', {
    invalidates: [contentKeys],
    failure: 'inPlace',
    failed: messages.changeFailed,
    success: messages.takenOver,
    onSuccess: () => setAsking(false),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded border border-notice-stroke bg-notice-surface px-3 py-2 text-dense">
      <TriangleAlert className="size-4 shrink-0 text-notice" aria-hidden />
      <p className="min-w-0 grow basis-40">
        {text(reasons[hold.reason], { author })} {text(messages.heldSince, { time: dateTime(hold.since) })}
      </p>
      <Button size="small" blocked={takeOver.blocked} onClick={() => setAsking(true)}>
        {text(messages.takeOver)}
      </Button>
      <ConfirmCommand
        command={takeOver}
        input={asking ? { body: bodyOf(kind, itemId) } : null}
        title={text(messages.takeOverNamed, { name })}
        body={text(messages.takeOverHelp, { count: lack })}
        verb={text(messages.takeOver)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
