import { RefreshCw } from 'lucide-react';
import { taskKinds } from '#domain/task-kinds/table.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { LiveValue } from '../device/page/live-value.tsx';
import type { Device } from '../device/queries.ts';
import { messages } from './messages.ts';
import { Meter } from './meter.tsx';
import type { DeviceAv } from './queries.ts';
import { TaskLine } from './task-line.tsx';
import { useAvTask } from './use-av-task.ts';

interface RemoteCardProps {
  device: Device;
  remote: NonNullable<DeviceAv['av']['bluetooth_remote']>;
  observedAt: string | null;
}

/** CL-032, CL-119: the Bluetooth remote control, and its firmware. */
export function RemoteCard({ device, remote, observedAt }: RemoteCardProps) {
  const { endpointId } = device;
  const text = useText();
  const { supportFeatures } = useModelOf()(device);
  const reading = useAvTask(device, 'BluetoothRcu');
  const upgrading = useAvTask(device, 'RcuUpgrade');
  const read = useCommand('readRemoteControl', { onSuccess: ({ data }) => reading.started(data) });
  const upgrade = useCommand('upgradeRcu', { onSuccess: ({ data }) => upgrading.started(data) });
  const value = (shown: string | null) => <LiveValue value={shown} observedAt={observedAt} />;
  const { firmware_version: version, available_version: available, battery_level: battery } = remote;
  const canUpgrade = supportFeatures.includes(taskKinds.RcuUpgrade.modelFeature ?? '');
  const isNewest = version !== null && version === available;
  return (
    <Card
      title={text(messages.remote)}
      actions={
        <div className="flex flex-wrap items-center gap-2 py-1.5">
          <Button
            icon={<RefreshCw className="size-4" aria-hidden />}
            busy={read.busy || reading.busy}
            blocked={read.blocked}
            onClick={() => void read.run({ body: { endpointId } })}
          >
            {text(messages.readRemote)}
          </Button>
          {canUpgrade ? (
            <Button
              busy={upgrade.busy || upgrading.busy}
              blocked={upgrade.blocked ?? (isNewest ? text(messages.isNewest) : null)}
              onClick={() => void upgrade.run({ body: { endpointId } })}
            >
              {text(messages.upgrade)}
            </Button>
          ) : null}
        </div>
      }
    >
      <TaskLine taskId={upgrading.taskId} online={device.online} />
      <PropertyList columns={1}>
        <Property label={text(messages.name)}>{value(remote.name)}</Property>
        <Property label={text(messages.connection)}>
          <LiveValue
            value={remote.connected === null ? null : String(remote.connected)}
            observedAt={observedAt}
          >
            <Badge tone={remote.connected ? 'success' : 'idle'}>
              {text(
                remote.connected
                  ? messages.connected
                  : remote.paired === false
                    ? messages.notPaired
                    : messages.notConnected,
              )}
            </Badge>
          </LiveValue>
        </Property>
        <Property label={text(messages.battery)}>
          {battery === null ? (
            value(null)
          ) : (
            <Meter
              label={text(messages.battery)}
              value={battery}
              least={0}
              most={100}
              unit="%"
              tone={battery >= 30 ? 'success' : battery >= 20 ? 'notice' : 'danger'}
            />
          )}
        </Property>
        <Property label={text(messages.firmware)} mono>
          {value(version)}
        </Property>
        <Property label={text(messages.available)} mono>
          {value(available)}
        </Property>
        <Property label={text(messages.mac)} mono>
          {value(remote.mac_address)}
        </Property>
      </PropertyList>
    </Card>
  );
}
