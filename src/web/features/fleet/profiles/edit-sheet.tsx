import { useForm } from 'react-hook-form';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { actionMessages as messages } from './action-messages.ts';
import { useProfileKind } from './kind.tsx';
import type { ProfileDetail } from './model.ts';
import { wordsOf } from './plan-form.ts';
import { planMessages } from './plan-messages.ts';
import { useProfileCommand } from './use-profile-command.ts';
import { allows } from './what-may.ts';

interface ProfileForm {
  name: string;
  retries: number | null;
  added: string;
  removed: string;
}

/** Name and retries at any time; devices are added before it starts, and removed later too. */
export function EditProfileSheet({ detail, onClose }: { detail: ProfileDetail; onClose: () => void }) {
  const text = useText();
  const { calls, commands, editLimits, texts } = useProfileKind();
  const { id, name, state } = detail.profile;
  const form = useForm<ProfileForm>({
    defaultValues: { name, retries: detail.order.retries, added: '', removed: '' },
  });
  const update = useProfileCommand(commands.edit, {
    form,
    success: texts.saved,
    onSuccess: onClose,
  });
  const save = (form: ProfileForm) => {
    const [added, removed] = [wordsOf(form.added), wordsOf(form.removed)];
    return update.run({
      id,
      name: form.name.trim(),
      ...(form.retries === null ? {} : { retries: form.retries }),
      ...(added.length > 0 ? { added } : {}),
      ...(removed.length > 0 ? { removed } : {}),
    });
  };
  const replans = allows.replan(state);
  return (
    <EditSheet
      form={form}
      draft={`${calls.key} ${id}`}
      limits={editLimits}
      title={text(texts.editTitle)}
      verb={text(messages.save)}
      busy={update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<ProfileForm> name="name" label={text(planMessages.name)} />
      <NumberField<ProfileForm>
        name="retries"
        label={text(planMessages.retries)}
        help={text(planMessages.retriesHelp)}
      />
      {replans ? (
        <TextField<ProfileForm>
          name="added"
          label={text(messages.addDids)}
          help={text(messages.addDidsHelp)}
          rows={3}
        />
      ) : null}
      <TextField<ProfileForm>
        name="removed"
        label={text(messages.deleteDids)}
        help={text(replans ? messages.deleteDidsHelpPlanned : messages.deleteDidsHelp)}
        rows={3}
      />
    </EditSheet>
  );
}
