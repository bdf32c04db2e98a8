import { type FormEvent, useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { messages as uiMessages } from '#web/ui/messages.ts';
import type { CaseProps } from './case-props.ts';
import { messages } from './messages.ts';

export function RenameDialog({ found, change, busy, onClose }: CaseProps & { onClose: () => void }) {
  const text = useText();
  const form = useId();
  const [title, setTitle] = useState(found.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change({ kind: 'rename', title: title.trim() }).then(onClose, () => {});
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(messages.renameCase)}
      footer={
        <>
          <Button onClick={onClose}>{text(uiMessages.cancel)}</Button>
          <Button look="main" type="submit" form={form} busy={busy}>
            {text(messages.renameCase)}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <Field label={text(messages.titleLabel)}>
          {(ids) => (
            <Input
              {...ids}
              required
              maxLength={120}
              pattern=".*\S.*"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
