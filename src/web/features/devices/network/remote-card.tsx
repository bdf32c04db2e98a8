import { useQuery } from '@tanstack/react-query';
import { DoorClosed, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { RemotePhase } from '#domain/network/remote-connection.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { type Device, deviceKeys, nameOf } from '../device/queries.ts';
import { remoteMessages as messages } from './messages.ts';
import { networkQuery, type RemoteConnection } from './queries.ts';
import { RemoteExplanation, useStanding } from './remote-explanation.tsx';
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
      <RemoteExplanation device={device} known={known} />
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
