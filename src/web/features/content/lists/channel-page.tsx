import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ChannelList } from './channel-list.tsx';
import { type ChannelTab, channelTabs } from './channel-search.ts';
import { messages } from './messages.ts';

interface ChannelPageProps {
  tab: ChannelTab;
  onTab: (tab: ChannelTab) => void;
}

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
