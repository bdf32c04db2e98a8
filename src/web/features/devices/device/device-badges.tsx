import { Lock, LockOpen, TriangleAlert, Wifi, WifiOff } from 'lucide-react';
import type { components } from '#api/main.d.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { messages } from './messages.ts';
import type { Device } from './queries.ts';

type Presence = Pick<Device, 'online'> & Partial<Pick<Device, 'accessTime'>>;

/**
 * Adds the time since when it is offline: beside it, or as its title in the narrow cell of a table. A device that never
 * connected has none.
 */
export function OnlineBadge({ online, accessTime, inTable }: Presence & { inTable?: true }) {
  const text = useText();
  const dateTime = useDateTime();
  const Icon = online ? Wifi : WifiOff;
  const absent = accessTime === null ? messages.neverConnected : messages.offline;
  const badge = (
    <Badge tone={online ? 'success' : 'idle'} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(online ? messages.online : absent)}
    </Badge>
  );
  if (online || !accessTime) return badge;
  const since = text(messages.since, { time: dateTime(accessTime) });
  if (inTable) return <span title={since}>{badge}</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {badge}
      <span className="text-caption whitespace-nowrap text-secondary tabular-nums">{since}</span>
    </span>
  );
}

export function LockBadge(props: { locked: boolean }) {
  const text = useText();
  const Icon = props.locked ? Lock : LockOpen;
  return (
    <Badge tone={props.locked ? 'danger' : 'idle'} icon={<Icon className="size-3.5" aria-hidden />}>
      {text(props.locked ? messages.locked : messages.unlocked)}
    </Badge>
  );
}

/** Nothing where no alarm is open: what is usual needs no badge. */
export function AlarmsBadge({ alarms }: Pick<Device, 'alarms'>) {
  const text = useText();
  if (!alarms || alarms.critical + alarms.warning === 0) return null;
  const isCritical = alarms.critical > 0;
  return (
    <Badge tone={isCritical ? 'danger' : 'notice'} icon={<TriangleAlert className="size-3.5" aria-hidden />}>
      {isCritical
        ? text(messages.criticalCount, { n: alarms.critical })
        : text(messages.warningCount, { n: alarms.warning })}
    </Badge>
  );
}

type Status = components['schemas']['DeviceStatus'];

const statuses: Record<Status, { tone: Tone; label: Message }> = {
  Inventory: { tone: 'idle', label: messages.inventory },
  Requested: { tone: 'notice', label: messages.requested },
  Deployed: { tone: 'info', label: messages.statusDeployed },
  Unregistered: { tone: 'danger', label: messages.statusUnregistered },
};

export function StatusBadge(props: { status: Status }) {
  const text = useText();
  const { tone, label } = statuses[props.status];
  return <Badge tone={tone}>{text(label)}</Badge>;
}
