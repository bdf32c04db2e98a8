import { useNavigate } from '@tanstack/react-router';
import {
  actionEntries,
  type DeviceAction,
  deviceActions,
  isSetTop,
  setTopActions,
  useBlockedReason,
} from '#web/features/devices/device/device-actions.ts';
import { messages } from '#web/features/devices/device/messages.ts';
import { type Device, nameOf } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useUpgradeBlocked } from '../firmware/upgrade-button.tsx';
import { upgradeMessages } from '../firmware/upgrade-messages.ts';
import { type Move, moveEntries, movesOf, useMoveBlocked } from '../inventory/moves.ts';

export function DeviceMenu(props: {
  device: Device;
  onAction: (action: DeviceAction) => void;
  onMove: (move: Move) => void;
  onUpgrade: () => void;
}) {
  const text = useText();
  const navigate = useNavigate();
  const blockedReason = useBlockedReason();
  const moveBlocked = useMoveBlocked();
  const upgradeBlocked = useUpgradeBlocked();
  const { endpointId } = props.device;
  const open = (tab: 'diagnostics' | 'history') =>
    void navigate({ to: '/device/deviceDetail/$endpointId', params: { endpointId }, search: { tab } });
  return (
    <RowMenu label={text(messages.rowActions, { name: nameOf(props.device) })}>
      <MenuItem
        onSelect={() => void navigate({ to: '/device/deviceInfo/$endpointId', params: { endpointId } })}
      >
        {text(messages.openInfo)}
      </MenuItem>
      <MenuItem onSelect={() => open('diagnostics')}>{text(messages.openDiagnostics)}</MenuItem>
      <MenuItem onSelect={() => open('history')}>{text(messages.openHistory)}</MenuItem>
      <MenuSeparator />
      {[...(isSetTop(props.device) ? setTopActions : []), ...deviceActions].map((action) => (
        <MenuItem
          key={action}
          danger={actionEntries[action].danger}
          blocked={blockedReason(action, [props.device])}
          onSelect={() => props.onAction(action)}
        >
          {text(actionEntries[action].label)}
        </MenuItem>
      ))}
      <MenuItem blocked={upgradeBlocked([props.device])} onSelect={props.onUpgrade}>
        {text(upgradeMessages.upgrade)}
      </MenuItem>
      <MenuSeparator />
      {movesOf(props.device).map((move) => (
        <MenuItem
          key={move}
          danger={moveEntries[move].danger ?? false}
          blocked={moveBlocked(move, [props.device])}
          onSelect={() => props.onMove(move)}
        >
          {text(moveEntries[move].label)}
        </MenuItem>
      ))}
    </RowMenu>
  );
}
