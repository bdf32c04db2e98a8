import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { passkeyMessages as messages } from './messages.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { type Passkey, type Security, securityQuery } from './queries.ts';

const invalidates = [securityQuery.queryKey];
type Open = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of the own account. */
export function PasskeysCard({ security }: { security: Security }) {
  const text = useText();
  const dateTime = useDateTime();
  const queries = useQueryClient();
  const blocked = useBlocked('beginPasskey');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const remove = useCommand('deletePasskey', {
    invalidates,
    failure: 'inPlace',
    success: messages.removed,
    onSuccess: close,
  });
  const knows = 'PublicKeyCredential' in window;
  const { passkeys } = security;
  return (
    <Card
      title={text(messages.passkeys)}
      actions={
        <Button
          size="small"
          blocked={knows ? blocked : text(messages.unsupported)}
          onClick={() => setOpen({ kind: 'add' })}
        >
          {text(messages.add)}
        </Button>
      }
    >
      <p className="max-w-prose text-dense text-secondary">{text(messages.help)}</p>
      {passkeys.length > 0 ? (
        <div className="mt-4">
          <SimpleTable
            caption={text(messages.passkeys)}
            head={[
              text(messages.name),
              text(messages.createdAt),
              text(messages.usedAt),
              { spoken: text(messages.actions) },
            ]}
            rows={passkeys.map((passkey) => ({
              id: passkey.passkeyId,
              cells: [
                <span key="name" className="wrap-anywhere">
                  {passkey.passkeyName}
                </span>,
                dateTime(passkey.createTime),
                passkey.lastUseTime ? dateTime(passkey.lastUseTime) : text(messages.never),
                <span key="actions" className="flex flex-wrap justify-end gap-2 py-1">
                  <Button
                    size="small"
                    aria-label={text(messages.renameOf, { name: passkey.passkeyName })}
                    onClick={() => setOpen({ kind: 'rename', passkey })}
                  >
                    {text(messages.rename)}
                  </Button>
                  <Button
                    size="small"
                    blocked={remove.blocked}
                    aria-label={text(messages.removeOf, { name: passkey.passkeyName })}
                    onClick={() => setOpen({ kind: 'remove', passkey })}
                  >
                    {text(messages.remove)}
                  </Button>
                </span>,
              ],
            }))}
          />
        </div>
      ) : null}
      {open?.kind === 'add' || open?.kind === 'rename' ? (
        <PasskeyDialog
          passkey={open.kind === 'rename' ? open.passkey : null}
          onDone={() => {
            close();
            void queries.invalidateQueries(securityQuery);
          }}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'remove' ? (
        <ConfirmCommand
          command={remove}
          input={{ path: { passkeyId: open.passkey.passkeyId } }}
          title={text(messages.removeTitle, { name: open.passkey.passkeyName })}
          body={text(messages.removeHelp)}
          verb={text(messages.remove)}
          danger
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
