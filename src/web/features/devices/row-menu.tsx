import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { actionEntries, type DeviceAction, deviceActions, useBlockedReason } from './device-actions.ts';
import { messages } from './messages.ts';
import { type Device, nameOf } from './queries.ts';

export function RowMenu(props: { device: Device; onAction: (action: DeviceAction) => void }) {
  const text = useText();
  const navigate = useNavigate();
  const blockedReason = useBlockedReason();
  const { endpointId } = props.device;
  const open = (tab: 'diagnostics' | 'history') =>
    void navigate({ to: '/device/deviceDetail/$endpointId', params: { endpointId }, search: { tab } });
  const label = text(messages.rowActions, { name: nameOf(props.device) });
  return (
    <Menu label={label} trigger={<IconButton label={label} icon={<EllipsisVertical className="size-4" />} />}>
      <MenuItem
        onSelect={() => void navigate({ to: '/device/deviceInfo/$endpointId', params: { endpointId } })}
      >
        {text(messages.openInfo)}
      </MenuItem>
      <MenuItem onSelect={() => open('diagnostics')}>{text(messages.openDiagnostics)}</MenuItem>
      <MenuItem onSelect={() => open('history')}>{text(messages.openHistory)}</MenuItem>
      <MenuSeparator />
      {deviceActions.map((action) => (
        <MenuItem
          key={action}
          danger={actionEntries[action].danger}
          blocked={blockedReason(action, [props.device])}
          onSelect={() => props.onAction(action)}
        >
          {text(actionEntries[action].label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
