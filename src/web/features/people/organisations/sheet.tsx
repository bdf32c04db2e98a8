import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { createOrganisationLimits, inviteAccountLimits } from '#api/limits.gen.ts';
import { type OrganisationType, typesBelow } from '#domain/organisations/hierarchy.ts';
import { useOfficeChoices } from '#web/entities/organisation/offices.ts';
import { useText } from '#web/i18n/use-text.ts';
import { changedOf } from '#web/resource/form/changed.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { AdminFields } from './admin-fields.tsx';
import { messages } from './messages.ts';
import { NameField } from './name-field.tsx';
import { adminOf, asked, bodyOf, emptyForm, formOf, type OrganisationForm } from './organisation-form.ts';
import { type Organisation, organisationKeys } from './queries.ts';
import { typeNames } from './words.ts';

const identityNames = {
  pinned: messages.identityPinned,
  secret: messages.identitySecret,
  certificate: messages.identityCertificate,
};

/** Offices of education and schools belong to an official office. */
const hasOffice = (type: string) => type === 'EducationOffice' || type === 'School';

/** The fields of who is invited have the names of the form. */
const limits = {
  ...createOrganisationLimits,
  adminEmail: { ...inviteAccountLimits.email, required: true },
  adminName: { ...inviteAccountLimits.userName, required: true },
  adminRole: { ...inviteAccountLimits.roleGroupKey, required: true },
};

/** A new organisation below `parent` (RU-022: it is clear where), or one to be changed. */
export function OrganisationSheet(props: {
  organisation: Organisation | null;
  parent: { opId: string; companyName: string; opType: OrganisationType };
  onClose: () => void;
}) {
  const { organisation, parent, onClose } = props;
  const text = useText();
  const offices = useOfficeChoices();
  const types = typesBelow(parent.opType);
  const form = useForm<OrganisationForm>({
    defaultValues: organisation ? formOf(organisation) : { ...emptyForm, opType: types[0] ?? '' },
  });
  const type = useWatch({ control: form.control, name: 'opType' });
  // The form keeps the time that it opened with: the list behind it may be read again meanwhile.
  const [seen] = useState(organisation?.modifyTime);
  const options = { invalidates: [organisationKeys], form, onSuccess: onClose };
  const create = useCommand('createOrganisationBelow', { ...options, success: messages.created });
  const createWithAdmin = useCommand('createOrganisationWithAdmin', {
    ...options,
    success: (_, { body }) => ({
      message: messages.createdWithAdmin,
      values: { email: body.admin.email },
    }),
  });
  const update = useCommand('updateOrganisation', {
    ...options,
    success: messages.saved,
    conflict: messages.conflict,
  });
  const save = (values: OrganisationForm) => {
    const body = bodyOf(values);
    if (organisation) {
      const { companyName } = body;
      const changed = { companyName, ...changedOf(bodyOf(formOf(organisation)), body) };
      return update.run({ path: { opId: organisation.opId }, body: { ...changed, modifyTime: seen } });
    }
    const opType = types.find((known) => known === values.opType);
    if (!opType) return;
    const admin = adminOf(values);
    if (admin)
      return createWithAdmin.run({ body: { company: { ...body, opType, pOpid: parent.opId }, admin } });
    return create.run({ path: { opId: parent.opId }, body: { ...body, opType } });
  };
  return (
    <EditSheet
      form={form}
      draft={organisation?.opId ?? `below ${parent.opId}`}
      limits={limits}
      title={text(organisation ? messages.edit : messages.create)}
      verb={text(organisation ? messages.save : messages.create)}
      busy={create.busy || createWithAdmin.busy || update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      {organisation ? null : (
        <>
          <p className="text-dense text-secondary">{text(messages.below, { name: parent.companyName })}</p>
          <SelectField<OrganisationForm>
            name="opType"
            label={text(messages.type)}
            choices={types.map((value) => ({ value, label: text(typeNames[value]) }))}
          />
        </>
      )}
      <NameField parent={parent.opId} before={organisation?.companyName ?? ''} />
      {hasOffice(type) ? (
        <SelectField<OrganisationForm>
          name="educationOfficeId"
          label={text(messages.office)}
          choices={[{ value: '', label: text(messages.noOffice) }, ...offices]}
        />
      ) : null}
      <TextField<OrganisationForm> name="address" label={text(messages.address)} />
      <TextField<OrganisationForm>
        name="phone"
        type="tel"
        label={text(messages.phone)}
        help={text(messages.phoneHelp)}
      />
      <TextField<OrganisationForm>
        name="url"
        type="url"
        label={text(messages.url)}
        help={text(messages.urlHelp)}
      />
      <TextField<OrganisationForm>
        name="imageUrl"
        type="url"
        label={text(messages.imageUrl)}
        help={text(messages.imageUrlHelp)}
      />
      <TextField<OrganisationForm> name="desc" label={text(messages.desc)} rows={3} />
      <TextField<OrganisationForm> name="oemKey" label={text(messages.oemKey)} />
      <TextField<OrganisationForm>
        name="startApp"
        label={text(messages.startApp)}
        help={text(messages.startAppHelp)}
      />
      <SelectField<OrganisationForm>
        name="deviceIdentity"
        label={text(messages.identity)}
        help={text(messages.identityHelp)}
        choices={[
          { value: '', label: text(messages.identityNone) },
          ...asked.map((value) => ({ value, label: text(identityNames[value]) })),
        ]}
      />
      <CheckField<OrganisationForm> name="useFlag" label={text(messages.useFlag)} />
      {organisation ? null : <AdminFields />}
    </EditSheet>
  );
}
