import { followTasks } from '#web/entities/task/toasts.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import {
  type ActionFormProps,
  type PendingAction,
  type PlainAction,
  plainEntries,
  useWarnings,
} from './device-actions.ts';
import { nameOf } from './queries.ts';

// Few devices have what these are for: they are loaded when they are opened.
const LnbDialog = lazyPart(() => import('./lnb-dialog.tsx'), null);
const OsdDialog = lazyPart(() => import('./osd-dialog.tsx'), null);

interface ActionDialogProps {
  pending: PendingAction;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before an action is sent: what it is about, what will happen, what speaks against it. */
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

function PlainDialog({ action, devices, onClose, onDone }: ActionFormProps & { action: PlainAction }) {
  const text = useText();
  const opId = useProfile()?.opId ?? '';
  const warningsOf = useWarnings();
  const entry = plainEntries[action];
  const command = useCommand(entry.operation, {
    failure: 'inPlace',
    onSuccess: ({ data }) => {
      followTasks(action, first ? nameOf(first) : '', data);
      onDone();
    },
  });
  const [first] = devices;
  const values = { count: devices.length, name: first ? nameOf(first) : '' };
  const body = { endpointIds: devices.map(({ endpointId }) => endpointId), opId, mid: first?.mid ?? '' };
  return (
    <ConfirmDialog
      open
      title={text(entry.title, values)}
      body={text(entry.body)}
      warnings={warningsOf(action, devices)}
      verb={text(entry.verb, values)}
      danger={entry.danger}
      busy={command.busy}
      error={command.error}
      onConfirm={() => void command.run({ body })}
      onClose={onClose}
    />
  );
}
