import type { DiagnosticKind } from '#machines/diagnostics/events.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { taskNames } from '#web/resource/task-names.ts';
import { messages as actionMessages } from '../action-messages.ts';
import { type Device, nameOf } from '../queries.ts';
import { messages } from './messages.ts';

/** ER-054: work for a device that is away is kept for it, if the reader wants that. */
export default function OfflineDialog(props: {
  kind: DiagnosticKind;
  device: Device;
  onStart: () => void;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      title={text(messages.startOffline, { task: text(taskNames[props.kind]), name: nameOf(props.device) })}
      body={text(messages.startOfflineBody)}
      warnings={[text(actionMessages.offline)]}
      verb={text(messages.startAnyway)}
      onConfirm={props.onStart}
      onClose={props.onClose}
    />
  );
}
