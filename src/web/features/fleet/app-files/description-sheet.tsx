import { useForm } from 'react-hook-form';
import { updateAppVersionLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { actionMessages, messages } from './messages.ts';
import { type AppFile, appKeys } from './queries.ts';

interface DescriptionForm {
  description: string;
  developer: string;
}

export function DescriptionSheet({ file, onClose }: { file: AppFile; onClose: () => void }) {
  const text = useText();
  const form = useForm<DescriptionForm>({
    defaultValues: { description: file.description, developer: file.developer ?? '' },
  });
  const update = useCommand('updateAppVersion', {
    invalidates: [appKeys],
    form,
    success: actionMessages.saved,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={file.id}
      limits={updateAppVersionLimits}
      title={text(actionMessages.edit)}
      verb={text(actionMessages.save)}
      busy={update.busy}
      onSubmit={(body) => update.run({ path: { fileId: file.id }, body })}
      onClose={onClose}
    >
      <TextField<DescriptionForm> name="developer" label={text(messages.developer)} />
      <TextField<DescriptionForm> name="description" label={text(messages.description)} rows={4} />
    </EditSheet>
  );
}
