import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePause, MonitorUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AsOf } from '#web/resource/as-of.tsx';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { BoxesWithoutSheet } from '../coverage/boxes-without-sheet.tsx';
import { messages as coverageMessages } from '../coverage/messages.ts';
import { useFileSize } from '../file-size.tsx';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';
import { type Kind, PickSheet } from './pick-sheet.tsx';
import { type Bulks, bulksQuery } from './queries.ts';

const commandTypes = { bootAd: 'BootingAd', channel: 'LandingChannel', metadata: 'DsmCc' } as const;
const looks = {
  on: { tone: 'success', icon: CircleCheck, label: messages.on },
  off: { tone: 'idle', icon: CirclePause, label: messages.off },
} as const;

/** RT-048: what every set-top box of the organisation gets, and how many have it. */
export function BulkPage() {
  const text = useText();
  const query = useQuery(bulksQuery);
  const [picking, setPicking] = useState<Kind | null>(null);
  const { data } = query;
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={<AsOf known={query} />}
      />
      {query.error && !data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
          <BootAdCard bulk={data.cmsBulkBootAd} onPick={() => setPicking('bootAd')} />
          <ChannelCard bulk={data.cmsBulkChannel} onPick={() => setPicking('channel')} />
          <MetadataCard bulk={data.cmsBulkMetafile} onPick={() => setPicking('metadata')} />
        </div>
      )}
      {picking ? <PickSheet kind={picking} onClose={() => setPicking(null)} /> : null}
    </>
  );
}

type CardOf<Name extends keyof Bulks> = { bulk: Bulks[Name]; onPick: () => void };

function BootAdCard({ bulk, onPick }: CardOf<'cmsBulkBootAd'>) {
  const text = useText();
  const fileSize = useFileSize();
  return (
    <BulkCard
      kind="bootAd"
      title={messages.bootAd}
      onPick={onPick}
      bulk={bulk && { ...bulk, name: bulk.adName, at: bulk.bulkBootAdTime }}
    >
      <Property label={text(messages.version)}>{bulk?.adVersion}</Property>
      <Property label={text(messages.file)}>{bulk?.adFileNameOrg}</Property>
      <Property label={text(messages.size)}>{fileSize(bulk?.adFileSize ?? 0)}</Property>
    </BulkCard>
  );
}

function ChannelCard({ bulk, onPick }: CardOf<'cmsBulkChannel'>) {
  const text = useText();
  return (
    <BulkCard
      kind="channel"
      title={messages.channel}
      onPick={onPick}
      bulk={bulk && { ...bulk, name: bulk.channelName, at: bulk.bulkChannelTime }}
    >
      <Property label={text(messages.number)}>{bulk?.channelNumber}</Property>
    </BulkCard>
  );
}

function MetadataCard({ bulk, onPick }: CardOf<'cmsBulkMetafile'>) {
  const text = useText();
  const dateTime = useDateTime();
  const fileSize = useFileSize();
  return (
    <BulkCard
      kind="metadata"
      title={messages.metadata}
      onPick={onPick}
      bulk={bulk && { ...bulk, name: bulk.metaName, at: bulk.bulkMetadataTime }}
    >
      <Property label={text(messages.version)}>{bulk?.metaVersion}</Property>
      <Property label={text(messages.size)}>{fileSize(bulk?.meta_file_size ?? 0)}</Property>
      <Property label={text(messages.made)}>{bulk ? dateTime(bulk.crateTime) : null}</Property>
    </BulkCard>
  );
}

interface BulkCardProps {
  kind: Kind;
  title: Message;
  /** Null: nothing was ever chosen. */
  bulk: {
    serviceTaskId: string;
    taskUseFlag: boolean;
    name: string;
    at: string;
    boxes: number;
    have: number;
    lack: number;
  } | null;
  onPick: () => void;
  /** What only this kind has. */
  children: ReactNode;
}

function BulkCard({ kind, title, bulk, onPick, children }: BulkCardProps) {
  const text = useText();
  const dateTime = useDateTime();
  const pickBlocked = useBlocked('changeBulkSetting');
  const [showing, setShowing] = useState(false);
  const [turning, setTurning] = useState<'stop' | 'start' | null>(null);
  const options = {
    invalidates: [contentKeys],
    failure: 'inPlace' as const,
    onSuccess: () => setTurning(null),
  };
  const stop = useCommand('stopBulkSetting', { ...options, success: messages.stopped });
  const start = useCommand('startBulkSetting', { ...options, success: messages.started });
  const pick = (
    <Button size="small" blocked={pickBlocked} onClick={onPick}>
      {text(bulk ? messages.change : messages.choose)}
    </Button>
  );
  if (!bulk)
    return (
      <Card title={text(title)}>
        <EmptyState
          icon={<MonitorUp className="size-5" aria-hidden />}
          title={text(messages.none)}
          action={pick}
        >
          {text(messages.noneHelp)}
        </EmptyState>
      </Card>
    );
  const { name, at, boxes, have, lack, taskUseFlag, serviceTaskId } = bulk;
  const body = { commandType: commandTypes[kind], serviceTaskId };
  const held = boxes === 0 ? text(messages.noBoxes) : text(messages.held, { have, boxes, lack });
  return (
    <Card
      title={text(title)}
      actions={
        <span className="flex items-center gap-2">
          {pick}
          {taskUseFlag ? (
            <Button size="small" blocked={stop.blocked} onClick={() => setTurning('stop')}>
              {text(messages.stop)}
            </Button>
          ) : (
            <Button size="small" blocked={start.blocked} onClick={() => setTurning('start')}>
              {text(messages.start)}
            </Button>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-2 py-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 wrap-anywhere text-body font-medium">{name}</p>
          <StateBadge look={looks[taskUseFlag ? 'on' : 'off']} />
        </div>
        {boxes === 0 ? null : (
          <progress
            value={have}
            max={boxes}
            aria-label={held}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-idle-surface [&::-webkit-progress-bar]:bg-idle-surface [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <p className="flex flex-wrap items-center gap-x-3 text-dense text-secondary tabular-nums">
          {held}
          {lack > 0 ? (
            <Button size="small" look="quiet" onClick={() => setShowing(true)}>
              {text(coverageMessages.show)}
            </Button>
          ) : null}
        </p>
      </div>
      <PropertyList columns={1}>
        {children}
        <Property label={text(messages.since)}>{dateTime(at)}</Property>
        <Property label={text(messages.task)} mono>
          {serviceTaskId}
        </Property>
      </PropertyList>
      {showing ? (
        <BoxesWithoutSheet
          item={{ kind: 'bulk', id: serviceTaskId, name }}
          onClose={() => setShowing(false)}
        />
      ) : null}
      <ConfirmCommand
        command={stop}
        input={turning === 'stop' ? { body } : null}
        title={text(messages.stopNamed, { name })}
        body={text(messages.stopHelp)}
        verb={text(messages.stop)}
        onClose={() => setTurning(null)}
      />
      <ConfirmCommand
        command={start}
        input={turning === 'start' ? { body } : null}
        title={text(messages.startNamed, { name })}
        body={text(messages.startHelp)}
        verb={text(messages.start)}
        onClose={() => setTurning(null)}
      />
    </Card>
  );
}
