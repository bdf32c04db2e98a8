import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';

/** The end of the own account, by its owner. The address is typed, so that a slip of the hand ends nothing. */
export function DeleteCard({ email }: { email: string }) {
  const text = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const end = useCommand('deleteOwnAccount', {
    failure: 'inPlace',
    onSuccess: () => void navigate({ to: '/logout' }),
  });
  const close = () => {
    setOpen(false);
    setTyped('');
    setIsWrong(false);
    end.clear();
  };
  const confirm = () => {
    const isSame = typed.trim().toLowerCase() === email.toLowerCase();
    setIsWrong(!isSame);
    if (isSame) void end.run({ body: { email: typed.trim() } });
  };
  return (
    <Card title={text(messages.deleteCard)}>
      <p className="max-w-prose text-dense text-secondary">{text(messages.deleteHelp)}</p>
      <div className="mt-4">
        <Button blocked={end.blocked} onClick={() => setOpen(true)}>
          {text(messages.delete)}
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        title={text(messages.deleteTitle)}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        busy={end.busy}
        error={end.error}
        onConfirm={confirm}
        onClose={close}
      >
        <Field
          label={text(messages.typeEmail, { email })}
          error={isWrong ? text(messages.notTheSame) : undefined}
          className="mt-3"
        >
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </ConfirmDialog>
    </Card>
  );
}
