import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import type { Choice } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { ProviderForm } from './provider-form.ts';

/** Values of the claim, from the top, and the role that each gives. */
export function RoleRules({ choices }: { choices: readonly Choice<string>[] }) {
  const text = useText();
  const { formState } = useFormContext<ProviderForm>();
  const { fields, append, remove } = useFieldArray<ProviderForm, 'roles'>({ name: 'roles' });
  const { message } = formState.errors.roles ?? {};
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-dense font-medium text-secondary">{text(messages.roles)}</legend>
      <p className="text-caption text-muted">{text(messages.rolesHelp)}</p>
      {message ? (
        <p role="alert" className="text-caption text-danger">
          {message}
        </p>
      ) : null}
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 sm:grid-cols-2">
            <TextField<ProviderForm>
              name={`roles.${index}.value`}
              label={text(messages.value, { position: index + 1 })}
            />
            <SelectField<ProviderForm>
              name={`roles.${index}.roleGroupKey`}
              label={text(messages.role, { position: index + 1 })}
              choices={choices}
            />
          </div>
          <IconButton
            label={text(messages.removeRole, { position: index + 1 })}
            icon={<Trash2 className="size-4" aria-hidden />}
            className="mt-6"
            blocked={fields.length === 1 ? text(messages.rolesHelp) : null}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button
          icon={<Plus className="size-4" aria-hidden />}
          onClick={() => append({ value: '', roleGroupKey: '' })}
        >
          {text(messages.addRole)}
        </Button>
      </div>
    </fieldset>
  );
}
