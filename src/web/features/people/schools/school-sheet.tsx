import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createOrganisationLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { changedOf } from '#web/resource/form/changed.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import type { Choice } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { type School, schoolKeys } from './queries.ts';

const emptyForm = { companyName: '', educationOfficeId: '', address: '', phone: '', url: '' };
type SchoolForm = typeof emptyForm;

const formOf = (school: School): SchoolForm => ({
  companyName: school.companyName,
  educationOfficeId: school.educationOfficeId ?? '',
  address: school.address ?? '',
  phone: school.phone ?? '',
  url: school.url ?? '',
});

/** Empty fields become no value. */
const bodyOf = ({ companyName, educationOfficeId, address, phone, url }: SchoolForm) => ({
  companyName: companyName.trim(),
  educationOfficeId: educationOfficeId || null,
  address: address.trim() || null,
  phone: phone.trim() || null,
  url: url.trim() || null,
});

/** A new school, or one to be changed. */
export function SchoolSheet(props: {
  school: School | null;
  offices: readonly Choice<string>[];
  onClose: () => void;
}) {
  const { school, onClose } = props;
  const text = useText();
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(school?.modifyTime);
  const form = useForm<SchoolForm>({ defaultValues: school ? formOf(school) : emptyForm });
  const options = { invalidates: [schoolKeys], form, onSuccess: onClose };
  const create = useCommand('createOrganisation', { ...options, success: messages.created });
  const update = useCommand('updateOrganisation', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
  });
  const save = (values: SchoolForm) => {
    if (!school) return create.run({ body: { ...bodyOf(values), opType: 'School' } });
    const body = bodyOf(values);
    const changed = { companyName: body.companyName, ...changedOf(bodyOf(formOf(school)), body) };
    return update.run({ path: { opId: school.opId }, body: { ...changed, modifyTime: seen } });
  };
  return (
    <EditSheet
      form={form}
      draft={school?.opId ?? 'new'}
      limits={createOrganisationLimits}
      title={text(school ? messages.edit : messages.create)}
      verb={text(school ? messages.save : messages.create)}
      busy={create.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<SchoolForm> name="companyName" label={text(messages.name)} help={text(messages.nameHelp)} />
      <SelectField<SchoolForm>
        name="educationOfficeId"
        label={text(messages.office)}
        choices={[{ value: '', label: text(messages.noOffice) }, ...props.offices]}
      />
      <TextField<SchoolForm> name="address" label={text(messages.address)} />
      <TextField<SchoolForm>
        name="phone"
        type="tel"
        label={text(messages.phone)}
        help={text(messages.phoneHelp)}
      />
      <TextField<SchoolForm> name="url" type="url" label={text(messages.url)} help={text(messages.urlHelp)} />
    </EditSheet>
  );
}
