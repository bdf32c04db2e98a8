import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckCircle2, TriangleAlert } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { checkPort, type PortCheck } from './check-port.ts';
import { messages } from './connection-messages.ts';
import { connectionQuery } from './queries.ts';

const identities = {
  claimed: messages.claimed,
  pinned: messages.pinned,
  secret: messages.secret,
  certificate: messages.certificate,
} as const;

const loopback = /^wss?:\/\/(localhost|127\.|\[::1\])/;

/** Settings that a device needs to connect, ready to copy, and a check of the device port from this browser. */
export function ConnectionCard({ className }: { className?: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(connectionQuery);
  const check = useMutation({ mutationFn: checkPort });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-56" />;
  const { url, controllerId, identity, adoptPerHour } = data;
  return (
    <Card
      title={text(messages.title)}
      {...(className === undefined ? {} : { className })}
      actions={
        <Button size="small" busy={check.isPending} onClick={() => check.mutate(url)}>
          {text(messages.check)}
        </Button>
      }
    >
      <PropertyList columns={1}>
        <Property label={text(messages.url)}>
          <CopyableId id={url} whole />
        </Property>
        <Property label={text(messages.controllerId)}>
          <CopyableId id={controllerId} whole />
        </Property>
        <Property label={text(messages.security)}>
          {text(url.startsWith('wss:') ? messages.encrypted : messages.plain)} {text(identities[identity])}
        </Property>
        <Property label={text(messages.unregistered)}>
          {adoptPerHour === null
            ? text(messages.allAdmitted)
            : text(messages.someAdmitted, { count: adoptPerHour })}{' '}
          <PageLink
            to="/management/inventory/refusedDevices"
            className="text-accent underline underline-offset-2"
          >
            {text(messages.toRefused)}
          </PageLink>
        </Property>
      </PropertyList>
      {loopback.test(url) ? <p className="mt-3 text-dense text-notice">{text(messages.loopback)}</p> : null}
      <div aria-live="polite">{check.data ? <Met met={check.data} url={url} /> : null}</div>
    </Card>
  );
}

function Met({ met, url }: { met: PortCheck; url: string }) {
  const text = useText();
  const reached = met.kind === 'reached';
  const Icon = reached ? CheckCircle2 : TriangleAlert;
  return (
    <p className="mt-3 flex items-start gap-2 text-dense">
      <Icon className={`mt-0.5 size-4 shrink-0 ${reached ? 'text-success' : 'text-danger'}`} aria-hidden />
      {reached
        ? text(messages.reached, { ms: met.ms, address: met.answer.address })
        : text(met.kind === 'closed' && url.startsWith('wss:') ? messages.closedTls : messages[met.kind])}
    </p>
  );
}
