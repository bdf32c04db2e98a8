import { useForm } from 'react-hook-form';
import { updateFirmwareProfileLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { actionMessages as messages } from './action-messages.ts';
import { wordsOf } from './plan-form.ts';
import { planMessages } from './plan-messages.ts';
import { type ProfileDetail, profileKeys } from './queries.ts';
import { allows } from './what-may.ts';

interface ProfileForm {
  fpName: string;
  fpRetry: number | null;
  addDids: string;
  deleteDids: string;
}

/** CL-244: name and retries at any time; devices are added before it starts, and removed later too. */
export function EditProfileSheet({ detail, onClose }: { detail: ProfileDetail; onClose: () => void }) {
  const text = useText();
  const { fpId, fpName, state } = detail.profile;
  const form = useForm<ProfileForm>({
    defaultValues: { fpName, fpRetry: detail.order.maxRetryCount, addDids: '', deleteDids: '' },
  });
  const update = useCommand('updateFirmwareProfile', {
    invalidates: [profileKeys],
    form,
    success: messages.saved,
    onSuccess: onClose,
  });
  const save = ({ fpName: name, fpRetry, ...typed }: ProfileForm) => {
    const [addDids, deleteDids] = [wordsOf(typed.addDids), wordsOf(typed.deleteDids)];
    const body = {
      fpName: name.trim(),
      ...(fpRetry === null ? {} : { fpRetry }),
      ...(addDids.length > 0 ? { addDids } : {}),
      ...(deleteDids.length > 0 ? { deleteDids } : {}),
    };
    return update.run({ path: { fpId }, body });
  };
  const replans = allows.replan(state);
  return (
    <EditSheet
      form={form}
      draft={`firmware profile ${fpId}`}
      limits={updateFirmwareProfileLimits}
      title={text(messages.editTitle)}
      verb={text(messages.save)}
      busy={update.busy}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField<ProfileForm> name="fpName" label={text(planMessages.name)} />
      <NumberField<ProfileForm>
        name="fpRetry"
        label={text(planMessages.retries)}
        help={text(planMessages.retriesHelp)}
      />
      {replans ? (
        <TextField<ProfileForm>
          name="addDids"
          label={text(messages.addDids)}
          help={text(messages.addDidsHelp)}
          rows={3}
        />
      ) : null}
      <TextField<ProfileForm>
        name="deleteDids"
        label={text(messages.deleteDids)}
        help={text(replans ? messages.deleteDidsHelpPlanned : messages.deleteDidsHelp)}
        rows={3}
      />
    </EditSheet>
  );
}
