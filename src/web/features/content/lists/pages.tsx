import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { oneOf } from '#web/resource/list-search.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { BannerList } from './banner-list.tsx';
import { ChannelList } from './channel-list.tsx';
import { LiveAdList } from './live-ad-list.tsx';
import { messages } from './messages.ts';

interface TabbedProps<T extends string> {
  tab: T;
  onTab: (tab: T) => void;
}

const channelTabs = ['tv', 'radio'] as const;
export type ChannelTab = (typeof channelTabs)[number];
export const readChannelTab = ({ tab }: Record<string, unknown>): { tab?: ChannelTab } => {
  const read = oneOf(...channelTabs)(tab);
  return read === undefined || read === 'tv' ? {} : { tab: read };
};
const channelTexts: Record<ChannelTab, Message> = { tv: messages.channels, radio: messages.radioChannels };

/** RT-049: the channels of the reader's organisation. */
export function ChannelPage({ tab, onTab }: TabbedProps<ChannelTab>) {
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

const adTabs = ['banners', 'liveAds'] as const;
export type AdTab = (typeof adTabs)[number];
export const readAdTab = ({ tab }: Record<string, unknown>): { tab?: AdTab } => {
  const read = oneOf(...adTabs)(tab);
  return read === undefined || read === 'banners' ? {} : { tab: read };
};
const adTexts: Record<AdTab, Message> = { banners: messages.banners, liveAds: messages.liveAds };

/** RT-051: banners and live ads. */
export function AdPage({ tab, onTab }: TabbedProps<AdTab>) {
  const text = useText();
  return (
    <>
      <PageHeader title={text(messages.adsPage)} context={text(messages.adsPageContext)} />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={adTabs.map((value) => ({ value, label: text(adTexts[value]) }))}
        onChange={onTab}
      >
        {tab === 'banners' ? <BannerList /> : <LiveAdList />}
      </Tabs>
    </>
  );
}
