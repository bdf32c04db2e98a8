import { useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { actionMessages, messages } from './messages.ts';
import { alarmKeys } from './queries.ts';
import type { AlarmSubject } from './subject.ts';

type Who = 'me' | 'another' | 'none';

/** Assigns an alarm to the caller, to another user by email address, or removes the assignee. */
export function AssignDialog({ alarm, onClose }: { alarm: AlarmSubject; onClose: () => void }) {
  const text = useText();
  const own = useProfile()?.userInfo.userEmail ?? '';
  // Another user may assign it while this dialog is open: the server compares with what was shown when it opened.
  const [from] = useState(alarm.assigned?.accountId ?? null);
  const [who, setWho] = useState<Who>('me');
  const [email, setEmail] = useState('');
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
      blocked={who === 'another' && email.trim() === '' ? text(actionMessages.emailMissing) : null}
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
        <Field label={text(actionMessages.email)} className="mt-3">
          {(ids) => (
            <Input
              {...ids}
              type="email"
              maxLength={254}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
