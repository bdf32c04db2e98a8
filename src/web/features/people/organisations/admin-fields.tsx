import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import type { OrganisationForm } from './organisation-form.ts';
import { givableRolesQuery } from './queries.ts';

/** The first administrator of a new organisation, invited in the same step (CL-156); nothing for who may not. */
export function AdminFields() {
  const text = useText();
  const roleText = useRoleText();
  const blocked = [useBlocked('createOrganisationWithAdmin'), useBlocked('inviteAccount')].some(
    (reason) => reason !== null,
  );
  const isInvited = useWatch<OrganisationForm, 'withAdmin'>({ name: 'withAdmin' });
  const { data } = useQuery({ ...givableRolesQuery, enabled: isInvited && !blocked });
  if (blocked) return null;
  return (
    <>
      <CheckField<OrganisationForm> name="withAdmin" label={text(messages.firstAdmin)} />
      {isInvited ? (
        <fieldset className="flex flex-col gap-4 border-l-2 border-stroke-strong pl-4">
          <TextField<OrganisationForm>
            name="adminEmail"
            type="email"
            label={text(messages.adminEmail)}
            help={text(messages.firstAdminHelp)}
          />
          <TextField<OrganisationForm> name="adminName" label={text(messages.adminName)} />
          <SelectField<OrganisationForm>
            name="adminRole"
            label={text(messages.adminRole)}
            choices={(data?.roles ?? []).map(({ roleGroupKey, roleName }) => ({
              value: roleGroupKey,
              label: roleText(roleName),
            }))}
          />
        </fieldset>
      ) : null}
    </>
  );
}
