import { useForm } from 'react-hook-form';
import { updateFirmwareLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { type FirmwareFile, firmwareKeys } from './queries.ts';

type DescriptionForm = Pick<FirmwareFile, 'description'>;

export function DescriptionSheet({ file, onClose }: { file: FirmwareFile; onClose: () => void }) {
  const text = useText();
  const form = useForm<DescriptionForm>({ defaultValues: { description: file.description } });
  const update = useCommand('updateFirmware', {
    invalidates: [firmwareKeys],
    form,
    success: messages.saved,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={file.FirmwareFileId}
      limits={updateFirmwareLimits}
      title={text(messages.edit)}
      verb={text(messages.save)}
      busy={update.busy}
      onSubmit={(body) => update.run({ path: { id: file.FirmwareFileId }, body })}
      onClose={onClose}
    >
      <TextField<DescriptionForm> name="description" label={text(messages.description)} rows={4} />
    </EditSheet>
  );
}
