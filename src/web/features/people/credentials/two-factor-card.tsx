import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from '#web/entities/account/recovery-codes.tsx';
import { TwoFactorSetup } from '#web/entities/account/two-factor-setup.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { type Security, securityQuery } from './queries.ts';

const invalidates = [securityQuery.queryKey];

/** The authenticator app and its recovery codes. */
export function TwoFactorCard({ security }: { security: Security }) {
  const text = useText();
  const [open, setOpen] = useState<'setUp' | 'turnOff' | 'newCodes' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const queries = useQueryClient();
  const close = () => setOpen(null);
  /** Read again also where the dialog is closed over codes that were not kept: it is on by then. */
  const done = () => {
    close();
    void queries.invalidateQueries(securityQuery);
  };
  const turnOff = useCommand('endTwoFactor', {
    invalidates,
    failure: 'inPlace',
    success: messages.turnedOff,
    onSuccess: close,
  });
  const renew = useCommand('renewRecoveryCodes', {
    invalidates,
    failure: 'inPlace',
    onSuccess: ({ data }) => {
      close();
      setCodes(data.codes);
    },
  });
  const blocked = useBlocked('beginTwoFactor');
  const { twoFactor, twoFactorRequired, recoveryCodes } = security;
  return (
    <Card
      title={text(messages.twoFactor)}
      actions={
        <span className="flex flex-wrap items-center gap-2 py-2">
          {twoFactorRequired ? <Badge tone="notice">{text(messages.required)}</Badge> : null}
          <Badge tone={twoFactor ? 'success' : 'idle'}>{text(twoFactor ? messages.on : messages.off)}</Badge>
        </span>
      }
    >
      <p className="max-w-prose text-dense text-secondary">{text(messages.twoFactorHelp)}</p>
      {twoFactor ? (
        <p className="mt-2 text-dense">{text(messages.codesLeft, { count: recoveryCodes })}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {twoFactor ? (
          <>
            <Button blocked={renew.blocked} onClick={() => setOpen('newCodes')}>
              {text(messages.newCodes)}
            </Button>
            <Button blocked={turnOff.blocked} onClick={() => setOpen('turnOff')}>
              {text(messages.turnOff)}
            </Button>
          </>
        ) : (
          <Button look="main" blocked={blocked} onClick={() => setOpen('setUp')}>
            {text(messages.setUp)}
          </Button>
        )}
      </div>
      <Dialog open={open === 'setUp'} onClose={done} title={text(messages.twoFactor)}>
        <div className="mt-4">
          <TwoFactorSetup onDone={done} />
        </div>
      </Dialog>
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title={text(messages.recoveryCodes)}>
        <div className="mt-4">
          <RecoveryCodes codes={codes ?? []} onKept={() => setCodes(null)} />
        </div>
      </Dialog>
      <ConfirmCommand
        command={turnOff}
        input={open === 'turnOff' ? {} : null}
        title={text(messages.turnOffTitle)}
        body={text(messages.turnOffHelp)}
        verb={text(messages.turnOff)}
        danger
        onClose={close}
      />
      <ConfirmCommand
        command={renew}
        input={open === 'newCodes' ? {} : null}
        title={text(messages.newCodesTitle)}
        body={text(messages.newCodesHelp)}
        verb={text(messages.newCodes)}
        onClose={close}
      />
    </Card>
  );
}
