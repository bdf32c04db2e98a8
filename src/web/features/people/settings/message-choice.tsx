import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as permissions from '#api/permissions.gen.ts';
import { mailsOf, messageKinds, messagesOf } from '#domain/message-kinds.ts';
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

const channels = ['messages', 'mails'] as const;
type Channel = (typeof channels)[number];
type Kind = (typeof messageKinds)[number];

/** Chooses the user's messages and their channels. Messages about subjects outside of their role are left out. */
export function MessageChoice() {
  const text = useText();
  const may = useMay();
  const client = useQueryClient();
  const settings = useQuery(ownSettingsQuery);
  const { data, error } = settings;
  const chosen: Record<Channel, readonly Kind[]> = {
    messages: messagesOf(data?.messages ?? null, may(permissions.updateAccount)),
    mails: mailsOf(data?.mails ?? null),
  };
  const names: Record<Channel, string> = {
    messages: text(messages.inConsole),
    mails: text(messages.byMail),
  };
  const choose = (channel: Channel, kind: Kind, isChosen: boolean) => {
    if (!data) return;
    const next = messageKinds.filter((each) => (each === kind ? isChosen : chosen[channel].includes(each)));
    client.setQueryData(ownSettingsQuery.queryKey, { ...data, [channel]: next });
    keepSettings({ [channel]: next });
  };
  return (
    <Card title={text(messages.messages)}>
      {data ? (
        <>
          <p className="mb-3 text-dense text-secondary">{text(messages.messagesHelp)}</p>
          <table className="w-full text-body">
            <caption className="sr-only">{text(messages.messages)}</caption>
            <thead>
              <tr className="border-b border-stroke text-left align-bottom text-caption text-secondary">
                <th scope="col" className="py-1.5 pr-3 font-normal">
                  {text(messages.kind)}
                </th>
                {channels.map((channel) => (
                  <th key={channel} scope="col" className="w-20 px-2 py-1.5 text-center font-normal">
                    {names[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {messageKinds
                .filter((kind) => may(messagePermissions[kind]))
                .map((kind) => (
                  <tr key={kind} className="border-b border-stroke last:border-b-0">
                    <th scope="row" className="py-2 pr-3 text-left font-normal">
                      {text(messages[kind])}
                    </th>
                    {channels.map((channel) => (
                      <td key={channel} className="px-2 py-2 text-center">
                        <Checkbox
                          label={`${text(messages[kind])}: ${names[channel]}`}
                          checked={chosen[channel].includes(kind)}
                          onChange={(isChosen) => choose(channel, kind, isChosen)}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Card>
  );
}
