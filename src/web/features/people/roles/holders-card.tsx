import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { holdersQuery } from './queries.ts';

/** Lists the people with the role that the reader may see. */
export function HoldersCard(props: { opId: string; roleKey: string }) {
  const text = useText();
  const holders = useQuery(holdersQuery(props.opId, props.roleKey));
  return (
    <Card title={text(messages.holders)}>
      {holders.data ? (
        holders.data.length === 0 ? (
          <p className="text-dense text-secondary">{text(messages.noHolders)}</p>
        ) : (
          <ul className="grid gap-x-8 gap-y-1.5 text-dense md:grid-cols-2">
            {holders.data.map(({ userId, userName, email, companyName }) => (
              <li key={userId} className="min-w-0 break-words">
                <span className="font-medium">{userName}</span>{' '}
                <span className="text-secondary">
                  {email} · {companyName}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : holders.isError ? (
        <ErrorState error={holders.error} onRetry={() => void holders.refetch()} />
      ) : (
        <Skeleton className="h-6" />
      )}
    </Card>
  );
}
