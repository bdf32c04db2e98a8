import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { operations } from '#api/operations.gen.ts';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { TextField } from '#web/resource/form/fields.tsx';
import { messages } from './messages.ts';
import type { OrganisationForm } from './organisation-form.ts';

/** The name, and as soon as it is left whether it is free below the parent (CL-157, RU-074). */
export function NameField(props: { parent: string; before: string }) {
  const text = useText();
  const may = useMay();
  const form = useFormContext<OrganisationForm>();
  const check = useMutation({
    mutationFn: (companyName: string) =>
      answerOf(mainApi.POST('/ops/actions/check-company', { body: { companyName, pOpid: props.parent } })),
    onSuccess: () => form.clearErrors('companyName'),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'nameconflict')
        form.setError('companyName', { type: 'server', message: text(messages.nameTaken) });
    },
    meta: { ownErrors: true },
  });
  const leave = () => {
    const name = form.getValues('companyName').trim();
    const isNew = name !== '' && name.toLowerCase() !== props.before.toLowerCase();
    if (isNew && may(operations.checkCompanyName.permission)) check.mutate(name);
    else check.reset();
  };
  return (
    <fieldset onBlur={leave}>
      <TextField<OrganisationForm>
        name="companyName"
        label={text(messages.name)}
        help={text(check.isSuccess ? messages.nameFree : messages.nameHelp)}
      />
    </fieldset>
  );
}
