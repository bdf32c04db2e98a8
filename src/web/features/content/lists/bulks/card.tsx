import { CircleAlert, CircleCheck, CirclePause, MonitorUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { Holdings } from '../coverage/holdings.tsx';
import { messages as coverageMessages } from '../coverage/messages.ts';
import { contentKeys } from '../queries.ts';
import { Hold } from './hold.tsx';
import { InheritedItem } from './inherited.tsx';
import type { Kind } from './kinds.ts';
import { messages } from './messages.ts';
import type { BulkHold, Inherited } from './queries.ts';
import { Turn } from './turn.tsx';

const appearance = {
  on: { tone: 'success', icon: CircleCheck, label: messages.on },
  held: { tone: 'notice', icon: CircleAlert, label: messages.held },
  off: { tone: 'idle', icon: CirclePause, label: messages.off },
  deleted: { tone: 'notice', icon: CircleAlert, label: messages.deleted },
} as const;

interface BulkCardProps {
  kind: Kind;
  title: Message;
  /** Null: nothing was ever chosen. */
  bulk: {
    serviceTaskId: string;
    taskUseFlag: boolean;
    itemId: string;
    name: string;
    author: string;
    hold: BulkHold | null;
    at: string;
    boxes: number;
    have: number;
    lack: number;
    unknown: number;
    elsewhere: number;
    deleted: boolean;
  } | null;
  /** The item that boxes get from above while the own choice is not on; null: none. */
  inherited: Inherited | null;
  onPick: () => void;
  /** Parts that only this kind has. */
  children: ReactNode;
}

/** One kind of item that every box gets: its name and version, how many boxes have it, and its actions. */
export function BulkCard({ kind, title, bulk, inherited, onPick, children }: BulkCardProps) {
  const text = useText();
  const dateTime = useDateTime();
  const pickBlocked = useBlocked('changeBulkSetting');
  const [turning, setTurning] = useState<'stop' | 'start' | null>(null);
  const options = {
    invalidates: [contentKeys],
    failure: 'inPlace' as const,
    onSuccess: () => setTurning(null),
  };
  const stop = useCommand('stopBulkSetting', {
    ...options,
    failed: messages.stopFailed,
    success: messages.stopped,
  });
  const start = useCommand('startBulkSetting', {
    ...options,
    failed: messages.startFailed,
    success: messages.started,
  });
  const pick = (
    <Button size="small" blocked={pickBlocked} onClick={onPick}>
      {text(bulk ? messages.change : messages.choose)}
    </Button>
  );
  if (!bulk && inherited)
    return (
      <Card title={text(title)} actions={pick}>
        <div className="flex flex-col gap-2 py-3">
          <InheritedItem inherited={inherited} />
          <p className="text-dense text-secondary">{text(messages.inheritsHelp)}</p>
        </div>
      </Card>
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
  const {
    name,
    at,
    boxes,
    have,
    lack,
    unknown,
    elsewhere,
    taskUseFlag,
    serviceTaskId,
    author,
    hold,
    deleted,
  } = bulk;
  const held =
    boxes === 0
      ? text(messages.noBoxes)
      : text(coverageMessages.counts, { has: have, boxes, lacks: lack - unknown, unknown });
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
            <Button
              size="small"
              blocked={deleted ? text(messages.deletedHelp) : start.blocked}
              onClick={() => setTurning('start')}
            >
              {text(messages.start)}
            </Button>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-2 py-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 wrap-anywhere text-body font-medium">{name}</p>
          <StateBadge look={appearance[deleted ? 'deleted' : !taskUseFlag ? 'off' : hold ? 'held' : 'on']} />
        </div>
        {boxes === 0 ? null : (
          <progress
            value={have}
            max={boxes}
            aria-label={held}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-idle-surface [&::-webkit-progress-bar]:bg-idle-surface [&::-webkit-progress-value]:bg-accent"
          />
        )}
        {boxes === 0 ? (
          <p className="text-dense text-secondary">{held}</p>
        ) : (
          <Holdings
            item={{ kind: 'bulk', id: serviceTaskId }}
            counts={{ has: have, lacks: lack - unknown, unknown }}
          />
        )}
        {elsewhere > 0 ? (
          <p className="text-dense text-secondary tabular-nums">
            {text(messages.elsewhere, { count: elsewhere })}
          </p>
        ) : null}
        {deleted ? <p className="text-dense text-notice">{text(messages.deletedHelp)}</p> : null}
        {hold && !deleted ? (
          <Hold kind={kind} itemId={bulk.itemId} name={name} author={author} hold={hold} lack={lack} />
        ) : null}
        {!taskUseFlag && inherited ? <InheritedItem inherited={inherited} /> : null}
      </div>
      <PropertyList columns={1}>
        {children}
        <Property label={text(messages.since)}>{dateTime(at)}</Property>
        <Property label={text(messages.author)}>{author}</Property>
        <Property label={text(messages.task)} mono>
          {serviceTaskId}
        </Property>
      </PropertyList>
      <Turn
        kind={kind}
        bulk={bulk}
        inherited={inherited}
        stop={stop}
        start={start}
        turning={turning}
        onClose={() => setTurning(null)}
      />
    </Card>
  );
}
