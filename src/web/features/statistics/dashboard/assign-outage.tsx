import { useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { PersonField } from '#web/resource/person-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import { dashboardKey } from './queries.ts';

type Who = 'me' | 'another' | 'none';

interface AssignOutageProps {
  outageId: string;
  /** Account of the assignee; null: there is none. */
  from: string | null;
  /** Words about the outage. */
  name: string;
}

/** Button beside an outage that assigns it to a user, or removes its assignee. */
export function AssignOutage(props: AssignOutageProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { blocked } = useCommand('assignOutage');
  if (blocked !== null) return null;
  return (
    <>
      {' '}
      <Button
        size="small"
        look="quiet"
        aria-label={text(messages.assignOutageOf, { name: props.name })}
        onClick={() => setOpen(true)}
      >
        {text(messages.assignOutage)}
      </Button>
      {isOpen ? <AssignDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function AssignDialog({ outageId, from, name, onClose }: AssignOutageProps & { onClose: () => void }) {
  const text = useText();
  const own = useProfile()?.userInfo.userEmail ?? '';
  // Another user may assign it while the dialog is open: the server compares with the assignee that was shown.
  const [seen] = useState(from);
  const [who, setWho] = useState<Who>('me');
  const [email, setEmail] = useState('');
  const assign = useCommand('assignOutage', {
    invalidates: [dashboardKey],
    success: messages.assignOutageDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  const emails = { me: own, another: email.trim(), none: null };
  return (
    <ConfirmDialog
      open
      title={text(messages.assignOutage)}
      body={name}
      verb={text(messages.assignOutage)}
      busy={assign.busy}
      error={assign.error}
      blocked={who === 'another' && email.trim() === '' ? text(messages.assignMissing) : null}
      onConfirm={() => void assign.run({ path: { outageId }, body: { email: emails[who], from: seen } })}
      onClose={onClose}
    >
      <Field label={text(messages.assignee)} className="mt-3">
        {(ids) => (
          <Select
            {...ids}
            value={who}
            onChange={setWho}
            choices={[
              { value: 'me', label: text(messages.toMe) },
              { value: 'another', label: text(messages.toAnother) },
              { value: 'none', label: text(messages.unassigned) },
            ]}
          />
        )}
      </Field>
      {who === 'another' ? (
        <div className="mt-3 flex flex-col gap-3">
          <PersonField label={text(messages.assignee)} people={[]} email={email} onChange={setEmail} />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
