import { endsAt, remotePhase } from '#domain/network/remote-connection.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages as uiMessages } from '#web/ui/messages.ts';
import type { Device } from '../device/queries.ts';
import { remoteMessages as messages } from './messages.ts';
import type { RemoteConnection } from './queries.ts';

/** The phase of remote access, from the device's own report and from the task that opened it. */
export function useStanding({ opening, closing, remote }: RemoteConnection) {
  const now = useNow(opening !== null, 1_000);
  const phase = remotePhase(remote.enable, { opening, closing }, now);
  return { phase, leftMs: opening ? endsAt(opening.until) - now : 0 };
}

/** Explains the phase of the remote connection and what follows. */
export function RemoteExplanation({ device, known }: { device: Device; known: RemoteConnection }) {
  const text = useText();
  const span = useSpan();
  const dateTime = useDateTime();
  const { phase, leftMs } = useStanding(known);
  const { opening, closing, remote } = known;
  const keepsTime = text(remote.seconds === null ? messages.closesNotItself : messages.closesItself);
  const lines = (): string[] => {
    switch (phase) {
      case 'opening':
        return device.online ? [] : [text(messages.opensWhenBack)];
      case 'open':
        return [
          text(messages.left, {
            left: span(Math.ceil(leftMs / 1000) * 1000),
            time: opening?.until ? dateTime(opening.until) : '',
          }),
          keepsTime,
          text(messages.addressHelp),
        ];
      case 'overdue':
        return [text(device.online ? messages.closing : messages.closesWhenBack)];
      case 'foreign':
        return [text(messages.foreign), text(messages.addressHelp)];
      case 'uncertain':
        return [text(messages.uncertain), keepsTime];
      case 'closed':
        return [text(messages.what)];
      default:
        return [];
    }
  };
  const task = phase === 'closed' ? null : (closing ?? opening);
  return (
    <div className="mt-3 flex flex-col gap-1 text-dense text-secondary">
      {lines().map((line) => (
        <p key={line}>{line}</p>
      ))}
      {task ? <TaskLink taskId={task.taskId}>{text(uiMessages.openTimeline)}</TaskLink> : null}
    </div>
  );
}
