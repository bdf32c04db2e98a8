import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { toastStore } from '#web/ui/toasts.ts';
import { messages } from './messages.ts';
import { type ProviderDomain, providerKeys } from './queries.ts';

/** The domains of a provider: since when each is proved, or what DNS has to say first (docs/decisions/235). */
export function DomainList({ opId, domains }: { opId: string; domains: readonly ProviderDomain[] }) {
  const text = useText();
  const dateTime = useDateTime();
  return (
    <ul className="flex flex-col gap-4">
      {domains.map((known) => (
        <li key={known.domain} className="flex flex-col gap-2">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-dense font-medium wrap-anywhere">{known.domain}</span>
            {known.provedTime ? (
              <>
                <Badge tone="success" icon={<Check className="size-3" aria-hidden />}>
                  {text(messages.proved)}
                </Badge>
                <span className="text-caption text-muted">
                  {text(messages.provedAt, { time: dateTime(known.provedTime) })}
                </span>
              </>
            ) : (
              <Badge tone="notice" icon={<CircleAlert className="size-3" aria-hidden />}>
                {text(messages.unproved)}
              </Badge>
            )}
          </span>
          {known.provedTime ? null : <Proof opId={opId} {...known} />}
        </li>
      ))}
    </ul>
  );
}

/** Shows the DNS record to publish, and a button that has the server look it up. */
function Proof({ opId, domain, record }: ProviderDomain & { opId: string }) {
  const text = useText();
  const [missing, setMissing] = useState<string | null>(null);
  const prove = useCommand('proveIdentityProviderDomain', {
    invalidates: [providerKeys],
    failure: 'inPlace',
    onSuccess: ({ data }) => {
      setMissing(data.message);
      if (data.proved)
        toastStore.show({ tone: 'success', title: { message: messages.provedNow, values: { domain } } });
    },
  });
  return (
    <div className="flex flex-col gap-2 rounded-sm border border-stroke bg-sunken p-3">
      <p className="text-caption text-secondary">{text(messages.unprovedHelp, { domain })}</p>
      <dl className="grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-caption text-muted">{text(messages.recordName)}</dt>
        <dd className="min-w-0">
          <CopyableId id={record.name} />
        </dd>
        <dt className="text-caption text-muted">{text(messages.recordValue)}</dt>
        <dd className="min-w-0">
          <CopyableId id={record.value} />
        </dd>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          busy={prove.busy}
          blocked={prove.blocked}
          aria-label={text(messages.checkRecordOf, { domain })}
          onClick={() => void prove.run({ body: { opId, domain } })}
        >
          {text(messages.checkRecord)}
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-48 text-caption">
          {prove.busy ? null : (
            <span className="text-danger">{prove.error ? prove.error.message : missing}</span>
          )}
        </p>
      </div>
    </div>
  );
}
