import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { createAppLimits } from '#api/limits.gen.ts';
import { UploadField } from '#web/entities/file-upload/upload-field.tsx';
import type { UploadedFile } from '#web/entities/file-upload/use-file-upload.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { IconField } from './icon-field.tsx';
import { messages, uploadMessages } from './messages.ts';
import { appKeys, contentQuery, mostBytes, useTargetChoices } from './queries.ts';
import { ReadContent } from './read-content.tsx';

interface UploadForm {
  file: UploadedFile | null;
  icon: string | null;
  appName: string;
  packageName: string;
  version: string;
  developer: string;
  targetOperator: string;
  description: string;
  signerReason: string;
}

const emptyForm: UploadForm = {
  file: null,
  icon: null,
  appName: '',
  packageName: '',
  version: '',
  developer: '',
  targetOperator: '',
  description: '',
  signerReason: '',
};

/** Fields of the form that are sent only when they are filled in. */
const optional = ['packageName', 'version', 'developer', 'targetOperator', 'description'] as const;

/** A new app, or a new version of one: the file decides which, and fills in most fields. */
export function UploadSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useForm<UploadForm>({ defaultValues: emptyForm });
  const targets = useTargetChoices();
  const file = form.watch('file');
  const read = useQuery({ ...contentQuery(file?.uploadId ?? ''), enabled: file !== null });
  const content = file === null ? undefined : read.data;
  const app = content?.app ?? null;
  const options = {
    invalidates: [appKeys, ['fileUploads']],
    form,
    onSuccess: onClose,
  };
  const success = (name: string, version: string) => ({
    message: uploadMessages.created,
    values: { name, version },
  });
  const create = useCommand('createApp', {
    ...options,
    success: ({ data }, { body }) => success(String(body.appName), data.version),
  });
  const upgrade = useCommand('upgradeApp', {
    ...options,
    success: ({ data }) => success(app?.appName ?? '', data.version),
  });
  const save = (values: UploadForm) => {
    if (!file || !content) return form.setError('file', { message: text(uploadMessages.fileMissing) });
    const signerReason = values.signerReason.trim();
    if (app?.otherSigner && signerReason === '')
      return form.setError('signerReason', { message: text(messages.signerReasonMissing) });
    const filled = Object.fromEntries(
      optional.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : [])),
    );
    const body = { ...filled, uploadId: file.uploadId, ...(values.icon ? { icon: values.icon } : {}) };
    return app
      ? upgrade.run({ body: { ...body, appId: app.appId, ...(signerReason ? { signerReason } : {}) } })
      : create.run({ body: { ...body, appName: values.appName } });
  };
  return (
    <EditSheet
      form={form}
      draft="app"
      limits={app ? { ...createAppLimits, appName: {} } : createAppLimits}
      title={text(messages.upload)}
      verb={text(messages.upload)}
      busy={create.busy || upgrade.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <UploadField
        label={text(uploadMessages.file)}
        purpose="app"
        most={mostBytes}
        accept=".apk,.tar,.gz,.tgz"
        blocked={create.blocked}
        error={form.formState.errors.file?.message ?? read.error?.message}
        onChange={(next) => {
          form.setValue('file', next, { shouldDirty: true });
          if (next) form.clearErrors('file');
        }}
      />
      {file && read.isPending ? (
        <p role="status" className="text-dense text-secondary">
          {text(uploadMessages.reading)}
        </p>
      ) : null}
      {content ? <ReadContent content={content} /> : null}
      {app?.otherSigner ? (
        <div role="alert" className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense">
          {text(uploadMessages.otherSigner, { before: app.otherSigner })}
        </div>
      ) : null}
      {app?.otherSigner ? (
        <TextField<UploadForm>
          name="signerReason"
          label={text(messages.signerReason)}
          help={text(messages.signerReasonHelp)}
          rows={2}
        />
      ) : null}
      {app ? null : (
        <TextField<UploadForm>
          name="appName"
          label={text(uploadMessages.name)}
          help={text(uploadMessages.nameHelp)}
        />
      )}
      {content && content.packageName === null ? (
        <TextField<UploadForm>
          name="packageName"
          label={text(messages.package)}
          help={text(uploadMessages.packageHelp)}
        />
      ) : null}
      {content && content.version === null ? (
        <TextField<UploadForm>
          name="version"
          label={text(messages.version)}
          help={text(uploadMessages.versionHelp)}
        />
      ) : null}
      <TextField<UploadForm> name="developer" label={text(messages.developer)} />
      <SelectField<UploadForm>
        name="targetOperator"
        label={text(messages.target)}
        help={text(uploadMessages.targetHelp)}
        choices={[
          { value: '', label: text(app ? uploadMessages.sameTarget : uploadMessages.ownTarget) },
          ...targets,
        ]}
      />
      <IconField
        value={form.watch('icon')}
        error={form.formState.errors.icon?.message}
        onChange={(icon) => form.setValue('icon', icon, { shouldDirty: true })}
      />
      <TextField<UploadForm> name="description" label={text(messages.description)} rows={3} />
    </EditSheet>
  );
}
