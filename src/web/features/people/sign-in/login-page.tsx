import { Link } from '@tanstack/react-router';
import { Building2, Eye, EyeOff, KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { LoginFailure, SignOutReason } from '#machines/session/events.ts';
import { useAccountRules } from '#web/http/account-rules.ts';
import { passkeyAddress } from '#web/http/passkey-address.ts';
import { type TextOf, useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Alert } from './alert.tsx';
import { companyMessages } from './company-messages.ts';
import { messages } from './messages.ts';
import { SecondStepForm } from './second-step-form.tsx';
import { messages as stepMessages } from './second-step-messages.ts';
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
  /** A code of the app, or a recovery code. */
  signInWithCode: (code: string) => Promise<boolean>;
  signInWithPasskey: () => Promise<boolean>;
  /** Leads to the identity provider of the organisation that has the address. */
  signInWithCompany: (email: string) => Promise<boolean>;
  /** By what the second step can be done; null: none is asked for. */
  secondStep: () => readonly string[] | null;
  abandonSecondStep: () => void;
  failure: () => Failure | null;
  /** Reason why the user has to sign in again after a session ended unasked. */
  endedBy: () => SignOutReason | null;
  onSignedIn: () => void;
}

/** Two fields need no form library, and this page is the first to load. */
export function LoginPage(props: LoginPageProps) {
  const text = useText();
  const remembers = useAccountRules()?.remembersEmail ?? false;
  const [form, setForm] = useState<LoginForm>({ ...props.remembered, password: '' });
  const [checked, setChecked] = useState(false);
  /** The button of the company was pressed: it needs the address alone. */
  const [addressWanted, setAddressWanted] = useState(false);
  const [busy, setBusy] = useState(false);
  // A user who returns from their identity provider without a session is shown why.
  const [failure, setFailure] = useState<Failure | null>(props.failure);
  const [visible, setVisible] = useState(false);
  /** Method that was last tried in the second step. */
  const [tried, setTried] = useState<'code' | 'passkey' | null>(null);
  const email = form.email.trim();
  const ended = busy ? null : props.endedBy();

  const [methods, setMethods] = useState<readonly string[] | null>(props.secondStep);
  const attempt = async (signIn: () => Promise<boolean>) => {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    if (await signIn()) return props.onSignedIn();
    setBusy(false);
    setFailure(props.failure());
    setMethods(props.secondStep());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (email !== '' && form.password !== '') void attempt(() => props.signIn({ ...form, email }));
  };
  const withCompany = () => {
    setAddressWanted(true);
    if (email !== '') void attempt(() => props.signInWithCompany(email));
  };
  const back = () => {
    props.abandonSecondStep();
    setMethods(null);
    setFailure(null);
    setTried(null);
  };
  const failureOf = (way: typeof tried, failed: Failure | null) => {
    if (!failed || way === null) return null;
    return way === 'code' ? failed.message : failedPasskey(text);
  };
  if (methods !== null)
    return (
      <SignInFrame>
        <SecondStepForm
          methods={methods}
          failure={failureOf(tried, failure)}
          busy={busy}
          onCode={(code) => {
            setTried('code');
            void attempt(() => props.signInWithCode(code));
          }}
          onPasskey={() => {
            setTried('passkey');
            void attempt(props.signInWithPasskey);
          }}
          onBack={back}
        />
      </SignInFrame>
    );

  return (
    <SignInFrame>
      <h1 className="text-title font-medium">{text(messages.signIn)}</h1>
      {failure ? <FailureText failure={failure} email={email} /> : null}
      {ended ? <EndText reason={ended} /> : null}
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field
          label={text(messages.email)}
          error={(checked || addressWanted) && email === '' ? text(messages.emailMissing) : undefined}
        >
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="username"
              autoFocus={!props.remembered.email}
              value={form.email}
              onChange={(event) => setForm({ ...form, email: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={text(messages.password)}
          error={checked && form.password === '' ? text(messages.passwordMissing) : undefined}
        >
          {(ids) => (
            <div className="relative">
              <Input
                {...ids}
                type={visible ? 'text' : 'password'}
                autoComplete="current-password"
                autoFocus={Boolean(props.remembered.email)}
                className="pr-10"
                value={form.password}
                onChange={(event) => setForm({ ...form, password: event.target.value })}
              />
              <PlainButton
                look="quiet"
                size="icon"
                className="absolute top-0 right-0"
                aria-label={text(visible ? messages.hidePassword : messages.showPassword)}
                icon={visible ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
                onClick={() => setVisible(!visible)}
              />
            </div>
          )}
        </Field>
        {remembers ? (
          <label htmlFor="remember" className="flex items-center gap-2 text-dense">
            <Checkbox
              id="remember"
              checked={form.remember}
              onChange={(remember) => setForm({ ...form, remember })}
            />
            {text(messages.remember)}
          </label>
        ) : null}
        <PlainButton look="main" type="submit" busy={busy} className="h-10">
          {text(messages.signIn)}
        </PlainButton>
      </form>
      <PlainButton icon={<Building2 className="size-4" aria-hidden />} onClick={withCompany}>
        {text(companyMessages.signIn)}
      </PlainButton>
      {'PublicKeyCredential' in window ? (
        <PlainButton
          icon={<KeyRound className="size-4" aria-hidden />}
          onClick={() => void attempt(props.signInWithPasskey)}
        >
          {text(stepMessages.passkey)}
        </PlainButton>
      ) : null}
      <nav className="flex flex-wrap justify-between gap-x-4 gap-y-2 text-dense">
        <Link to="/forget-password" className={linkLook}>
          {text(messages.forgotPassword)}
        </Link>
        <Link to="/register" className={linkLook}>
          {text(messages.requestAccount)}
        </Link>
        <Link to="/privacy" className={linkLook}>
          {text(messages.recorded)}
        </Link>
      </nav>
    </SignInFrame>
  );
}

/** Shown once: the first attempt to sign in removes it. */
function EndText(props: { reason: SignOutReason }) {
  const text = useText();
  return (
    <p
      role="alert"
      className="rounded border border-notice-stroke bg-notice-surface p-3 text-dense text-notice"
    >
      {text(props.reason === 'logoutElsewhere' ? messages.signedOutElsewhere : messages.sessionEnded)}
    </p>
  );
}

/** Explains a failed sign-in, in the words of ER-001, ER-003 and ER-008. */
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
    passkey: failedPasskey(text),
    twofactor: message,
    other: message,
  } satisfies Record<Exclude<LoginFailure, 'auth01'>, string>;
  return <Alert>{words[reason]}</Alert>;
}

/** The browser gives none at another address than theirs, and does not say so. */
function failedPasskey(text: TextOf): string {
  const address = passkeyAddress();
  return address === null ? text(stepMessages.failPasskey) : text(stepMessages.passkeyElsewhere, { address });
}
