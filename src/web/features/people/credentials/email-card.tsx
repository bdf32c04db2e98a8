import { type FormEvent, useState } from 'react';
import { useProfile } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, Input } from '#web/ui/field.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { emailMessages as messages } from './messages.ts';

/** The address that one signs in with: it changes when the link that is mailed there was followed. */
export function EmailCard() {
  const text = useText();
  const current = useProfile()?.userInfo.userEmail ?? '';
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const email = typed.trim();
  const change = useCommand('changeEmail', {
    failure: 'inPlace',
    onSuccess: (_, { body }) => {
      setAsked(body.email);
      setTyped('');
      setChecked(false);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (/^[^\s@]+@[^\s@]+$/.test(email) && !change.busy) void change.run({ body: { email } });
  };
  const isWrong = checked && !/^[^\s@]+@[^\s@]+$/.test(email);
  return (
    <Card title={text(messages.email)}>
      <form onSubmit={submit} noValidate className="flex max-w-96 flex-col gap-4">
        <p className="text-dense wrap-anywhere text-secondary">{text(messages.help, { email: current })}</p>
        {asked ? (
          <p role="status" className="text-dense wrap-anywhere text-success">
            {text(messages.sent, { email: asked })}
          </p>
        ) : null}
        <Field label={text(messages.next)} error={isWrong ? text(messages.format) : change.error?.message}>
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={typed}
              onChange={(event) => {
                change.clear();
                setTyped(event.target.value);
              }}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={change.busy} blocked={change.blocked}>
            {text(messages.send)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
