import { useForm } from 'react-hook-form';
import { addMetadataSetLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { contentKeys } from '../queries.ts';
import { messages } from './messages.ts';

interface SetForm {
  name: string;
}

/** A set of the lists as they are now. */
export function SetSheet({ names, onClose }: { names: readonly string[]; onClose: () => void }) {
  const text = useText();
  const form = useForm<SetForm>({ defaultValues: { name: names[0] ?? '' } });
  const make = useCommand('addMetadataSet', {
    invalidates: [contentKeys],
    form,
    success: messages.made,
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft="new metadata set"
      limits={addMetadataSetLimits}
      title={text(messages.make)}
      verb={text(messages.make)}
      busy={make.busy}
      onSubmit={({ name }) => make.run({ body: { name } })}
      onClose={onClose}
    >
      <TextField<SetForm>
        name="name"
        label={text(messages.name)}
        help={text(messages.nameHelp)}
        suggestions={names}
      />
    </EditSheet>
  );
}
