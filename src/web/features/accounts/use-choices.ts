import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#web/http/profile.ts';
import { choicesQuery } from './queries.ts';

/** Organisations and roles to choose from, as the fields of a form take them; the depth of an organisation is shown by dots. */
export function useChoices() {
  const profile = useProfile();
  const { data } = useQuery(choicesQuery);
  const organisations = (data?.organisations ?? []).map(({ opId, companyName, depth }) => ({
    value: opId,
    label: `${'· '.repeat(depth)}${companyName}`,
  }));
  const roles = (data?.roles ?? []).map(({ roleGroupKey, roleName }) => ({
    value: roleGroupKey,
    label: roleName,
  }));
  return { organisations, roles, ownOrganisation: profile?.opId ?? '' };
}
