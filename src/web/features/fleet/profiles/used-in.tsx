import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { lookOf } from './appearance.ts';
import { ProfileName, profileLink } from './columns.tsx';
import { messages } from './messages.ts';
import { profilesOfFileQuery } from './queries.ts';

/** The profiles that a firmware file is used in. */
export function UsedInProfiles({ fileId }: { fileId: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(profilesOfFileQuery(fileId));
  return (
    <Card title={text(messages.title)}>
      {data ? (
        data.data.length === 0 ? (
          <p className="text-dense text-secondary">{text(messages.usedInNone)}</p>
        ) : (
          <ul className="flex flex-col gap-2 text-dense">
            {data.data.map((profile) => (
              <li key={profile.fpId} className="flex flex-wrap items-center justify-between gap-2">
                <Link {...profileLink(profile.fpId)} className={linkLook}>
                  <ProfileName {...profile} />
                </Link>
                <StateBadge look={lookOf(profile)} />
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-10 w-full" />
      )}
      {data && data.pagination.totalRecords > data.data.length ? (
        <p className="pt-2 text-caption text-muted">
          {text(messages.usedInMore, { shown: data.data.length, count: data.pagination.totalRecords })}
        </p>
      ) : null}
    </Card>
  );
}
