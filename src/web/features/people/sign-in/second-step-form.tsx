import { type FormEvent, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Alert } from './alert.tsx';
import { messages } from './messages.ts';
import { messages as stepMessages } from './second-step-messages.ts';

interface SecondStepFormProps {
  methods: readonly string[];
  /** Problem of the last code; null: none was given yet. */
  failure: string | null;
  busy: boolean;
  onCode: (code: string) => void;
  onPasskey: () => void;
  onBack: () => void;
}

/** After a password that was right: a code of the authenticator app, a recovery code, or a passkey. */
export function SecondStepForm(props: SecondStepFormProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const takesCode = props.methods.includes('totp');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (code.trim().length >= 6 && !props.busy) props.onCode(code.trim());
  };
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-title font-medium">{text(stepMessages.title)}</h1>
        <p className="text-secondary">{text(takesCode ? stepMessages.codeHelp : stepMessages.passkeyHelp)}</p>
      </div>
      {props.failure ? <Alert>{props.failure}</Alert> : null}
      {takesCode ? (
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <Field
            label={text(stepMessages.code)}
            help={text(stepMessages.recoveryHelp)}
            error={checked && code.trim().length < 6 ? text(stepMessages.codeMissing) : undefined}
          >
            {(ids) => (
              <Input
                {...ids}
                autoComplete="one-time-code"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={32}
                autoFocus
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
          <PlainButton look="main" type="submit" busy={props.busy} className="h-10">
            {text(messages.signIn)}
          </PlainButton>
        </form>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {props.methods.includes('passkey') ? (
          <PlainButton look={takesCode ? 'plain' : 'main'} onClick={props.onPasskey}>
            {text(stepMessages.passkey)}
          </PlainButton>
        ) : null}
        <PlainButton look="quiet" onClick={props.onBack}>
          {text(stepMessages.back)}
        </PlainButton>
      </div>
    </>
  );
}
