import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import type { CallAnswer, LooseInput } from '#web/http/call.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useLooseCommand } from '#web/resource/use-command.ts';
import { ActivateSheet } from './activate-sheet.tsx';
import { AllocateSheet } from './allocate-sheet.tsx';
import { messages } from './messages.ts';
import { afterMove, moved } from './move-answers.ts';
import { type Move, moveEntries } from './moves.ts';

export interface PendingMove {
  move: Move;
  devices: readonly Device[];
}

interface MoveDialogProps {
  pending: PendingMove;
  onClose: () => void;
  onDone: () => void;
}

/** The form or the question of a move. */
export function MoveDialog({ pending, onClose, onDone }: MoveDialogProps) {
  const { move, devices } = pending;
  const [device] = devices;
  const done = () => {
    onDone();
    onClose();
  };
  if (!device) return null;
  if (move === 'activate') return <ActivateSheet device={device} onClose={onClose} onDone={done} />;
  if (move === 'allocate') return <AllocateSheet devices={devices} onClose={onClose} onDone={done} />;
  return <MoveQuestion key={move} {...{ move, devices, onClose }} onDone={done} />;
}

type Asked = Exclude<Move, 'activate' | 'allocate'>;

interface Question {
  title: Message;
  body: Message;
  success: Message;
}

/** The question of each move that needs no form. */
export const questions: Record<Asked, Question> = {
  request: {
    title: messages.requestTitle,
    body: messages.requestBody,
    success: messages.devicesRequested,
  },
  reject: { title: messages.rejectTitle, body: messages.rejectBody, success: messages.devicesRejected },
  retrieve: {
    title: messages.retrieveTitle,
    body: messages.retrieveBody,
    success: messages.devicesDeActivate,
  },
  release: { title: messages.releaseTitle, body: messages.releaseBody, success: messages.devicesReleased },
  remove: { title: messages.removeTitle, body: messages.removeBody, success: messages.devicesRemoved },
};

function MoveQuestion(props: {
  move: Asked;
  devices: readonly Device[];
  onClose: () => void;
  onDone: () => void;
}) {
  const { move, devices, onClose } = props;
  const text = useText();
  const { title, body, success } = questions[move];
  const { operation, label, danger = false } = moveEntries[move];
  const command = useLooseCommand<LooseInput, CallAnswer<'rejectDevices'>>(operation, {
    invalidates: afterMove(devices),
    success: moved(success),
    onSuccess: props.onDone,
    failure: 'inPlace',
  });
  const endpointIds = devices.map(({ endpointId }) => endpointId);
  const [only] = devices.length === 1 ? devices : [];
  const subject = only ? `${nameOf(only)} · ${only.endpointId}` : '';
  return (
    <ConfirmCommand
      title={text(title, { count: devices.length })}
      body={[subject, text(body)].filter(Boolean).join('. ')}
      verb={text(label)}
      danger={danger}
      command={command}
      input={move === 'remove' ? { query: { endpointId: endpointIds } } : { body: { endpointIds } }}
      onClose={onClose}
    />
  );
}
