import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { AccountRules } from '#domain/passwords/account-rules.ts';
import { useAccountRules } from '#web/http/account-rules.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { linkLook } from '#web/ui/classes.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Alert } from './alert.tsx';
import { messages } from './messages.ts';
import { messages as passwordMessages } from './password-messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

const forgotValues = (rules: AccountRules | null) => ({
  temporary: rules === null ? 'unknown' : rules.temporaryPasswords ? 'yes' : 'no',
  minutes: rules?.linkMinutes ?? 0,
});

/** RT-005. The text shown afterwards is the same for every address (docs/decisions/204). */
export function ForgotPasswordPage(props: { email: string }) {
  const text = useText();
  const rules = useAccountRules();
  const [typed, setTyped] = useState(props.email);
  const [checked, setChecked] = useState(false);
  const email = typed.trim();
  const ask = useMutation({
    mutationFn: () => answerOf(mainApi.POST('/iam/user/action/resetPassword', { body: { email } })),
    meta: { ownErrors: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (looksLikeEmail(email) && !ask.isPending) ask.mutate();
  };
  const wrong = email === '' ? messages.emailMissing : passwordMessages.emailFormat;
  return (
    <SignInFrame>
      {ask.isSuccess ? (
        <div role="status" className="flex flex-col gap-2">
          <h1 className="text-title font-medium">{text(passwordMessages.sent)}</h1>
          <p className="wrap-anywhere text-secondary">{text(passwordMessages.sentHelp, { email })}</p>
        </div>
      ) : (
        <>
          <div className="flex flex-col gap-2">
            <h1 className="text-title font-medium">{text(messages.forgotPassword)}</h1>
            <p className="text-secondary">{text(passwordMessages.forgotHelp, forgotValues(rules))}</p>
          </div>
          {ask.error ? <Alert>{ask.error.message}</Alert> : null}
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <Field
              label={text(messages.email)}
              error={checked && !looksLikeEmail(email) ? text(wrong) : undefined}
            >
              {(ids) => (
                <Input
                  {...ids}
                  type="email"
                  autoComplete="username"
                  maxLength={254}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <PlainButton look="main" type="submit" busy={ask.isPending} className="h-10">
              {text(passwordMessages.send)}
            </PlainButton>
          </form>
        </>
      )}
      <Link to="/login" className={linkLook}>
        {text(messages.toSignIn)}
      </Link>
    </SignInFrame>
  );
}
