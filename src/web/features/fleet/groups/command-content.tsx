import { useQuery } from '@tanstack/react-query';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { Command } from './queries.ts';

type ContentCommand = Extract<Command, 'LandingChannel' | 'BootingAd' | 'DsmCc'>;

export const isContentCommand = (command: Command): command is ContentCommand =>
  command === 'LandingChannel' || command === 'BootingAd' || command === 'DsmCc';

/** Content of a command, in the words of its call. */
export const itemOf = (command: ContentCommand, id: string) =>
  command === 'LandingChannel'
    ? { channelId: id }
    : command === 'BootingAd'
      ? { adFileId: id }
      : { metaFileId: id };

/** Content to send, with the names that an editor knows. */
const sources: Record<ContentCommand, () => Promise<{ id: string; label: string }[]>> = {
  LandingChannel: async () =>
    (await answerOf(mainApi.GET('/cms/channels', {}))).data.items.map((channel) => ({
      id: channel.id,
      label: `${channel.logicalChannelNumber}  ${channel.name}`,
    })),
  BootingAd: async () =>
    (await answerOf(mainApi.GET('/cms/boot-ads', {}))).data.map((ad) => ({
      id: ad.id,
      label: [ad.name, ad.version].filter(Boolean).join('  '),
    })),
  DsmCc: async () =>
    (await answerOf(mainApi.GET('/cms/metadatas', {}))).data.items.map((set) => ({
      id: set.id,
      label: `${set.name}  v${set.version}`,
    })),
};

const labels = {
  LandingChannel: messages.commandChannel,
  BootingAd: messages.bootAd,
  DsmCc: messages.commandMetadata,
};
const empty = {
  LandingChannel: messages.commandNoChannels,
  BootingAd: messages.commandNoBootAds,
  DsmCc: messages.commandNoMetadata,
};

/** Selects the channel, boot ad or metadata set for the boxes. */
export function CommandContent(props: {
  command: ContentCommand;
  itemId: string;
  onItem: (id: string) => void;
}) {
  const { command, itemId, onItem } = props;
  const text = useText();
  const { data } = useQuery({ queryKey: ['content', 'choices', command], queryFn: sources[command] });
  if (data?.length === 0) return <p>{text(empty[command])}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span aria-hidden>{text(labels[command])}</span>
      <div className="w-64">
        <Select
          label={text(labels[command])}
          value={itemId}
          choices={[
            { value: '', label: text(messages.commandChoose) },
            ...(data ?? []).map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={onItem}
        />
      </div>
    </div>
  );
}
