import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { identityMessages as messages } from '#web/features/devices/device/page/messages.ts';
import { type Device, deviceKeys, nameOf } from '#web/features/devices/device/queries.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Sheet } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';

type Question = 'give' | 'forget';

/** Shows how the device authenticates: the certificate seen first, and a secret that can be issued. */
export function IdentitySheet({ device, onClose }: { device: Device; onClose: () => void }) {
  const { endpointId } = device;
  const text = useText();
  const dateTime = useDateTime();
  const [question, setQuestion] = useState<Question | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const queryKey = deviceKeys.identity(endpointId);
  const identity = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/op/action/identity', { params: { query: { endpointId } }, signal })))
        .data,
  });
  const settled = { invalidates: [queryKey], failure: 'inPlace' as const };
  const give = useCommand('giveDeviceSecret', {
    ...settled,
    onSuccess: ({ data }) => {
      setSecret(data.secret);
      setQuestion(null);
    },
  });
  const forget = useCommand('forgetDeviceIdentity', {
    ...settled,
    success: messages.forgotten,
    onSuccess: () => {
      setSecret(null);
      setQuestion(null);
    },
  });
  const ask = (next: Question | null) => {
    give.clear();
    forget.clear();
    setQuestion(next);
  };
  const { fingerprint, pinnedFrom, pinnedAt, secretAt } = identity.data ?? {};
  const isKnown = Boolean(fingerprint || secretAt);
  return (
    <>
      <Sheet
        open
        onClose={onClose}
        title={text(messages.title, { name: nameOf(device) })}
        footer={
          <>
            {isKnown ? <Button onClick={() => ask('forget')}>{text(messages.forget)}</Button> : null}
            <Button look="main" onClick={() => ask('give')}>
              {text(messages.give)}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          <p className="text-dense text-secondary">{text(messages.help)}</p>
          {secret === null ? null : <NewSecret secret={secret} />}
          {identity.isError ? (
            <p role="alert" className="text-dense text-danger">
              {text(messages.unread)}
            </p>
          ) : identity.isPending ? (
            <Skeleton className="h-24" />
          ) : (
            <PropertyList columns={1}>
              <Property label={text(messages.certificate)}>
                {fingerprint ? (
                  <CopyableId id={fingerprint} length={24} />
                ) : (
                  <Nothing>{text(messages.noCertificate)}</Nothing>
                )}
              </Property>
              {pinnedAt ? (
                <Property label={text(messages.firstShown)}>
                  {text(messages.from, { time: dateTime(pinnedAt), address: pinnedFrom ?? '' })}
                </Property>
              ) : null}
              <Property label={text(messages.secret)}>
                {secretAt ? (
                  text(messages.given, { time: dateTime(secretAt) })
                ) : (
                  <Nothing>{text(messages.noSecret)}</Nothing>
                )}
              </Property>
            </PropertyList>
          )}
        </div>
      </Sheet>
      <ConfirmDialog
        open={question === 'give'}
        title={text(messages.giveTitle)}
        body={text(messages.giveHelp)}
        warnings={secretAt ? [text(messages.giveReplaces)] : []}
        verb={text(messages.give)}
        busy={give.busy}
        error={give.error}
        onConfirm={() => void give.run({ body: { endpointId } })}
        onClose={() => ask(null)}
      />
      <ConfirmDialog
        open={question === 'forget'}
        title={text(messages.forgetTitle)}
        body={text(messages.forgetHelp)}
        verb={text(messages.forget)}
        danger
        busy={forget.busy}
        error={forget.error}
        onConfirm={() => void forget.run({ query: { endpointId } })}
        onClose={() => ask(null)}
      />
    </>
  );
}

const Nothing = (props: { children: ReactNode }) => <span className="text-muted">{props.children}</span>;

function NewSecret({ secret }: { secret: string }) {
  const text = useText();
  return (
    <div
      role="status"
      className="flex flex-col gap-1 rounded border border-notice-stroke bg-notice-surface p-3 text-dense"
    >
      <span className="text-notice">{text(messages.once)}</span>
      <CopyableId id={secret} />
    </div>
  );
}
