import { X } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { messages as resourceMessages } from '#web/resource/messages.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { actionEntries, type DeviceAction, deviceActions, useBlockedReason } from './device-actions.ts';
import type { Device } from './queries.ts';

export function SelectionBar(props: {
  devices: readonly Device[];
  onAction: (action: DeviceAction) => void;
  onClear: () => void;
}) {
  const text = useText();
  const blockedReason = useBlockedReason();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2 border-b border-stroke px-3 max-md:py-1.5">
      <IconButton
        label={text(resourceMessages.clearSelection)}
        icon={<X className="size-4" />}
        onClick={props.onClear}
        className="-ml-2 size-7"
      />
      <p role="status" className="pr-2 text-dense font-medium">
        {text(resourceMessages.selectedCount, { count: props.devices.length })}
      </p>
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
    </div>
  );
}
