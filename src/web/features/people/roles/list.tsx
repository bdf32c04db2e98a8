import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { narrowing } from '#web/http/narrowing.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { readAtVisit } from '#web/resource/read-at-visit.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { type Role, type RoleSearch, roleKeys, rolesQuery } from './queries.ts';

interface RoleListProps {
  here: { opId: string; companyName: string };
  onSearch: (next: RoleSearch) => void;
}

/** RT-058: the roles that people of an organisation can have, who has them, and the way to each. */
export function RoleList({ here, onSearch }: RoleListProps) {
  const text = useText();
  const roleText = useRoleText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const roles = useQuery({ ...rolesQuery(here.opId), ...readAtVisit });
  const [leaving, setLeaving] = useState<Role | null>(null);
  const createBlocked = useBlocked('createOperatorRole');
  const remove = useCommand('deleteOperatorRole', {
    invalidates: [roleKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => setLeaving(null),
  });
  const stays = (role: Role): string | null => {
    if (remove.blocked) return remove.blocked;
    if (role.roleGroup === 'System') return text(messages.systemStays);
    if (role.userCount > 0) return text(messages.held, { count: role.userCount });
    return role.mayEdit ? null : text(messages.notYours);
  };
  const groupOf = ({ roleGroup, ownerName }: Role) =>
    roleGroup === 'System'
      ? text(messages.system)
      : ownerName === null
        ? text(messages.custom)
        : text(messages.customOf, { name: ownerName });

  if (roles.isError && !roles.data)
    return <ErrorState error={roles.error} onRetry={() => void roles.refetch()} />;
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context, { name: here.companyName })}
        actions={
          <CreateButton operation="createOperatorRole" onClick={() => onSearch({ role: 'new' })}>
            {text(messages.create)}
          </CreateButton>
        }
      />
      <div className="flex flex-col gap-4">
        {roles.data ? <StaleNote known={roles} /> : null}
        <SimpleTable
          caption={text(messages.title)}
          pending={roles.isPending}
          head={[
            text(messages.role),
            text(messages.group),
            text(messages.level),
            text(messages.users),
            text(messages.permissions),
            text(messages.updater),
            text(messages.updated),
            { spoken: text(messages.actions) },
          ]}
          rows={(roles.data ?? []).map((role) => ({
            id: role.roleGroupKey,
            cells: [
              <span key="name" className="block py-1">
                <button
                  type="button"
                  className={`${linkLook} text-left`}
                  onClick={() => onSearch({ role: role.roleGroupKey })}
                >
                  {roleText(role.roleName)}
                </button>
                <span className="block text-caption text-secondary">{roleText(role.roleDesc)}</span>
              </span>,
              <Badge key="group" tone={role.roleGroup === 'System' ? 'idle' : 'info'}>
                {groupOf(role)}
              </Badge>,
              formats.number(role.roleLevel),
              formats.number(role.userCount),
              formats.number(role.permissions.length),
              formatText(role.updater),
              <span key="time" className="font-mono whitespace-nowrap">
                {role.updateTime ? dateTime(role.updateTime) : formatText(null)}
              </span>,
              <RowMenu key="menu" label={text(messages.rowActions, { name: roleText(role.roleName) })}>
                <MenuItem onSelect={() => onSearch({ role: role.roleGroupKey })}>
                  {text(messages.open)}
                </MenuItem>
                <MenuItem
                  blocked={createBlocked}
                  onSelect={() => onSearch({ role: 'new', from: role.roleGroupKey })}
                >
                  {text(messages.clone)}
                </MenuItem>
                <MenuItem onSelect={() => narrowing.look(role.roleGroupKey, '/')}>
                  {text(messages.preview)}
                </MenuItem>
                <MenuSeparator />
                <MenuItem danger blocked={stays(role)} onSelect={() => setLeaving(role)}>
                  {text(messages.delete)}
                </MenuItem>
              </RowMenu>,
            ],
          }))}
        />
      </div>
      <ConfirmCommand
        command={remove}
        input={leaving && { path: { opId: here.opId, roleGroupKey: leaving.roleGroupKey } }}
        title={text(messages.deleteNamed, { name: roleText(leaving?.roleName ?? '') })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
