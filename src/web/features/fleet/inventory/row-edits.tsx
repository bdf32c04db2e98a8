import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import type { Device } from '#web/features/devices/device/queries.ts';
import { RenameSheet } from '#web/features/devices/device/rename-sheet.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { messages as groupMessages } from '../groups/messages.ts';
import { CustomerSheet } from './customer-sheet.tsx';
import { messages } from './messages.ts';

const AddToGroupDialog = lazyPart(() => import('../groups/add-to-group-dialog.tsx'), null);

type Edit = 'rename' | 'customer' | 'group';

/** A device, and the change that a form is open for. */
export interface PendingEdit {
  edit: Edit;
  device: Device;
}

/** Changes that leave a device where it is in its life. */
export function EditItems({ device, onEdit }: { device: Device; onEdit: (pending: PendingEdit) => void }) {
  const text = useText();
  const noRename = useBlocked('setDeviceName');
  const noCustomer = useBlocked('setDeviceCustomer');
  const noGroup = useBlocked('associateDevices');
  return (
    <>
      <MenuItem blocked={noRename} onSelect={() => onEdit({ edit: 'rename', device })}>
        {text(deviceMessages.rename)}
      </MenuItem>
      {device.deviceStatus === 'Deployed' ? (
        <MenuItem blocked={noCustomer} onSelect={() => onEdit({ edit: 'customer', device })}>
          {text(messages.customer)}
        </MenuItem>
      ) : null}
      <MenuItem blocked={noGroup} onSelect={() => onEdit({ edit: 'group', device })}>
        {text(groupMessages.addToGroup)}
      </MenuItem>
    </>
  );
}

export function EditDialog({ pending, onClose }: { pending: PendingEdit; onClose: () => void }) {
  const { edit, device } = pending;
  if (edit === 'rename') return <RenameSheet device={device} onClose={onClose} />;
  if (edit === 'customer') return <CustomerSheet device={device} onClose={onClose} />;
  return <AddToGroupDialog devices={[device]} onClose={onClose} onDone={onClose} />;
}
