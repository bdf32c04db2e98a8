import type { FieldValues } from 'react-hook-form';
import { isEnterprise, isOpen } from '#domain/radio/security.ts';
import { useText } from '#web/i18n/use-text.ts';
import { type FieldProps, NumberField, TextField } from '#web/resource/form/fields.tsx';
import { SecretField } from '#web/resource/form/secret-field.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { networkMessages as messages } from './messages.ts';

/** A read-only setting that another one decides, with the reason. */
export function Decided({ label, value, why }: { label: string; value: string; why: string }) {
  return (
    <Field label={label} help={why}>
      {(ids) => <Input {...ids} value={value} readOnly className="bg-sunken text-secondary" />}
    </Field>
  );
}

/** The passphrase of a network with a personal security mode (RU-057). */
export function PassphraseField<V extends FieldValues>({
  name,
  mode,
  before,
}: Pick<FieldProps<V>, 'name'> & { mode: string; before: string }) {
  const text = useText();
  if (isOpen(mode) || isEnterprise(mode) || mode === '') return null;
  const isNew = isOpen(before) || isEnterprise(before);
  return (
    <SecretField<V>
      name={name}
      label={text(messages.passphrase)}
      help={text(isNew ? messages.passphraseNew : messages.passphraseHelp)}
    />
  );
}

const servers = ['', 'secondary_'] as const;

/** The RADIUS servers of an enterprise security mode. */
export function RadiusFields({ mode }: { mode: string }) {
  const text = useText();
  if (!isEnterprise(mode)) return null;
  return servers.map((which) => (
    <div key={which} className="flex flex-col gap-4">
      <TextField
        name={`${which}radius_server_addr`}
        label={text(which ? messages.radius2 : messages.radius)}
      />
      <NumberField
        name={`${which}radius_server_port`}
        label={text(which ? messages.radiusPort2 : messages.radiusPort)}
      />
      <SecretField
        name={`${which}radius_server_secret`}
        label={text(which ? messages.radiusSecret2 : messages.radiusSecret)}
      />
    </div>
  ));
}
