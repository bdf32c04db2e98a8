import { narrowing } from '#web/http/narrowing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { Organisation } from './queries.ts';

/** Actions on one organisation; its devices are the list of devices, narrowed to it. */
export function OrganisationMenu(props: {
  organisation: Organisation;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const text = useText();
  const { opId, companyName } = props.organisation;
  const updateBlocked = useBlocked('updateOrganisation');
  const deleteBlocked = useBlocked('deleteOrganisation');
  return (
    <RowMenu label={text(messages.rowActions, { name: companyName })}>
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
    </RowMenu>
  );
}
