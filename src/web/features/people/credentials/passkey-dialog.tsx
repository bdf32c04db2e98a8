import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { answerOf, authApi } from '#web/http/clients.ts';
import { passkeyAddress } from '#web/http/passkey-address.ts';
import { type TextOf, useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import { toastStore } from '#web/ui/toasts.ts';
import { makePasskey, NoPasskeyMade } from './make-passkey.ts';
import { passkeyMessages as messages } from './messages.ts';
import type { Passkey } from './queries.ts';

interface PasskeyDialogProps {
  /** To be renamed; null: a new one. */
  passkey: Passkey | null;
  onDone: () => void;
  onClose: () => void;
}

/** The name of a passkey, and where it is a new one, the passkey itself. */
export function PasskeyDialog({ passkey, onDone, onClose }: PasskeyDialogProps) {
  const text = useText();
  const id = useId();
  const [name, setName] = useState(passkey?.passkeyName ?? '');
  const [checked, setChecked] = useState(false);
  const passkeyName = name.trim();
  const save = useMutation({
    mutationFn: async () => {
      if (!passkey) return makePasskey(passkeyName);
      const params = { path: { passkeyId: passkey.passkeyId } };
      await answerOf(authApi.PATCH('/passkeys/{passkeyId}', { params, body: { passkeyName } }));
    },
    onSuccess: () => {
      toastStore.show({
        tone: 'success',
        title: { message: passkey ? messages.renamed : messages.added },
      });
      onDone();
    },
    meta: { ownErrors: true },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (passkeyName !== '' && !save.isPending) save.mutate();
  };
  const failure = save.error instanceof NoPasskeyMade ? notMade(text) : save.error?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      title={passkey ? text(messages.renameOf, { name: passkey.passkeyName }) : text(messages.add)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={id} busy={save.isPending}>
            {text(passkey ? messages.rename : messages.add)}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="mt-4 flex flex-col gap-3">
        {failure ? (
          <p role="alert" className="text-dense text-danger">
            {failure}
          </p>
        ) : null}
        <Field
          label={text(messages.name)}
          help={text(messages.nameHelp)}
          error={checked && passkeyName === '' ? text(messages.nameMissing) : undefined}
        >
          {(ids) => (
            <Input
              {...ids}
              autoComplete="off"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

function notMade(text: TextOf): string {
  const address = passkeyAddress();
  return address === null ? text(messages.notMade) : text(messages.elsewhere, { address });
}
