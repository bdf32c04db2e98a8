import { useForm } from 'react-hook-form';
import { handOverLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';
import { handoverKey } from './queries.ts';

interface NoteForm {
  note: string;
}

interface Props {
  endpointId: string;
  to: { accountId: string; name: string };
  onClose: () => void;
}

/** Asks another user on the page to take over, with a note for them. */
export function HandoverSheet({ endpointId, to, onClose }: Props) {
  const text = useText();
  const form = useForm<NoteForm>({ defaultValues: { note: '' } });
  const ask = useCommand('handOver', {
    form,
    invalidates: [handoverKey(endpointId)],
    success: () => ({ message: messages.asked, values: { name: to.name } }),
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft={`${endpointId} ${to.accountId}`}
      limits={handOverLimits}
      title={text(messages.handOverTo, { name: to.name })}
      verb={text(messages.ask)}
      busy={ask.busy}
      onSubmit={({ note }) => ask.run({ body: { endpointId, to: to.accountId, note: note.trim() } })}
      onClose={onClose}
    >
      <TextField<NoteForm> name="note" rows={4} label={text(messages.note)} help={text(messages.noteHelp)} />
    </EditSheet>
  );
}
