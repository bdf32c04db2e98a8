import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { lookOf } from './appearance.ts';
import { ProfileName } from './columns.tsx';
import type { ProfileKind } from './kind.tsx';
import { messages } from './messages.ts';
import { profilesOfContentQuery } from './queries.ts';

/** The profiles that a content is used in. */
export function UsedInProfiles({ kind, contentId }: { kind: ProfileKind; contentId: string }) {
  const text = useText();
  const { links, texts } = kind;
  const { data, error, refetch } = useQuery(profilesOfContentQuery(kind.calls, contentId));
  return (
    <Card title={text(texts.title)}>
      {data ? (
        data.data.length === 0 ? (
          <p className="text-dense text-secondary">{text(messages.usedInNone)}</p>
        ) : (
          <ul className="flex flex-col gap-2 text-dense">
            {data.data.map((profile) => (
              <li key={profile.id} className="flex flex-wrap items-center justify-between gap-2">
                <Link {...links.page(profile.id)} className={linkLook}>
                  <ProfileName {...profile} />
                </Link>
                <StateBadge look={lookOf(texts, profile)} />
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
