import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { openCaseLimits } from '#api/limits.gen.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { messages } from './messages.ts';

interface CaseForm {
  title: string;
}

/** An empty case: its tasks are added on its page, or from those of devices. */
export function NewCase() {
  const text = useText();
  const [isOpen, setOpen] = useDraft('newCase');
  return (
    <>
      <CreateButton operation="openCase" onClick={() => setOpen('open')}>
        {text(messages.createNew)}
      </CreateButton>
      {isOpen ? <NewCaseSheet onClose={() => setOpen('')} /> : null}
    </>
  );
}

function NewCaseSheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const form = useForm<CaseForm>({ defaultValues: { title: '' } });
  const open = useCommand('openCase', {
    form,
    invalidates: [['cases']],
    onSuccess: ({ data }) => {
      onClose();
      void navigate({ to: '/cases/$caseId', params: { caseId: data.caseId } });
    },
  });
  return (
    <EditSheet
      form={form}
      draft="newCase"
      limits={openCaseLimits}
      title={text(messages.createNew)}
      verb={text(messages.create)}
      busy={open.busy}
      onSubmit={({ title }) => open.run({ body: { title: title.trim() } })}
      onClose={onClose}
    >
      <TextField<CaseForm> name="title" label={text(messages.name)} />
    </EditSheet>
  );
}
