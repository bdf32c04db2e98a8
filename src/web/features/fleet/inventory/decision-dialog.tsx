import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import type { CallAnswer, LooseInput } from '#web/http/call.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { AllocateSheet } from './allocate-sheet.tsx';
import { type Decision, decisionEntries } from './decisions.ts';
import { messages } from './messages.ts';
import { afterMove, moved } from './move-answers.ts';

export interface PendingDecision {
  decision: Decision;
  devices: readonly Device[];
}

interface DecisionDialogProps {
  pending: PendingDecision;
  onClose: () => void;
  onDone: () => void;
}

/** Registering chooses the organisation; the others ask. */
export function DecisionDialog({ pending, onClose, onDone }: DecisionDialogProps) {
  const done = () => {
    onDone();
    onClose();
  };
  if (pending.decision === 'register')
    return (
      <AllocateSheet
        devices={pending.devices}
        title={messages.registerTitle}
        success={messages.devicesCreate}
        onClose={onClose}
        onDone={done}
      />
    );
  return <DecisionQuestion {...pending} onClose={onClose} onDone={done} />;
}

function DecisionQuestion(props: PendingDecision & Pick<DecisionDialogProps, 'onClose' | 'onDone'>) {
  const { decision, devices, onClose } = props;
  const text = useText();
  const { label, title, body, danger = false } = decisionEntries[decision];
  const command = useLooseCommand<LooseInput, CallAnswer<'decideUnregistered'>>(
    decision === 'remove' ? 'removeUnregistered' : 'decideUnregistered',
    {
      invalidates: afterMove(devices),
      success: moved(decision === 'remove' ? messages.devicesRemoved : messages.devicesDecided),
      onSuccess: props.onDone,
      failure: 'inPlace',
    },
  );
  const endpointIds = devices.map(({ endpointId }) => endpointId);
  const [only] = devices.length === 1 ? devices : [];
  return (
    <ConfirmCommand
      title={text(title, { count: devices.length })}
      body={[only ? `${nameOf(only)} · ${only.endpointId}` : '', text(body)].filter(Boolean).join('. ')}
      verb={text(label)}
      danger={danger}
      command={command}
      input={{ body: { endpointIds, ...(decision !== 'remove' && { actionType: decision }) } }}
      onClose={onClose}
    />
  );
}
