import { useState } from 'react';
import type { ListMatch } from '#web/features/devices/device/matching.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { messages } from './messages.ts';

const AddMatchingDialog = lazyPart(() => import('./add-matching-dialog.tsx'), null);

/** The button of a selection of all that match. */
export function AddMatching({ match, onDone }: { match: ListMatch; onDone: () => void }) {
  const text = useText();
  const blocked = useBlocked('associateDevices');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" blocked={blocked} onClick={() => setOpen(true)}>
        {text(messages.addToGroup)}
      </Button>
      {isOpen ? <AddMatchingDialog match={match} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}
