import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#web/http/api-error.ts';
import { answerOf, authApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Field, Input } from '#web/ui/field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { messages } from './two-factor-messages.ts';

/** From the picture for the app, by its first code, to the recovery codes. */
export function TwoFactorSetup(props: { onDone: () => void }) {
  const text = useText();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const begin = useMutation({
    mutationFn: () => answerOf(authApi.POST('/two-factor')),
    meta: { ownErrors: true },
  });
  const confirm = useMutation({
    mutationFn: (oneTimeCode: string) =>
      answerOf(authApi.POST('/two-factor/confirm', { body: { oneTimeCode } })),
    meta: { ownErrors: true },
  });
  const start = useEffectEvent(() => {
    if (begin.isIdle) begin.mutate();
  });
  useEffect(() => start(), []);

  if (confirm.data) return <RecoveryCodes codes={confirm.data.data.codes} onKept={props.onDone} />;
  if (begin.error) {
    const isOld = begin.error instanceof ApiError && begin.error.code === 'passwordneeded';
    return (
      <p role="alert" className="text-dense text-danger">
        {isOld ? text(messages.passwordOld) : begin.error.message}
      </p>
    );
  }
  const offered = begin.data?.data;
  const typed = code.replace(/\s/g, '');
  const isWhole = /^\d{6}$/.test(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !confirm.isPending) confirm.mutate(typed);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-secondary">{text(messages.scan)}</p>
      <div className="flex flex-col items-center gap-3">
        {offered ? (
          <>
            <QrCode text={offered.uri} label={text(messages.picture)} />
            <p className="text-caption text-secondary">
              {text(messages.key)}{' '}
              <span className="font-mono break-all text-primary">
                {offered.key.match(/.{1,4}/g)?.join(' ')}
              </span>
            </p>
          </>
        ) : (
          <div aria-hidden className="size-44 rounded bg-sunken" />
        )}
      </div>
      <Field
        label={text(messages.code)}
        error={checked && !isWhole ? text(messages.codeMissing) : confirm.error?.message}
      >
        {(ids) => (
          <Input
            {...ids}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <PlainButton look="main" type="submit" busy={confirm.isPending}>
        {text(messages.turnOn)}
      </PlainButton>
    </form>
  );
}
