import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { words } from '#web/resource/list-search.ts';

export type Role = components['schemas']['OperatorRole'];
export type RoleInput = components['schemas']['OperatorRoleInput'];
export type RoleMenu = RoleInput['menus'][number];

export const roleKeys = ['roles'] as const;

/** The open role (`new` for one that is being created), the role that it is a copy of, and the one that it is compared with. */
export interface RoleSearch {
  role?: string | undefined;
  from?: string | undefined;
  compare?: string | undefined;
}

const key = words(64);

export const readRoleSearch = ({ role, from, compare }: Record<string, unknown>): RoleSearch => ({
  role: key(role),
  from: key(from),
  compare: key(compare),
});

/** Roles that people of an organisation can have, the most powerful first. */
export const rolesQuery = (opId: string) =>
  queryOptions({
    queryKey: [...roleKeys, 'list', opId],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/ops/{opId}/roles', { params: { path: { opId } } }))).data,
  });

/** The users who have a role. */
export const holdersQuery = (opId: string, roleGroupKey: string) =>
  queryOptions({
    queryKey: [...roleKeys, 'holders', opId, roleGroupKey],
    queryFn: async () =>
      (
        await answerOf(
          mainApi.GET('/ops/{opId}/roles/{roleGroupKey}', { params: { path: { opId, roleGroupKey } } }),
        )
      ).data.holders,
  });
