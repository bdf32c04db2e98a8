import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operations } from '#api/operations.gen.ts';
import { useAccountRules } from '#web/http/account-rules.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card, Property, PropertyList } from '#web/ui/property-list.tsx';
import { HealthCard } from './health-card.tsx';
import { LanguagesCard } from './languages-card.tsx';
import { messages } from './messages.ts';
import { systemQuery } from './queries.ts';

declare const __VERSION__: string;

/** CL-218: what this installation is, whom to ask, which versions there were, and for administrators how it does. */
export function AboutPage({ connection }: { connection: ReactNode }) {
  const text = useText();
  const may = useMay();
  const dateTime = useDateTime();
  const system = useQuery(systemQuery);
  const rules = useAccountRules();
  if (system.isError && !system.data)
    return <ErrorState error={system.error} onRetry={() => void system.refetch()} />;
  if (!system.data) return <Skeleton className="h-96" />;
  const { productTitle, version, versions, contact } = system.data;
  return (
    <>
      <PageHeader title={text(messages.title, { product: productTitle })} context={text(messages.context)} />
      <div className="flex flex-col gap-4">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title={text(messages.installation)}>
            <PropertyList columns={1}>
              <Property label={text(messages.version)}>{version}</Property>
              <Property label={text(messages.consoleVersion)}>{__VERSION__}</Property>
              <Property label={text(messages.contact)}>
                {contact === null ? text(messages.noContact) : <Contact to={contact} />}
              </Property>
              {rules ? (
                <Property label={text(messages.accounts)}>
                  {text(messages.accountRules, {
                    rules: rules.rules,
                    length: rules.passwordMin,
                    linkMinutes: rules.linkMinutes,
                    idleMinutes: rules.idleMinutes,
                  })}
                </Property>
              ) : null}
            </PropertyList>
          </Card>
          <Card title={text(messages.history)}>
            <ul className="flex flex-col gap-3">
              {versions.map(({ version: known, releaseDate }) => (
                <li key={known}>
                  <p className="font-medium">
                    {known}
                    <span className="ml-2 text-caption font-normal text-secondary">
                      {releaseDate ? dateTime(releaseDate).slice(0, -9) : text(messages.unreleased)}
                    </span>
                  </p>
                  <p className="text-dense text-secondary">{text(messages.first)}</p>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        {may(operations.createDevices.permission) ? connection : null}
        {may(operations.getInstallationHealth.permission) ? (
          <>
            <LanguagesCard />
            <HealthCard />
          </>
        ) : null}
      </div>
    </>
  );
}

/** An address that can be followed is a link. */
function Contact({ to }: { to: string }) {
  const href = /^https?:\/\//.test(to) ? to : /^[^\s@]+@[^\s@]+$/.test(to) ? `mailto:${to}` : null;
  if (href === null) return to;
  return (
    <a href={href} rel="noopener noreferrer" className={`${linkLook} break-all`}>
      {to}
    </a>
  );
}
