import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState, PageHeader, StaleNote } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { EmailCard } from './email-card.tsx';
import { messages } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PolicyCard } from './policy-card.tsx';
import { securityQuery } from './queries.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

/** Shows the sign-in methods of the own account. */
export function SecurityPage() {
  const text = useText();
  const security = useQuery(securityQuery);
  if (security.isError && !security.data)
    return <ErrorState error={security.error} onRetry={() => void security.refetch()} />;
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} />
      <div className="flex max-w-4xl flex-col gap-4">
        <StaleNote known={security} />
        {security.data ? (
          <>
            <TwoFactorCard security={security.data} />
            <PasskeysCard security={security.data} />
          </>
        ) : (
          <Skeleton className="h-40" />
        )}
        <PasswordCard />
        <EmailCard />
        <Card title={text(messages.sessions)}>
          <p className="mb-2 text-dense text-secondary">{text(messages.sessionsHelp)}</p>
          <Link to="/account/sessions" className={linkLook}>
            {text(messages.toSessions)}
          </Link>
        </Card>
        <PolicyCard />
      </div>
    </>
  );
}
