import { useQuery } from '@tanstack/react-query';
import { Radio, Tv } from 'lucide-react';
import { ChannelSheet } from './channel-sheet.tsx';
import { ContentList } from './content-list.tsx';
import { messages as failures } from './failures/messages.ts';
import { FileSize } from './file-size.tsx';
import { messages } from './messages.ts';
import { type ChannelKind, channelsQuery } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';

const lists = {
  tv: {
    icon: Tv,
    operations: { add: 'addChannel', edit: 'editChannel', remove: 'deleteChannel', sort: 'sortChannels' },
    texts: {
      list: messages.channels,
      add: messages.addChannel,
      none: messages.noChannels,
      help: messages.noChannelsHelp,
      failed: failures.loadChannels,
    },
  },
  radio: {
    icon: Radio,
    operations: {
      add: 'addRadioChannel',
      edit: 'editRadioChannel',
      remove: 'deleteRadioChannel',
      sort: 'sortRadioChannels',
    },
    texts: {
      list: messages.radioChannels,
      add: messages.addRadioChannel,
      none: messages.noRadioChannels,
      help: messages.noChannelsHelp,
      failed: failures.loadRadioChannels,
    },
  },
} as const;

/** TV or radio channels in the order in which a set-top box lists them. */
export function ChannelList({ kind }: { kind: ChannelKind }) {
  const query = useQuery(channelsQuery(kind));
  const { operations } = lists[kind];
  return (
    <ContentList
      {...lists[kind]}
      name={`${kind} channel`}
      kind={kind === 'tv' ? 'channel' : 'radioChannel'}
      query={query}
      row={({ name, image, logicalChannelNumber, channelFileSize }) => (
        <>
          <span className="w-12 shrink-0 text-right font-mono tabular-nums">{logicalChannelNumber}</span>
          <Thumbnail src={image} size="square" />
          <span className="min-w-0 grow truncate">{name}</span>
          <FileSize bytes={channelFileSize} />
        </>
      )}
      sheet={({ item, ...form }) => (
        <ChannelSheet key={item?.id ?? 'new'} kind={kind} channel={item} operations={operations} {...form} />
      )}
    />
  );
}
