import { useQuery } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { endsAt, type RemotePhase, remotePhase } from '#domain/network/remote-connection.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { useNow, useSpan } from '#web/entities/stream/span.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { type Device, deviceKeys, nameOf } from '../queries.ts';
import { remoteMessages as messages } from './messages.ts';
import { networkQuery, type RemoteConnection } from './queries.ts';
import { RemoteSheet } from './remote-sheet.tsx';

const badges: Record<Exclude<RemotePhase, 'unreported'>, { tone: Tone; words: Message }> = {
  closed: { tone: 'idle', words: messages.isClosed },
  opening: { tone: 'info', words: messages.isOpening },
  open: { tone: 'notice', words: messages.isOpen },
  overdue: { tone: 'danger', words: messages.isOverdue },
  foreign: { tone: 'notice', words: messages.isOpen },
  uncertain: { tone: 'danger', words: messages.isUncertain },
};

/** Milliseconds between reads while the phase changes on the server's side, which no message of the device reports. */
const readAgainMs = 5_000;

interface RemoteCardProps {
  device: Device;
  known: RemoteConnection;
}

/** The phase of remote access, from the device's own report and from the task that opened it. */
function useStanding({ opening, closing, remote }: RemoteConnection) {
  const now = useNow(opening !== null, 1_000);
  const phase = remotePhase(remote.enable, { opening, closing }, now);
  return { phase, leftMs: opening ? endsAt(opening.until) - now : 0 };
}

/** The way to the device's own pages, open for a while (CL-070, CL-071). */
export function RemoteCard({ device, known }: RemoteCardProps) {
  const { endpointId } = device;
  const text = useText();
  const dateTime = useDateTime();
  const { phase } = useStanding(known);
  const [editing, setEditing] = useDraft('remote');
  const [closing, setClosing] = useState(false);
  const isUnsettled = phase === 'opening' || phase === 'overdue' || phase === 'uncertain';
  useQuery({
    ...networkQuery(endpointId, 'remote'),
    enabled: isUnsettled,
    refetchInterval: isUnsettled ? readAgainMs : false,
  });
  const set = useCommand('setRemote', {
    failure: 'inPlace',
    invalidates: [deviceKeys.network(endpointId)],
  });
  const close = async () => {
    const answer = await set.run({ body: { endpointId, enable: false } });
    if (!answer) return;
    followTasks('RemoteConnection', nameOf(device), answer.data);
    setClosing(false);
  };
  const { opening, remote } = known;
  if (phase === 'unreported')
    return (
      <Card title={text(messages.title)}>
        <p className="text-dense text-secondary">{text(messages.unreported)}</p>
      </Card>
    );
  const isShut = phase === 'closed';
  const scheme = (remote.protocol ?? 'https').toLowerCase();
  const address = known.address && `${scheme}://${known.address}${remote.port ? `:${remote.port}` : ''}`;
  return (
    <Card
      title={text(messages.title)}
      actions={
        <span className="flex flex-wrap gap-2 py-1.5">
          {isShut ? null : (
            <Button
              look="danger"
              icon={<DoorClosed className="size-4" aria-hidden />}
              blocked={set.blocked}
              onClick={() => setClosing(true)}
            >
              {text(messages.close)}
            </Button>
          )}
          <Button
            icon={<DoorOpen className="size-4" aria-hidden />}
            blocked={set.blocked}
            onClick={() => setEditing('open')}
          >
            {text(isShut ? messages.open : messages.again)}
          </Button>
        </span>
      }
    >
      <PropertyList>
        <Property label={text(messages.state)}>
          <span role="status">
            <Badge tone={badges[phase].tone}>{text(badges[phase].words)}</Badge>
          </span>
        </Property>
        {isShut || !opening ? null : (
          <>
            <Property label={text(messages.openedBy)}>
              {text(messages.byAt, { name: opening.requestedBy.name, time: dateTime(opening.requestTime) })}
            </Property>
            <Property label={text(messages.reason)}>{opening.reason}</Property>
          </>
        )}
        {isShut || phase === 'opening' || !address ? null : (
          <Property label={text(messages.addressToUse)} mono>
            {address}
          </Property>
        )}
      </PropertyList>
      <Explanation device={device} known={known} />
      {editing ? (
        <RemoteSheet device={device} known={known} isAgain={!isShut} onClose={() => setEditing('')} />
      ) : null}
      <ConfirmDialog
        open={closing}
        title={text(messages.closeOne, { device: nameOf(device) })}
        body={text(messages.closeHelp)}
        verb={text(messages.close)}
        danger
        busy={set.busy}
        error={set.error}
        onConfirm={() => void close()}
        onClose={() => {
          set.clear();
          setClosing(false);
        }}
      />
    </Card>
  );
}

/** What happens next, and what is needed for it. */
function Explanation({ device, known }: RemoteCardProps) {
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
