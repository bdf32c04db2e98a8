import { useQuery } from '@tanstack/react-query';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CommentForm, CommentText } from '#web/resource/comment-form.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { commentMessages as messages } from './comment-messages.ts';
import { useProfileKind } from './kind.tsx';
import { commentsQuery } from './queries.ts';
import { useProfileCommand } from './use-profile-command.ts';

/** Lists the comments on a profile, the newest last, above the form for the next one. */
export function ProfileComments({ id }: { id: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const { calls, commands } = useProfileKind();
  const known = useQuery(commentsQuery(calls, id));
  const add = useProfileCommand(commands.comment, {});
  return (
    <Card title={text(messages.title)}>
      {known.data ? (
        known.data.length === 0 ? (
          <p className="text-dense text-muted">{text(messages.none)}</p>
        ) : (
          <ol aria-label={text(messages.title)} className="flex flex-col">
            {known.data.map((comment) => (
              <li key={comment.version} className="border-b border-stroke py-2">
                <p className="text-dense text-secondary">
                  {comment.name}{' '}
                  <span className="text-caption whitespace-nowrap text-muted">{dateTime(comment.time)}</span>
                </p>
                <CommentText>{comment.text}</CommentText>
              </li>
            ))}
          </ol>
        )
      ) : known.error ? (
        <ErrorState error={known.error} onRetry={() => void known.refetch()} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <CommentForm
        draft={`comment on ${id}`}
        busy={add.busy}
        blocked={add.blocked}
        onSend={(words) => add.run({ id, text: words })}
      />
    </Card>
  );
}
