import { ChevronDown } from 'lucide-react';
import { messages as actionMessages } from '#web/features/devices/device/action-messages.ts';
import {
  actionEntries,
  type DeviceAction,
  deviceActions,
  isSetTop,
  setTopActions,
  useBlockedReason,
} from '#web/features/devices/device/device-actions.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

/** Actions on several devices at once; set-top boxes have a menu of their own. */
export function SelectedActions(props: {
  devices: readonly Device[];
  onAction: (action: DeviceAction) => void;
}) {
  const text = useText();
  const blockedReason = useBlockedReason();
  return (
    <>
      {deviceActions.map((action) => (
        <Button
          key={action}
          size="small"
          blocked={blockedReason(action, props.devices)}
          onClick={() => props.onAction(action)}
          className={actionEntries[action].danger ? 'text-danger' : undefined}
        >
          {text(actionEntries[action].label)}
        </Button>
      ))}
      {props.devices.some(isSetTop) ? (
        <Menu
          trigger={
            <Button size="small" icon={<ChevronDown className="size-3.5" aria-hidden />}>
              {text(actionMessages.setTop)}
            </Button>
          }
        >
          {setTopActions.map((action) => (
            <MenuItem
              key={action}
              blocked={blockedReason(action, props.devices)}
              onSelect={() => props.onAction(action)}
            >
              {text(actionEntries[action].label)}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
