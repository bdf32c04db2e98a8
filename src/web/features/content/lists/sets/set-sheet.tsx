import { useController, useForm } from 'react-hook-form';
import { addMetadataSetLimits } from '#api/limits.gen.ts';
import { mostSetBytes } from '#domain/content-set/files.ts';
import { checkSet } from '#domain/content-set/read-set.ts';
import { setProblemText } from '#domain/content-set/texts.ts';
import { writtenFor } from '#domain/text/languages.ts';
import { readPreferences } from '#web/ambient/preferences.ts';
import { UploadField } from '#web/entities/file-upload/upload-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages as failures } from '../failures/messages.ts';
import { messages as listMessages } from '../messages.ts';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';

interface SetForm {
  name: string;
  uploadId: string;
}

interface SetSheetProps {
  names: readonly string[];
  /** An archive is uploaded instead. */
  upload: boolean;
  onClose: () => void;
}

/** A set of the lists as they are now, or of an archive. */
export function SetSheet({ names, upload, onClose }: SetSheetProps) {
  const text = useText();
  const form = useForm<SetForm>({ defaultValues: { name: names[0] ?? '', uploadId: '' } });
  const make = useCommand('addMetadataSet', {
    invalidates: [contentKeys],
    form,
    failed: failures.addMetadataSet,
    success: upload ? messages.uploaded : messages.made,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={upload ? 'uploaded metadata set' : 'new metadata set'}
      limits={addMetadataSetLimits}
      title={text(upload ? messages.upload : messages.make)}
      verb={text(upload ? messages.upload : messages.make)}
      busy={make.busy}
      onSubmit={({ name, uploadId }) => make.run({ body: upload ? { name, uploadId } : { name } })}
      onClose={onClose}
    >
      <TextField<SetForm>
        name="name"
        label={text(messages.name)}
        help={text(messages.nameHelp)}
        suggestions={names}
      />
      {upload ? <ArchiveField /> : null}
    </EditSheet>
  );
}

/** Read here as the server will read it, so that a wrong archive is not sent at all. */
function ArchiveField() {
  const text = useText();
  const { field, fieldState } = useController<SetForm, 'uploadId'>({
    name: 'uploadId',
    rules: { validate: (value) => value !== '' || text(listMessages.fileNeeded) },
  });
  return (
    <div className="flex flex-col gap-1">
      <UploadField
        label={text(messages.archive)}
        purpose="metadata"
        most={mostSetBytes}
        accept="application/zip,.zip"
        error={fieldState.error?.message}
        check={async (file) => {
          const checked = await checkSet(new Uint8Array(await file.arrayBuffer()));
          return 'problem' in checked
            ? setProblemText(checked.problem)[writtenFor(readPreferences().language)]
            : null;
        }}
        onChange={(uploaded) => field.onChange(uploaded?.uploadId ?? '')}
      />
      <p className="text-caption text-muted">{text(messages.archiveHelp)}</p>
    </div>
  );
}
