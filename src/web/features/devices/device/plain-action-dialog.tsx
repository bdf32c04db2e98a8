import { followTasks } from '#web/entities/task/toasts.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { type ActionFormProps, type PlainAction, plainEntries, useWarnings } from './device-actions.ts';
import { nameOf } from './queries.ts';

const locks: ReadonlySet<PlainAction> = new Set(['Lock', 'Unlock']);

/** Explains an action and its risks, and follows the task to its end. */
export default function PlainActionDialog({
  action,
  devices,
  onClose,
  onDone,
}: ActionFormProps & { action: PlainAction }) {
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
  const body = {
    endpointIds: devices.map(({ endpointId }) => endpointId),
    opId,
    mid: first?.mid ?? '',
    // RU-035: of the list of unregistered devices.
    ...(locks.has(action) &&
      devices.every(({ deviceStatus }) => deviceStatus === 'Unregistered') && { unRegDevice: true }),
  };
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
