import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { oneOf } from '#web/resource/list-search.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChannelList } from './channel-list.tsx';
import { messages } from './messages.ts';

interface ChannelPageProps {
  tab: ChannelTab;
  onTab: (tab: ChannelTab) => void;
}

const channelTabs = ['tv', 'radio'] as const;
export type ChannelTab = (typeof channelTabs)[number];
export const readChannelTab = ({ tab }: Record<string, unknown>): { tab?: ChannelTab } => {
  const read = oneOf(...channelTabs)(tab);
  return read === undefined || read === 'tv' ? {} : { tab: read };
};
const channelTexts: Record<ChannelTab, Message> = { tv: messages.channels, radio: messages.radioChannels };

/** RT-049: the channels of the reader's organisation. */
export function ChannelPage({ tab, onTab }: ChannelPageProps) {
  const text = useText();
  return (
    <>
      <PageHeader title={text(messages.channelPage)} context={text(messages.channelPageContext)} />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={channelTabs.map((value) => ({ value, label: text(channelTexts[value]) }))}
        onChange={onTab}
      >
        <ChannelList key={tab} kind={tab} />
      </Tabs>
    </>
  );
}
