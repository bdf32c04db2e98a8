import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { setIdentityProviderLimits, setIdentityProviderRolesLimits } from '#api/limits.gen.ts';
import { roleSeparators } from '#domain/identity/role-values.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { useRoleText } from '#web/resource/role-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { CheckButton } from './check-button.tsx';
import { messages, separatorMessages } from './messages.ts';
import { areDomains, bodyOf, formOf, type ProviderForm } from './provider-form.ts';
import { type IdentityProvider, providerKeys, roleChoicesQuery } from './queries.ts';
import { RoleRules } from './role-rules.tsx';

/** Domains are typed as one text, and the limits of a rule are those of each. */
const limitsFor = (rules: number) => ({
  ...setIdentityProviderLimits,
  domains: { required: true },
  ...Object.fromEntries(
    Array.from({ length: rules }, (_, index) => index).flatMap((index) => [
      [`roles.${index}.value`, setIdentityProviderRolesLimits.value],
      [`roles.${index}.roleGroupKey`, setIdentityProviderRolesLimits.roleGroupKey],
    ]),
  ),
});

/** Sets the sign-in by an organisation's identity provider. The secret is written, and never read. */
export function ProviderSheet({ known, onClose }: { known: IdentityProvider; onClose: () => void }) {
  const text = useText();
  const roleText = useRoleText();
  // The form keeps the provider that it opened with: the page behind it may be read again meanwhile.
  const [{ opId, provider }] = useState(known);
  const form = useForm<ProviderForm>({ defaultValues: formOf(provider) });
  const [issuer, rules] = useWatch({ control: form.control, name: ['issuer', 'roles'] });
  const { data } = useQuery(roleChoicesQuery);
  const save = useCommand('setIdentityProvider', {
    invalidates: [providerKeys],
    form,
    success: messages.saved,
    conflict: messages.changedMeanwhile,
    onSuccess: onClose,
  });
  const submit = (values: ProviderForm) => {
    if (!areDomains(values.domains)) {
      form.setError('domains', { message: text(messages.domainsWrong) });
      return;
    }
    return save.run({ body: { opId, ...bodyOf(values, provider?.version ?? null) } });
  };
  const choices = [
    { value: '', label: text(messages.chooseRole) },
    ...(data?.roles ?? []).map(({ roleGroupKey, roleName }) => ({
      value: roleGroupKey,
      label: roleText(roleName),
    })),
  ];
  return (
    <EditSheet
      form={form}
      draft={opId}
      limits={limitsFor(rules.length)}
      title={text(messages.card)}
      verb={text(messages.save)}
      busy={save.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<ProviderForm>
        name="issuer"
        type="url"
        label={text(messages.issuer)}
        help={text(messages.issuerHelp)}
      />
      <CheckButton issuer={issuer} />
      <TextField<ProviderForm> name="clientId" label={text(messages.clientId)} />
      <SecretField<ProviderForm>
        name="clientSecret"
        label={text(messages.clientSecret)}
        help={text(provider ? messages.secretHelp : messages.secretNewHelp)}
      />
      <TextField<ProviderForm>
        name="domains"
        label={text(messages.domains)}
        help={`${text(messages.domainsHelp)} ${text(messages.domainsMore)}`}
      />
      <TextField<ProviderForm> name="scopes" label={text(messages.scopes)} help={text(messages.scopesHelp)} />
      <TextField<ProviderForm>
        name="emailClaim"
        label={text(messages.emailClaim)}
        help={text(messages.emailClaimHelp)}
      />
      <TextField<ProviderForm>
        name="roleClaim"
        label={text(messages.roleClaim)}
        help={text(messages.roleClaimHelp)}
      />
      <SelectField<ProviderForm>
        name="roleSeparator"
        label={text(messages.separator)}
        choices={roleSeparators.map((value) => ({ value, label: text(separatorMessages[value]) }))}
      />
      <RoleRules choices={choices} />
      <CheckField<ProviderForm> name="adopts" label={text(messages.adopts)} />
      <CheckField<ProviderForm> name="trustsFactors" label={text(messages.trustsFactors)} />
      <CheckField<ProviderForm> name="exclusive" label={text(messages.exclusive)} />
      <p className="text-caption text-muted">{text(messages.exclusiveHelp)}</p>
    </EditSheet>
  );
}
