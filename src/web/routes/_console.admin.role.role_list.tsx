import { createFileRoute } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import * as permissions from '#api/permissions.gen.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { RoleEditor } from '#web/features/people/roles/editor.tsx';
import { RoleList } from '#web/features/people/roles/list.tsx';
import { type RoleSearch, readRoleSearch } from '#web/features/people/roles/queries.ts';
import { defineMessage } from '#web/i18n/message.ts';

export const Route = createFileRoute('/_console/admin/role/role_list')({
  staticData: {
    title: defineMessage('routes.roles', { en: 'Roles', ko: '역할' }),
    permission: permissions.listOperatorRoles,
    nav: { group: 'admin', area: 'people', order: 4, icon: ShieldCheck, to: '/admin/role/role_list' },
    texts: ['people/roles'],
  },
  validateSearch: readRoleSearch,
  component: Roles,
});

function Roles() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const here = useHere();
  const onSearch = (next: RoleSearch) => void navigate({ search: next });
  if (!here) return null;
  return search.role ? (
    <RoleEditor here={here} search={search} onSearch={onSearch} />
  ) : (
    <RoleList here={here} onSearch={onSearch} />
  );
}
