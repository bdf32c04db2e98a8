import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, authApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { messages } from './messages.ts';

/** One question: what was typed does not outlive it. */
export default function PasswordForm(props: { onEnd: (given: boolean) => void }) {
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
