import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatText } from '#domain/display.ts';
import { DevicePicture } from '#web/entities/device/device-picture.tsx';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { ActionDialog } from '../device/action-dialog.tsx';
import {
  actionEntries,
  type DeviceAction,
  isSetTop,
  setTopActions,
  useBlockedReason,
} from '../device/device-actions.ts';
import { LockBadge, OnlineBadge } from '../device/device-badges.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { CustomerSheet } from '../inventory/customer-sheet.tsx';
import { messages as inventoryMessages } from '../inventory/messages.ts';
import { MoveDialog } from '../inventory/move-dialog.tsx';
import { type Move, moveEntries, movesOf, useMoveBlocked } from '../inventory/moves.ts';
import { IdentitySheet } from './identity-sheet.tsx';
import { identityMessages, messages } from './messages.ts';
import { RenameSheet } from './rename-sheet.tsx';

function Actions({ device }: { device: Device }) {
  const text = useText();
  const blockedReason = useBlockedReason();
  const mayNotRename = useBlocked('setDeviceName');
  const [pending, setPending] = useState<DeviceAction | null>(null);
  const [renaming, setRenaming] = useDraft('rename');
  const mayNotIdentify = useBlocked('readDeviceIdentity');
  const [identifying, setIdentifying] = useDraft('identity');
  const mayNotMoveOn = useMoveBlocked();
  const [move, setMove] = useState<Move | null>(null);
  const mayNotSetCustomer = useBlocked('setDeviceCustomer');
  const [customer, setCustomer] = useDraft('customer');
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
        <MenuItem blocked={mayNotRename} onSelect={() => setRenaming('open')}>
          {text(messages.rename)}
        </MenuItem>
        {device.deviceStatus === 'Deployed' ? (
          <MenuItem blocked={mayNotSetCustomer} onSelect={() => setCustomer('open')}>
            {text(inventoryMessages.customer)}
          </MenuItem>
        ) : null}
        {movesOf(device).map((each) => (
          <MenuItem
            key={each}
            danger={moveEntries[each].danger ?? false}
            blocked={mayNotMoveOn(each, [device])}
            onSelect={() => setMove(each)}
          >
            {text(moveEntries[each].label)}
          </MenuItem>
        ))}
        <MenuItem blocked={mayNotIdentify} onSelect={() => setIdentifying('open')}>
          {text(identityMessages.menu)}
        </MenuItem>
        {isSetTop(device) ? (
          <>
            <MenuSeparator />
            {setTopActions.map((action) => (
              <MenuItem
                key={action}
                blocked={blockedReason(action, [device])}
                onSelect={() => setPending(action)}
              >
                {text(actionEntries[action].label)}
              </MenuItem>
            ))}
          </>
        ) : null}
        <MenuSeparator />
        <MenuItem
          danger
          blocked={blockedReason('FactoryReset', [device])}
          onSelect={() => setPending('FactoryReset')}
        >
          {text(actionEntries.FactoryReset.label)}
        </MenuItem>
      </Menu>
      {renaming ? <RenameSheet device={device} onClose={() => setRenaming('')} /> : null}
      {customer ? <CustomerSheet device={device} onClose={() => setCustomer('')} /> : null}
      {move ? (
        <MoveDialog
          pending={{ move, devices: [device] }}
          onClose={() => setMove(null)}
          onDone={() => setMove(null)}
        />
      ) : null}
      {identifying ? <IdentitySheet device={device} onClose={() => setIdentifying('')} /> : null}
      {pending ? (
        <ActionDialog
          pending={{ action: pending, devices: [device] }}
          onClose={() => setPending(null)}
          onDone={() => setPending(null)}
        />
      ) : null}
    </div>
  );
}

interface HeaderProps {
  device: Device;
  actions: ReactNode;
  /** Below it. */
  children: ReactNode;
}

export function DeviceHeader({ device, actions, children }: HeaderProps) {
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
      {children}
    </header>
  );
}
