import type { ReactNode } from 'react';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BannerList } from '../banner-list.tsx';
import { LiveAdList } from '../live-ad-list.tsx';
import { messages } from '../messages.ts';
import { messages as vodMessages } from '../vods/messages.ts';
import { VodList } from '../vods/vod-list.tsx';
import { type SetTab, setTabs } from './search.ts';
import { SetList } from './set-list.tsx';

interface SetPageProps {
  tab: SetTab;
  onTab: (tab: SetTab) => void;
  /** Id of the set that is shown as viewers see it, or `next`. */
  preview: string | undefined;
  onPreview: (preview: string | undefined) => void;
}

const tabTexts: Record<SetTab, Message> = {
  sets: messages.sets,
  banners: messages.banners,
  liveAds: messages.liveAds,
  vods: vodMessages.list,
};

const tabParts: Record<Exclude<SetTab, 'sets'>, () => ReactNode> = {
  banners: BannerList,
  liveAds: LiveAdList,
  vods: VodList,
};

/** RT-051: metadata sets, and the lists that have no page of their own. */
export function SetPage({ tab, onTab, ...previewed }: SetPageProps) {
  const text = useText();
  const Tab = tab === 'sets' ? null : tabParts[tab];
  return (
    <>
      <PageHeader title={text(messages.adsPage)} context={text(messages.adsPageContext)} />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={setTabs.map((value) => ({ value, label: text(tabTexts[value]) }))}
        onChange={onTab}
      >
        {Tab ? <Tab /> : <SetList {...previewed} />}
      </Tabs>
    </>
  );
}
