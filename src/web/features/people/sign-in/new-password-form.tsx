import { type FormEvent, useState } from 'react';
import type { PasswordOwner } from '#domain/passwords/rules.ts';
import {
  NewPasswordFields,
  noPassword,
  useIsNewPassword,
} from '#web/entities/account/new-password-fields.tsx';
import { refusedField } from '#web/entities/account/refused-field.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Alert } from './alert.tsx';
import { messages } from './password-messages.ts';

interface NewPasswordFormProps {
  about: PasswordOwner;
  busy: boolean;
  error: Error | null;
  /** Field of the body in which the password is sent. */
  field: string;
  onSubmit: (password: string) => void;
}

/** A new password on a page before the console. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const text = useText();
  const [value, setValue] = useState(noPassword);
  const [sent, setSent] = useState('');
  const [checked, setChecked] = useState(false);
  const isNewPassword = useIsNewPassword(props.about);
  const refused = refusedField(props.error, props.field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isNewPassword(value) || props.busy) return;
    setSent(value.password);
    props.onSubmit(value.password);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {props.error && !refused ? <Alert>{props.error.message}</Alert> : null}
      <NewPasswordFields
        value={value}
        onChange={setValue}
        about={props.about}
        checked={checked}
        refused={sent === value.password ? refused : undefined}
      />
      <PlainButton look="main" type="submit" busy={props.busy} className="h-10">
        {text(messages.set)}
      </PlainButton>
    </form>
  );
}
