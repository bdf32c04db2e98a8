import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createFirmwareLimits } from '#api/limits.gen.ts';
import { UploadField } from '#web/entities/file-upload/upload-field.tsx';
import type { UploadedFile } from '#web/entities/file-upload/use-file-upload.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { firmwareKeys, modelChoicesQuery, mostBytes } from './queries.ts';
import { SignatureField } from './signature-field.tsx';

interface UploadForm {
  file: UploadedFile | null;
  signature: { fileName: string; base64: string } | null;
  mid: string;
  fwCode: number | null;
  versionName: string;
  minVersion: string;
  targetVersion: string;
  description: string;
}

const emptyForm: UploadForm = {
  file: null,
  signature: null,
  mid: '',
  fwCode: null,
  versionName: '',
  minVersion: '',
  targetVersion: '',
  description: '',
};

/** A new firmware file: the fields can be filled in while it is being uploaded. */
export function UploadSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useForm<UploadForm>({ defaultValues: emptyForm });
  const models = useQuery(modelChoicesQuery).data ?? [];
  const create = useCommand('createFirmware', {
    invalidates: [firmwareKeys, ['fileUploads']],
    form,
    success: (_answer, { body }) => ({
      message: messages.created,
      values: { version: String(body.versionName) },
    }),
    onSuccess: onClose,
  });
  const save = ({ file, signature, fwCode, minVersion, targetVersion, ...values }: UploadForm) => {
    if (!file) return form.setError('file', { message: text(messages.imageMissing) });
    const body = {
      ...values,
      uploadId: file.uploadId,
      fwCode: fwCode ?? 0,
      ...(minVersion ? { minVersion } : {}),
      ...(targetVersion ? { targetVersion } : {}),
      ...(signature ? { signature: signature.base64 } : {}),
    };
    return create.run({ body });
  };
  return (
    <EditSheet
      form={form}
      draft="firmware"
      limits={createFirmwareLimits}
      title={text(messages.upload)}
      verb={text(messages.upload)}
      busy={create.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <UploadField
        label={text(messages.image)}
        purpose="firmware"
        most={mostBytes}
        blocked={create.blocked}
        error={form.formState.errors.file?.message}
        onChange={(file) => {
          form.setValue('file', file, { shouldDirty: true });
          if (file) form.clearErrors('file');
        }}
      />
      <SignatureField
        fileName={form.watch('signature')?.fileName ?? null}
        onChange={(signature) => form.setValue('signature', signature, { shouldDirty: true })}
      />
      <SelectField<UploadForm>
        name="mid"
        label={text(messages.model)}
        choices={[
          { value: '', label: text(messages.chooseModel) },
          ...models.map(({ mid, modelName }) => ({ value: mid, label: modelName })),
        ]}
      />
      <TextField<UploadForm>
        name="versionName"
        label={text(messages.version)}
        help={text(messages.versionHelp)}
      />
      <NumberField<UploadForm> name="fwCode" label={text(messages.code)} help={text(messages.codeHelp)} />
      <TextField<UploadForm>
        name="minVersion"
        label={text(messages.minimum)}
        help={text(messages.minimumHelp)}
      />
      <TextField<UploadForm>
        name="targetVersion"
        label={text(messages.target)}
        help={text(messages.targetHelp)}
      />
      <TextField<UploadForm> name="description" label={text(messages.description)} rows={3} />
    </EditSheet>
  );
}
