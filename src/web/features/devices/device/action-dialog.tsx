import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { PendingAction } from './device-actions.ts';

// A list is read more often than something is done to its devices: what follows tasks to their end is loaded then.
const PlainDialog = lazyPart(() => import('./plain-action-dialog.tsx'), null);
const LnbDialog = lazyPart(() => import('./lnb-dialog.tsx'), null);
const OsdDialog = lazyPart(() => import('./osd-dialog.tsx'), null);

interface ActionDialogProps {
  pending: PendingAction;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms an action before it is sent: the devices, what will happen, and what speaks against it. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, devices } = props.pending;
  const done = () => {
    props.onDone();
    props.onClose();
  };
  switch (action) {
    case 'LNBSettings':
      return <LnbDialog devices={devices} onClose={props.onClose} onDone={done} />;
    case 'OSDMessage':
      return <OsdDialog devices={devices} onClose={props.onClose} onDone={done} />;
    default:
      return <PlainDialog action={action} devices={devices} onClose={props.onClose} onDone={done} />;
  }
}
