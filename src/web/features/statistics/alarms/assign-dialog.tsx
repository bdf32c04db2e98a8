import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { PersonField } from '#web/resource/person-field.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { actionMessages, messages } from './messages.ts';
import { alarmKeys, assigneesQuery } from './queries.ts';
import type { AlarmSubject } from './subject.ts';

type Who = 'me' | 'another' | 'none';

/** Assigns an alarm to the caller or to another user, or removes the assignee. */
export function AssignDialog({ alarm, onClose }: { alarm: AlarmSubject; onClose: () => void }) {
  const text = useText();
  const own = useProfile()?.userInfo.userEmail ?? '';
  // Another user may assign it while this dialog is open: the server compares with what was shown when it opened.
  const [from] = useState(alarm.assigned?.accountId ?? null);
  const [who, setWho] = useState<Who>('me');
  const [email, setEmail] = useState('');
  const people = useQuery(assigneesQuery(alarm.alarmId)).data?.filter((person) => person.email !== own) ?? [];
  const assign = useCommand('assignAlarm', {
    invalidates: [alarmKeys],
    success: who === 'none' ? actionMessages.unassignDone : actionMessages.assignDone,
    onSuccess: onClose,
    failure: 'inPlace',
  });
  const emails = { me: own, another: email.trim(), none: null };
  return (
    <ConfirmDialog
      open
      title={text(actionMessages.assign)}
      body={text(actionMessages.assignHelp)}
      verb={text(actionMessages.assign)}
      busy={assign.busy}
      error={assign.error}
      blocked={who === 'another' && email.trim() === '' ? text(actionMessages.personMissing) : null}
      onConfirm={() =>
        void assign.run({ path: { alarmId: alarm.alarmId }, body: { email: emails[who], from } })
      }
      onClose={onClose}
    >
      <Field label={text(messages.assigned)} className="mt-3">
        {(ids) => (
          <Select
            {...ids}
            value={who}
            onChange={setWho}
            choices={[
              { value: 'me', label: text(messages.toMe) },
              { value: 'another', label: text(actionMessages.another) },
              { value: 'none', label: text(messages.unassigned) },
            ]}
          />
        )}
      </Field>
      {who === 'another' ? (
        <div className="mt-3 flex flex-col gap-3">
          <PersonField
            label={text(actionMessages.person)}
            people={people}
            email={email}
            onChange={setEmail}
          />
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
