import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { addFirmwareKeyLimits } from '#api/limits.gen.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './key-messages.ts';
import { type FirmwareKey, firmwareKeys, keysQuery } from './queries.ts';

/** The keys that verify signatures of firmware files: to read, to register, to revoke. */
export function SigningKeysButton() {
  const text = useText();
  const [shown, setShown] = useState<'list' | 'form' | null>(null);
  return (
    <>
      <Button onClick={() => setShown('list')}>{text(messages.keys)}</Button>
      {shown === 'list' ? <KeysSheet onAdd={() => setShown('form')} onClose={() => setShown(null)} /> : null}
      {shown === 'form' ? <KeySheet onClose={() => setShown('list')} /> : null}
    </>
  );
}

function KeysSheet({ onAdd, onClose }: { onAdd: () => void; onClose: () => void }) {
  const text = useText();
  const { data: keys, error, refetch } = useQuery(keysQuery);
  const blocked = useBlocked('addFirmwareKey');
  const [revoking, setRevoking] = useState<FirmwareKey | null>(null);
  const revoke = useCommand('revokeFirmwareKey', {
    invalidates: [firmwareKeys],
    failure: 'inPlace',
    success: () => ({ message: messages.keyRevokedToast, values: { name: revoking?.name ?? '' } }),
    onSuccess: () => setRevoking(null),
  });
  return (
    <Sheet
      open
      title={text(messages.keys)}
      onClose={onClose}
      footer={
        <Button look="main" blocked={blocked} onClick={onAdd}>
          {text(messages.keyAdd)}
        </Button>
      }
    >
      <p className="pb-3 text-dense text-secondary">{text(messages.keysHelp)}</p>
      {keys ? (
        keys.length === 0 ? (
          <p className="text-dense text-secondary">{text(messages.keysNone)}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-stroke border-y border-stroke">
            {keys.map((key) => (
              <KeyRow key={key.keyId} signingKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      <ConfirmCommand
        command={revoke}
        input={revoking ? { path: { keyId: revoking.keyId } } : null}
        title={text(messages.keyRevokeNamed, { name: revoking?.name ?? '' })}
        body={text(messages.keyRevokeHelp)}
        verb={text(messages.keyRevokeVerb)}
        danger
        onClose={() => setRevoking(null)}
      />
    </Sheet>
  );
}

const appearance = {
  active: { tone: 'success', icon: CircleCheck, label: messages.keyActive },
  revoked: { tone: 'danger', icon: CircleX, label: messages.keyRevoked },
} as const satisfies Record<string, StateLook>;

function KeyRow({ signingKey: key, onRevoke }: { signingKey: FirmwareKey; onRevoke: () => void }) {
  const text = useText();
  const dateTime = useDateTime();
  const blocked = useBlocked('revokeFirmwareKey');
  const isRevoked = key.revokedTime !== null;
  return (
    <li className="flex flex-col gap-1 py-3 text-dense">
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 grow text-body font-medium break-words">{key.name}</span>
        <StateBadge look={isRevoked ? appearance.revoked : appearance.active} />
        {key.own && !isRevoked ? (
          <Button size="small" look="danger" blocked={blocked} onClick={onRevoke}>
            {text(messages.keyRevoke)}
          </Button>
        ) : null}
      </div>
      <p className="text-secondary">
        {text(messages.keyLine, {
          algorithm: key.algorithm,
          person: key.addedBy,
          time: dateTime(key.addedTime),
        })}
      </p>
      {key.revokedTime ? (
        <p className="text-secondary">
          {text(messages.keyRevokedLine, { person: key.revokedBy ?? '', time: dateTime(key.revokedTime) })}
        </p>
      ) : null}
      {key.own ? null : <p className="text-secondary">{text(messages.keyAbove)}</p>}
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-caption text-muted">
        {text(messages.keyFingerprint)}
        <CopyableId id={key.fingerprint} length={24} />
      </p>
    </li>
  );
}

interface KeyForm {
  name: string;
  publicKey: string;
}

function KeySheet({ onClose }: { onClose: () => void }) {
  const text = useText();
  const form = useForm<KeyForm>({ defaultValues: { name: '', publicKey: '' } });
  const add = useCommand('addFirmwareKey', {
    invalidates: [firmwareKeys],
    form,
    success: (_answer, { body }) => ({ message: messages.keyAdded, values: { name: String(body.name) } }),
    onSuccess: onClose,
  });
  return (
    <EditSheet
      form={form}
      draft="firmware key"
      limits={addFirmwareKeyLimits}
      title={text(messages.keyAddTitle)}
      verb={text(messages.keyAdd)}
      busy={add.busy}
      onSubmit={(body) => add.run({ body })}
      onClose={onClose}
    >
      <TextField<KeyForm> name="name" label={text(messages.keyName)} help={text(messages.keyNameHelp)} />
      <TextField<KeyForm>
        name="publicKey"
        label={text(messages.keyText)}
        help={text(messages.keyTextHelp)}
        rows={8}
      />
    </EditSheet>
  );
}
