import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#web/http/profile.ts';
import { useRoleText } from '#web/resource/role-text.ts';
import { choicesQuery } from './queries.ts';

/** Organisations and roles to choose from, as the fields of a form take them; the depth of an organisation is shown by dots. */
export function useChoices() {
  const profile = useProfile();
  const roleText = useRoleText();
  const { data } = useQuery(choicesQuery);
  const organisations = (data?.organisations ?? []).map(({ opId, companyName, depth }) => ({
    value: opId,
    label: `${'· '.repeat(depth)}${companyName}`,
  }));
  const roles = (data?.roles ?? []).map(({ roleGroupKey, roleName }) => ({
    value: roleGroupKey,
    label: roleText(roleName),
  }));
  const organisationName = (wanted: string) =>
    data?.organisations.find(({ opId }) => opId === wanted)?.companyName ?? wanted;
  return { organisations, roles, organisationName, ownOrganisation: profile?.opId ?? '' };
}
