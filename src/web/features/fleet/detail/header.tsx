import { EllipsisVertical, History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatText } from '#domain/display.ts';
import { DevicePicture } from '#web/entities/device/device-picture.tsx';
import { ActionDialog } from '#web/features/devices/device/action-dialog.tsx';
import {
  actionEntries,
  type DeviceAction,
  isSetTop,
  setTopActions,
  useBlockedReason,
} from '#web/features/devices/device/device-actions.ts';
import { LockBadge, OnlineBadge } from '#web/features/devices/device/device-badges.tsx';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { identityMessages, messages } from '#web/features/devices/device/page/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { RenameSheet } from '#web/features/devices/device/rename-sheet.tsx';
import { messages as pastMessages } from '#web/features/devices/past/messages.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FavouriteStar } from '#web/resource/favourite-star.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useStuckHeight } from '#web/ui/stuck-height.ts';
import { LazyUpgradeSheet, useUpgradeBlocked } from '../firmware/upgrade-button.tsx';
import { upgradeMessages } from '../firmware/upgrade-messages.ts';
import { AllocateSheet } from '../inventory/allocate-sheet.tsx';
import { CustomerSheet } from '../inventory/customer-sheet.tsx';
import { messages as inventoryMessages } from '../inventory/messages.ts';
import { MoveDialog } from '../inventory/move-dialog.tsx';
import { moveEntries, movesOf, useMoveBlocked } from '../inventory/moves.ts';
import { IdentitySheet } from './identity-sheet.tsx';

function Actions({ device }: { device: Device }) {
  const text = useText();
  const blockedReason = useBlockedReason();
  const mayNotRename = useBlocked('setDeviceName');
  const [pending, setPending] = useState<DeviceAction | null>(null);
  const [renaming, setRenaming] = useDraft('rename');
  const mayNotIdentify = useBlocked('readDeviceIdentity');
  const [identifying, setIdentifying] = useDraft('identity');
  const mayNotMoveOn = useMoveBlocked();
  const [moving, setMove] = useDraft('move');
  const move = movesOf(device).find((each) => each === moving) ?? null;
  const [registering, setRegistering] = useDraft('register');
  const mayNotSetCustomer = useBlocked('setDeviceCustomer');
  const [customer, setCustomer] = useDraft('customer');
  const mayNotUpgrade = useBlocked('upgradeFirmware');
  const upgradeBlocked = useUpgradeBlocked()([device]);
  const [upgrading, setUpgrading] = useDraft('upgrade');
  const lockAction = device.uiLockEnable ? 'Unlock' : 'Lock';
  const button = (action: DeviceAction) => (
    <Button blocked={blockedReason(action, [device])} onClick={() => setPending(action)}>
      {text(actionEntries[action].label)}
    </Button>
  );
  return (
    <div className="flex items-center gap-2">
      {device.deviceStatus === 'Unregistered' ? (
        <Button
          look="main"
          blocked={mayNotMoveOn('allocate', [device])}
          onClick={() => setRegistering('open')}
        >
          {text(inventoryMessages.register)}
        </Button>
      ) : null}
      {button('Reboot')}
      {button(lockAction)}
      {/* Those who never may are told so in the menu alone. */}
      {mayNotUpgrade ? null : (
        <Button blocked={upgradeBlocked} onClick={() => setUpgrading('open')} className="max-xl:hidden">
          {text(upgradeMessages.upgrade)}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton
            look="plain"
            label={text(messages.more)}
            icon={<EllipsisVertical className="size-4" />}
          />
        }
      >
        <MenuItem blocked={upgradeBlocked} onSelect={() => setUpgrading('open')}>
          {text(upgradeMessages.upgrade)}
        </MenuItem>
        <MenuItem blocked={mayNotRename} onSelect={() => setRenaming('open')}>
          {text(deviceMessages.rename)}
        </MenuItem>
        {device.deviceStatus === 'Deployed' ? (
          <MenuItem blocked={mayNotSetCustomer} onSelect={() => setCustomer('open')}>
            {text(inventoryMessages.customer)}
          </MenuItem>
        ) : null}
        {movesOf(device)
          .filter(() => device.deviceStatus !== 'Unregistered')
          .map((each) => (
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
      {upgrading ? <LazyUpgradeSheet devices={[device]} onClose={() => setUpgrading('')} /> : null}
      {renaming ? <RenameSheet device={device} onClose={() => setRenaming('')} /> : null}
      {customer ? <CustomerSheet device={device} onClose={() => setCustomer('')} /> : null}
      {registering ? (
        <AllocateSheet
          devices={[device]}
          title={inventoryMessages.registerTitle}
          success={inventoryMessages.devicesCreate}
          onClose={() => setRegistering('')}
          onDone={() => setRegistering('')}
        />
      ) : null}
      {move ? (
        <MoveDialog
          pending={{ move, devices: [device] }}
          onClose={() => setMove('')}
          onDone={() => setMove('')}
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
  /** A past moment that the page shows. */
  at: string | undefined;
  /** The device at that moment, or now; null: not known. */
  shown: Device | null;
  actions: ReactNode;
  /** Below it. */
  children: ReactNode;
}

/** It stays on screen while the page scrolls; on a narrow one the tabs do. */
export function DeviceHeader({ device, at, shown, actions, children }: HeaderProps) {
  const text = useText();
  const dateTime = useDateTime();
  const height = useStuckHeight('--page-head');
  return (
    <header
      ref={height}
      data-stuck-head
      className="-mx-4 mb-3 flex flex-col gap-2 border-b border-stroke bg-page px-4 pb-3 lg:-mx-8 lg:px-8 min-[75rem]:sticky min-[75rem]:top-(--top-bar) min-[75rem]:z-26 min-[75rem]:mb-5 min-[75rem]:pt-3"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-80 gap-3">
          <span className="max-sm:hidden">
            <DevicePicture modelName={device.modelName} prodClass={device.prodClass} />
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3">
              <span className="flex max-w-full min-w-0 items-center gap-1">
                <h1 className="min-w-0 truncate text-title font-medium">{nameOf(shown ?? device)}</h1>
                <FavouriteStar />
              </span>
              <CopyableId id={device.endpointId} className="text-secondary" />
            </div>
            <div className="flex min-h-5.5 flex-wrap items-center gap-x-3 gap-y-1 text-dense text-secondary">
              {at ? (
                <Badge tone="notice" icon={<History className="size-3.5" aria-hidden />}>
                  {text(pastMessages.band, { time: dateTime(at) })}
                </Badge>
              ) : null}
              {shown ? <Facts device={shown} /> : null}
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

function Facts({ device }: { device: Device }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <>
      <span className="flex items-center gap-1.5">
        <OnlineBadge online={device.online} accessTime={device.accessTime} />
        {device.accessTime
          ? text(device.online ? messages.since : messages.lastSeen, { time: dateTime(device.accessTime) })
          : null}
      </span>
      <LockBadge locked={device.uiLockEnable} />
      <span>{device.modelName}</span>
      <span className="font-mono">{formatText(device.firmwareVersion)}</span>
      <span>{device.companyName}</span>
    </>
  );
}
