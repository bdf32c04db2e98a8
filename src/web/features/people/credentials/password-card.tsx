import { type FormEvent, useState } from 'react';
import {
  NewPasswordFields,
  noPassword,
  useIsNewPassword,
} from '#web/entities/account/new-password-fields.tsx';
import { refusedField } from '#web/entities/account/refused-field.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';

/** CL-139, TN-213, TN-214. What is typed here is kept in no draft. */
export function PasswordCard() {
  const text = useText();
  const { userEmail: email = '', userName: name = '' } = useProfile()?.userInfo ?? {};
  const [oldPassword, setOldPassword] = useState('');
  const [value, setValue] = useState(noPassword);
  const [checked, setChecked] = useState(false);
  const isNewPassword = useIsNewPassword({ email, name });
  const change = useCommand('changePassword', {
    failure: 'inPlace',
    success: messages.passwordChanged,
    onSuccess: () => {
      setOldPassword('');
      setValue(noPassword);
      setChecked(false);
    },
  });
  const [wrongOld, refused] = ['oldPassword', 'newPassword'].map((field) =>
    refusedField(change.error, field),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (oldPassword === '' || !isNewPassword(value) || change.busy) return;
    void change.run({ body: { oldPassword, newPassword: value.password } });
  };
  return (
    <Card title={text(messages.password)}>
      <form onSubmit={submit} noValidate className="flex max-w-96 flex-col gap-4">
        <p className="text-dense text-secondary">{text(messages.passwordHelp)}</p>
        {change.error && !wrongOld && !refused ? (
          <p role="alert" className="text-dense text-danger">
            {change.error.message}
          </p>
        ) : null}
        <Field
          label={text(messages.oldPassword)}
          error={checked && oldPassword === '' ? text(messages.oldMissing) : wrongOld}
        >
          {(ids) => (
            <Input
              {...ids}
              type="password"
              autoComplete="current-password"
              value={oldPassword}
              onChange={(event) => {
                change.clear();
                setOldPassword(event.target.value);
              }}
            />
          )}
        </Field>
        <NewPasswordFields
          value={value}
          onChange={(next) => {
            change.clear();
            setValue(next);
          }}
          about={{ email, name }}
          checked={checked}
          refused={refused}
        />
        <div>
          <Button look="main" type="submit" busy={change.busy} blocked={change.blocked}>
            {text(messages.changePassword)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
