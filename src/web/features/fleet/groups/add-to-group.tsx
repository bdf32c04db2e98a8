import { useState } from 'react';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { messages } from './messages.ts';

const AddToGroupDialog = lazyPart(() => import('./add-to-group-dialog.tsx'), null);

/** The button of the device list's selection. */
export function AddToGroup({ devices, onDone }: { devices: readonly Device[]; onDone: () => void }) {
  const text = useText();
  const notAllowed = useBlocked('associateDevices');
  const [isOpen, setOpen] = useState(false);
  const several = new Set(devices.map(({ opId }) => opId)).size > 1;
  return (
    <>
      <Button
        size="small"
        blocked={notAllowed ?? (several ? text(messages.addSameOperator) : null)}
        onClick={() => setOpen(true)}
      >
        {text(messages.addToGroup)}
      </Button>
      {isOpen ? <AddToGroupDialog devices={devices} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}
