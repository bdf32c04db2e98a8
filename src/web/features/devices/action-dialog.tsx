import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { actionEntries, type PendingAction, useDeviceAction, useWarnings } from './device-actions.ts';
import { nameOf } from './queries.ts';

/** Asks before an action is sent: what it is about, what will happen, what speaks against it. */
export default function ActionDialog(props: {
  pending: PendingAction;
  onClose: () => void;
  onDone: () => void;
}) {
  const text = useText();
  const warningsOf = useWarnings();
  const { action, devices } = props.pending;
  const entry = actionEntries[action];
  const command = useDeviceAction(() => {
    props.onDone();
    props.onClose();
  });
  const values = { count: devices.length, name: devices[0] ? nameOf(devices[0]) : '' };
  return (
    <ConfirmDialog
      open
      title={text(entry.title, values)}
      body={text(entry.body)}
      warnings={warningsOf(action, devices)}
      verb={text(entry.verb, values)}
      danger={entry.danger}
      busy={command.isPending}
      onConfirm={() => command.mutate(props.pending)}
      onClose={props.onClose}
    />
  );
}
