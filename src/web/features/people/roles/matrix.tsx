import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { installationPermissions } from '#api/permissions.gen.ts';
import { canDefine } from '#domain/roles/giving.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TypedFilter } from '#web/resource/filters.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { AreaTable, type WhyNot } from './area-table.tsx';
import { areas } from './catalogue.ts';
import { messages } from './messages.ts';
import type { Role } from './queries.ts';
import type { RoleForm } from './role-form.ts';
import { RoleWarnings } from './role-warnings.tsx';

/** Every permission by area, with those of another role beside it. */
export function PermissionMatrix(props: {
  readOnly: boolean;
  others: readonly Role[];
  compare: Role | null;
  onCompare: (roleKey: string | undefined) => void;
  /** True if people of the root organisation have the role. */
  isRoot: boolean;
}) {
  const { compare } = props;
  const text = useText();
  const roleText = useRoleText();
  const profile = useProfile();
  const [keyword, setKeyword] = useState('');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { control } = useFormContext<RoleForm>();
  const { field } = useController({ control, name: 'permissions' });
  const held = new Set(field.value);
  const own = { level: profile?.userLevel ?? 9, permissions: profile?.permissions ?? [] };
  const reasonOf = (key: string): WhyNot | null => {
    if (canDefine(own, { level: own.level, permissions: [key] }) !== null) return 'notOwn';
    // One that the role has already can be taken away.
    return props.isRoot || held.has(key) || !installationPermissions.includes(key) ? null : 'rootOnly';
  };
  const set = (keys: readonly string[], isOn: boolean) => {
    const next = new Set(held);
    for (const key of keys) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    field.onChange([...next].sort());
  };
  const fits = (key: string, name: string) =>
    `${name} ${key}`.toLowerCase().includes(keyword.toLowerCase()) &&
    !(onlyDifferent && compare && compare.permissions.includes(key) === held.has(key));
  const shown = areas
    .map((area) => ({
      ...area,
      permissions: area.permissions
        .map(({ key, name }) => ({ key, name: text(name) }))
        .filter(({ key, name }) => fits(key, name)),
    }))
    .filter(({ permissions }) => permissions.length > 0);
  return (
    <section aria-label={text(messages.permissions)} className="flex flex-col gap-3">
      <h2 className="text-lead font-medium">{text(messages.permissions)}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <TypedFilter
          label={text(messages.find)}
          value={keyword}
          onChange={setKeyword}
          className="flex-1 basis-48 md:max-w-80"
        />
        <Select
          label={text(messages.compare)}
          value={compare?.roleGroupKey ?? ''}
          choices={[
            { value: '', label: text(messages.compareNone) },
            ...props.others.map(({ roleGroupKey, roleName }) => ({
              value: roleGroupKey,
              label: text(messages.compareWith, { name: roleText(roleName) }),
            })),
          ]}
          onChange={(roleKey) => props.onCompare(roleKey || undefined)}
          className="min-w-0 grow basis-48 md:w-80 md:grow-0 md:basis-auto"
        />
        {compare ? (
          <label htmlFor="only-different" className="flex items-center gap-2 text-body">
            <Checkbox id="only-different" checked={onlyDifferent} onChange={setOnlyDifferent} />
            {text(messages.onlyDifferent)}
          </label>
        ) : null}
      </div>
      {props.readOnly ? null : <RoleWarnings maySet={(key) => reasonOf(key) === null} />}
      {shown.length === 0 ? <p className="text-dense text-secondary">{text(messages.noneFound)}</p> : null}
      {shown.map((area) => (
        <AreaTable
          key={area.id}
          title={text(area.title)}
          permissions={area.permissions}
          held={held}
          compare={compare}
          reasonOf={reasonOf}
          readOnly={props.readOnly}
          onSet={set}
        />
      ))}
    </section>
  );
}
