import { useQuery } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { CheckButton } from './check-button.tsx';
import { DomainList } from './domain-list.tsx';
import { messages, separatorMessages } from './messages.ts';
import { ProviderSheet } from './provider-sheet.tsx';
import { type ProviderSettings, providerKeys, providerQuery, roleChoicesQuery } from './queries.ts';
import { RefusedSignIns } from './refused-sign-ins.tsx';

/** The identity provider of an organisation (docs/decisions/217). */
export function ProviderPage() {
  const text = useText();
  const answer = useQuery(providerQuery);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const blocked = useBlocked('setIdentityProvider');
  const remove = useCommand('deleteIdentityProvider', {
    invalidates: [providerKeys],
    failure: 'inPlace',
    success: messages.removed,
    onSuccess: close,
  });
  if (answer.isError && !answer.data)
    return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const known = answer.data;
  const provider = known?.provider ?? null;
  const setUp = (
    <Button look="main" blocked={blocked} onClick={() => setOpen('edit')}>
      {text(messages.setUp)}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={known ? text(messages.context, { company: known.companyName }) : ''}
      />
      <div className="flex max-w-4xl flex-col gap-4">
        <StaleNote known={answer} />
        {known ? (
          <Card
            title={text(messages.card)}
            actions={
              provider ? (
                <span className="flex flex-wrap items-center gap-2 py-2">
                  <Button blocked={blocked} onClick={() => setOpen('edit')}>
                    {text(messages.edit)}
                  </Button>
                  <Button blocked={remove.blocked} onClick={() => setOpen('remove')}>
                    {text(messages.remove)}
                  </Button>
                </span>
              ) : null
            }
          >
            {provider ? (
              <Settings provider={provider} />
            ) : (
              <EmptyState
                icon={<KeySquare className="size-5" aria-hidden />}
                title={text(messages.none)}
                action={setUp}
              >
                {text(messages.noneHelp)}
              </EmptyState>
            )}
            <PropertyList columns={1}>
              <Property label={text(messages.redirect)}>
                <CopyableId id={known.redirectUri} />
              </Property>
            </PropertyList>
          </Card>
        ) : (
          <Skeleton className="h-60" />
        )}
        {known && provider ? (
          <Card title={text(messages.domains)}>
            <DomainList opId={known.opId} domains={provider.domains} />
          </Card>
        ) : null}
        {provider ? (
          <Card title={text(messages.refusals)}>
            <RefusedSignIns refusals={provider.refusals} />
          </Card>
        ) : null}
      </div>
      {known && open === 'edit' ? <ProviderSheet known={known} onClose={close} /> : null}
      <ConfirmCommand
        command={remove}
        input={known && open === 'remove' ? { query: { opId: known.opId } } : null}
        title={text(messages.removeTitle)}
        body={text(messages.removeHelp)}
        verb={text(messages.remove)}
        danger
        onClose={close}
      />
    </>
  );
}

function Settings({ provider }: { provider: ProviderSettings }) {
  const text = useText();
  const dateTime = useDateTime();
  const { data } = useQuery(roleChoicesQuery);
  const nameOf = (key: string) => data?.roles.find((role) => role.roleGroupKey === key)?.roleName ?? key;
  const { roles, adopts, exclusive, trustsFactors, modifyTime, modifiedBy } = provider;
  return (
    <>
      <PropertyList columns={1}>
        <Property label={text(messages.issuer)}>{provider.issuer}</Property>
        <Property label={text(messages.clientId)}>{provider.clientId}</Property>
        <Property label={text(messages.scopes)}>{provider.scopes}</Property>
        <Property label={text(messages.emailClaim)}>{provider.emailClaim}</Property>
        <Property label={text(messages.roleClaim)}>{provider.roleClaim}</Property>
        <Property label={text(messages.separator)}>
          {text(separatorMessages[provider.roleSeparator])}
        </Property>
        <Property label={text(messages.roles)}>
          <ol className="flex flex-col gap-1">
            {roles.map(({ value, roleGroupKey }) => (
              <li key={value}>{text(messages.ruleOf, { value, role: nameOf(roleGroupKey) })}</li>
            ))}
          </ol>
        </Property>
        <Property label={text(messages.unknown)}>
          {text(adopts ? messages.adoptsYes : messages.adoptsNo)}
        </Property>
        <Property label={text(messages.factors)}>
          {text(trustsFactors ? messages.factorsTrusted : messages.factorsShown)}
        </Property>
        <Property label={text(messages.passwords)}>
          {text(exclusive ? messages.passwordsNo : messages.passwordsYes)}
        </Property>
        <Property label={text(messages.modified)}>
          {text(messages.modifiedBy, { time: dateTime(modifyTime), name: modifiedBy })}
        </Property>
      </PropertyList>
      <div className="my-4">
        <CheckButton issuer={provider.issuer} />
      </div>
    </>
  );
}
