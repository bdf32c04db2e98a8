import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LoginFailure } from '#machines/session/events.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages } from './messages.ts';
import { SignInFrame } from './sign-in-frame.tsx';

interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

interface Failure {
  reason: LoginFailure;
  message: string;
}

interface LoginPageProps {
  remembered: { email: string; remember: boolean };
  signIn: (form: LoginForm) => Promise<boolean>;
  failure: () => Failure | null;
  onSignedIn: () => void;
}

/** What went wrong, in the words of ER-001, ER-003 and ER-008. */
function FailureText(props: { failure: Failure; email: string }) {
  const text = useText();
  const { reason, message } = props.failure;
  if (reason === 'auth01') {
    return (
      <div
        role="alert"
        className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice"
      >
        <p className="font-medium">{text(messages.firstLogin)}</p>
        <p>{text(messages.firstLoginHelp, { email: props.email })}</p>
      </div>
    );
  }
  const words = {
    loginfail: text(messages.failLogin),
    jwterr: text(messages.failToken),
    network: text(messages.failNetwork),
    other: message,
  } satisfies Record<Exclude<LoginFailure, 'auth01'>, string>;
  return (
    <p
      role="alert"
      className="rounded border border-danger-stroke bg-danger-surface p-3 text-dense text-danger"
    >
      {words[reason]}
    </p>
  );
}

export function LoginPage(props: LoginPageProps) {
  const text = useText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [visible, setVisible] = useState(false);
  const form = useForm<LoginForm>({ defaultValues: { ...props.remembered, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const email = form.watch('email');
  const remember = form.watch('remember');
  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    if (await props.signIn(values)) props.onSignedIn();
    else setFailure(props.failure());
  });
  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(messages.title)}</h1>
      {failure ? <FailureText failure={failure} email={email} /> : null}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={text(messages.email)} error={errors.email ? text(messages.emailMissing) : undefined}>
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="username"
              autoFocus={!props.remembered.email}
              {...form.register('email', { required: true, setValueAs: (value: string) => value.trim() })}
            />
          )}
        </Field>
        <Field
          label={text(messages.password)}
          error={errors.password ? text(messages.passwordMissing) : undefined}
        >
          {(ids) => (
            <div className="relative">
              <Input
                {...ids}
                type={visible ? 'text' : 'password'}
                autoComplete="current-password"
                autoFocus={Boolean(props.remembered.email)}
                className="pr-10"
                {...form.register('password', { required: true })}
              />
              <span className="absolute top-0 right-0">
                <IconButton
                  label={text(visible ? messages.hidePassword : messages.showPassword)}
                  icon={visible ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
                  onClick={() => setVisible(!visible)}
                />
              </span>
            </div>
          )}
        </Field>
        <span className="flex items-center gap-2 text-dense">
          <Checkbox
            id="remember"
            checked={remember}
            onChange={(checked) => form.setValue('remember', checked)}
          />
          <label htmlFor="remember">{text(messages.remember)}</label>
        </span>
        <Button look="main" type="submit" busy={isSubmitting} className="h-10">
          {text(messages.submit)}
        </Button>
      </form>
    </SignInFrame>
  );
}
