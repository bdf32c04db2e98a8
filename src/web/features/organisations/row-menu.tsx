import { EllipsisVertical } from 'lucide-react';
import { narrowing } from '#web/http/narrowing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { Organisation } from './queries.ts';

/** What can be done with one organisation; its devices are the list of devices, narrowed to it. */
export function RowMenu(props: { organisation: Organisation; onEdit: () => void; onDelete: () => void }) {
  const text = useText();
  const { opId, companyName } = props.organisation;
  const updateBlocked = useBlocked('updateOrganisation');
  const deleteBlocked = useBlocked('deleteOrganisation');
  return (
    <Menu
      trigger={
        <IconButton
          label={text(messages.rowActions, { name: companyName })}
          icon={<EllipsisVertical className="size-4" />}
        />
      }
    >
      <MenuItem onSelect={() => narrowing.choose(opId, '/device/deviceList/1')}>
        {text(messages.showDevices)}
      </MenuItem>
      <MenuItem onSelect={() => narrowing.choose(opId, '/management/account/accountList')}>
        {text(messages.showUsers)}
      </MenuItem>
      <MenuItem onSelect={() => narrowing.choose(opId)}>{text(messages.switchTo)}</MenuItem>
      <MenuSeparator />
      <MenuItem blocked={updateBlocked} onSelect={props.onEdit}>
        {text(messages.edit)}
      </MenuItem>
      <MenuItem danger blocked={deleteBlocked} onSelect={props.onDelete}>
        {text(messages.delete)}
      </MenuItem>
    </Menu>
  );
}
