import { EllipsisVertical } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatText } from '#domain/display.ts';
import { useDateTime } from '#web/http/use-date-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { actionEntries, type DeviceAction, useBlockedReason } from '../device-actions.ts';
import { LockBadge, OnlineBadge } from '../device-badges.tsx';
import { type Device, nameOf } from '../queries.ts';
import { DevicePicture } from './device-picture.tsx';
import { messages } from './messages.ts';

const ActionDialog = lazy(() => import('../action-dialog.tsx'));

function Actions({ device }: { device: Device }) {
  const text = useText();
  const blockedReason = useBlockedReason();
  const [pending, setPending] = useState<DeviceAction | null>(null);
  const lockAction = device.uiLockEnable ? 'Unlock' : 'Lock';
  const button = (action: DeviceAction) => (
    <Button blocked={blockedReason(action, [device])} onClick={() => setPending(action)}>
      {text(actionEntries[action].label)}
    </Button>
  );
  return (
    <div className="flex items-center gap-2">
      {button('Reboot')}
      {button(lockAction)}
      <Menu
        trigger={
          <IconButton
            look="plain"
            label={text(messages.more)}
            icon={<EllipsisVertical className="size-4" />}
          />
        }
      >
        <MenuItem
          danger
          blocked={blockedReason('FactoryReset', [device])}
          onSelect={() => setPending('FactoryReset')}
        >
          {text(actionEntries.FactoryReset.label)}
        </MenuItem>
      </Menu>
      {pending ? (
        <Suspense>
          <ActionDialog
            pending={{ action: pending, devices: [device] }}
            onClose={() => setPending(null)}
            onDone={() => setPending(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

export function DeviceHeader({ device, actions }: { device: Device; actions: ReactNode }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <header className="flex flex-col gap-3 pb-5">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex min-w-0 gap-4">
          <DevicePicture modelName={device.modelName} prodClass={device.prodClass} />
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="truncate text-title font-medium">{nameOf(device)}</h1>
            <CopyableId id={device.endpointId} className="text-secondary" />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-dense text-secondary">
              <span className="flex items-center gap-1.5">
                <OnlineBadge online={device.online} />
                {device.accessTime
                  ? text(device.online ? messages.since : messages.lastSeen, {
                      time: dateTime(device.accessTime),
                    })
                  : null}
              </span>
              <LockBadge locked={device.uiLockEnable} />
              <span>{device.modelName}</span>
              <span className="font-mono">{formatText(device.firmwareVersion)}</span>
              <span>{device.companyName}</span>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          <Actions device={device} />
        </div>
      </div>
    </header>
  );
}
