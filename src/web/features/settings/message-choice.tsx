import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageKinds, messagesOf } from '#domain/message-kinds.ts';
import { messagePermissions } from '#web/entities/message/queries.ts';
import { useMay } from '#web/http/profile.ts';
import { keepSettings } from '#web/http/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ErrorState } from '#web/resource/list-page.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { ownSettingsQuery } from './queries.ts';

/** Of what its reader is told; what his role does not let him see stands not in it. */
export function MessageChoice() {
  const text = useText();
  const may = useMay();
  const client = useQueryClient();
  const settings = useQuery(ownSettingsQuery);
  const { data, error } = settings;
  const chosen = messagesOf(data?.messages ?? null);
  const choose = (kind: (typeof messageKinds)[number], isChosen: boolean) => {
    if (!data) return;
    const next = messageKinds.filter((each) => (each === kind ? isChosen : chosen.includes(each)));
    client.setQueryData(ownSettingsQuery.queryKey, { ...data, messages: next });
    keepSettings({ messages: next });
  };
  return (
    <Card title={text(messages.messages)}>
      {data ? (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 text-dense text-secondary">{text(messages.messagesHelp)}</legend>
          {messageKinds
            .filter((kind) => may(messagePermissions[kind]))
            .map((kind) => (
              <label key={kind} htmlFor={`message-${kind}`} className="flex items-start gap-2.5 text-body">
                <Checkbox
                  id={`message-${kind}`}
                  checked={chosen.includes(kind)}
                  onChange={(isChosen) => choose(kind, isChosen)}
                />
                {text(messages[kind])}
              </label>
            ))}
        </fieldset>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Card>
  );
}
