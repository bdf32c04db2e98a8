import { useForm } from 'react-hook-form';
import { addBootAdLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages as failures } from './failures/messages.ts';
import { FileField } from './file-field.tsx';
import { messages } from './messages.ts';
import { type BootAd, contentKeys } from './queries.ts';

interface BootAdForm {
  adName: string;
  version: string;
  type: string;
  uploadId: string;
}

/** A new boot ad, or the words of one: its file never changes. */
export function BootAdSheet({ ad, onClose }: { ad: BootAd | null; onClose: () => void }) {
  const text = useText();
  const form = useForm<BootAdForm>({
    defaultValues: { adName: ad?.name ?? '', version: ad?.version ?? '', type: ad?.type ?? '', uploadId: '' },
  });
  const options = { invalidates: [contentKeys], form, success: messages.saved, onSuccess: onClose };
  const add = useCommand('addBootAd', { ...options, failed: failures.addBootAd });
  const edit = useCommand('editBootAd', { ...options, failed: failures.editBootAd });
  const save = ({ uploadId, ...words }: BootAdForm) =>
    ad ? edit.run({ path: { id: ad.id }, body: words }) : add.run({ body: { ...words, uploadId } });
  return (
    <EditSheet
      form={form}
      draft={ad?.id ?? 'new boot ad'}
      limits={addBootAdLimits}
      title={text(ad ? messages.edit : messages.addBootAd)}
      verb={text(ad ? messages.save : messages.addBootAd)}
      busy={add.busy || edit.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<BootAdForm> name="adName" label={text(messages.name)} />
      <TextField<BootAdForm> name="version" label={text(messages.version)} />
      <TextField<BootAdForm> name="type" label={text(messages.type)} />
      {ad ? (
        // Its first picture is the poster: no more of the file is read until someone plays it.
        <video
          src={ad.address}
          aria-label={ad.name}
          preload="metadata"
          controls
          muted
          style={{ background: 'black' }}
          className="aspect-video w-full rounded"
        />
      ) : (
        <FileField use="bootAd" label={text(messages.video)} help={text(messages.videoHelp)} required />
      )}
    </EditSheet>
  );
}
