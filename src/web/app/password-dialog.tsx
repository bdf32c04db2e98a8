import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, authApi } from '#web/http/clients.ts';
import { connectPasswordDialog } from '#web/http/password-again.ts';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { CompanyDialog } from './company-dialog.tsx';
import { messages } from './messages.ts';

type Waiting = (given: boolean) => void;

/** Over whatever page a call came from that wants the password again; calls that wait at the same time share it. */
export function PasswordDialog() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  useEffect(
    () => connectPasswordDialog(() => new Promise((resolve) => setWaiting((before) => [...before, resolve]))),
    [],
  );
  const byProvider = useProfile()?.byProvider ?? false;
  if (waiting.length === 0) return null;
  const end = (given: boolean) => {
    for (const tell of waiting) tell(given);
    setWaiting([]);
  };
  return byProvider ? <CompanyDialog onEnd={end} /> : <PasswordForm onEnd={end} />;
}

/** One question: what was typed does not outlive it. */
function PasswordForm(props: { onEnd: (given: boolean) => void }) {
  const text = useText();
  const id = useId();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const confirm = useMutation({
    mutationFn: () => answerOf(authApi.POST('/password/confirm', { body: { password } })),
    onSuccess: () => props.onEnd(true),
    meta: { ownErrors: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (password !== '' && !confirm.isPending) confirm.mutate();
  };
  const failure = confirm.error;
  const wrong =
    failure instanceof ApiError && failure.code === 'loginfail'
      ? text(messages.passwordWrong)
      : failure?.message;
  return (
    <Dialog
      open
      onClose={() => props.onEnd(false)}
      title={text(messages.passwordAgain)}
      description={text(messages.passwordAgainHelp)}
      footer={
        <>
          <Button onClick={() => props.onEnd(false)}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={id} busy={confirm.isPending}>
            {text(messages.passwordSend)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="mt-4">
        <Field
          label={text(messages.password)}
          error={isChecked && password === '' ? text(messages.passwordMissing) : wrong}
        >
          {(ids) => (
            <Input
              {...ids}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
