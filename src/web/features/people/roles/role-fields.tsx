import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { messages } from './messages.ts';
import type { RoleMenu } from './queries.ts';
import { menus, type RoleForm } from './role-form.ts';

const menuNames = {
  home: messages.menuHome,
  device: messages.menuDevice,
  management: messages.menuManagement,
  admin: messages.menuAdmin,
  statistics: messages.menuStatistics,
  root: messages.menuRoot,
} satisfies Record<RoleMenu, object>;

/** Edits name, level and menus of a role. */
export function RoleFields(props: { readOnly: boolean }) {
  const text = useText();
  return (
    <fieldset disabled={props.readOnly} className="grid gap-4 disabled:opacity-70 md:grid-cols-3">
      <TextField<RoleForm> name="roleName" label={text(messages.name)} />
      <TextField<RoleForm> name="roleDesc" label={text(messages.desc)} />
      <NumberField<RoleForm> name="roleLevel" label={text(messages.level)} help={text(messages.levelHelp)} />
      <fieldset className="md:col-span-3">
        <legend className="pb-2 text-dense font-medium text-secondary">{text(messages.menus)}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {menus.map((menu) => (
            <MenuCheck key={menu} menu={menu} />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function MenuCheck(props: { menu: RoleMenu }) {
  const { menu } = props;
  const text = useText();
  const id = useId();
  const { control } = useFormContext<RoleForm>();
  const { field } = useController({ control, name: 'menus' });
  const change = (isOn: boolean) =>
    field.onChange(menus.filter((one) => (one === menu ? isOn : field.value.includes(one))));
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-body">
      <Checkbox id={id} checked={field.value.includes(menu)} onChange={change} />
      {text(menuNames[menu])}
    </label>
  );
}
