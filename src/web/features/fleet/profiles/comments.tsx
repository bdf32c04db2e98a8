import { queryOptions, useQuery } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ofStreams } from '#web/live/concerns.ts';
import { CommentForm, CommentText } from '#web/resource/comment-form.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { commentMessages as messages } from './comment-messages.ts';
import { profileKeys } from './queries.ts';

const commentsQuery = (fpId: string) =>
  queryOptions({
    queryKey: [...profileKeys, 'comments', fpId],
    queryFn: async ({ signal }) =>
      (
        await answerOf(
          mainApi.GET('/firmwares/profiles/{fpId}/comments', { params: { path: { fpId } }, signal }),
        )
      ).data,
    meta: { changedBy: ofStreams('rollout') },
  });

/** Lists the comments on a profile, the newest last, above the form for the next one. */
export function ProfileComments({ fpId }: { fpId: string }) {
  const text = useText();
  const dateTime = useDateTime();
  const known = useQuery(commentsQuery(fpId));
  const add = useCommand('commentFirmwareProfile', { invalidates: [profileKeys] });
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
        draft={`comment on ${fpId}`}
        busy={add.busy}
        blocked={add.blocked}
        onSend={(words) => add.run({ path: { fpId }, body: { text: words } })}
      />
    </Card>
  );
}
