import { useProfile } from '#web/http/profile.ts';
import { zonesOf } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { ActionCards, UserCards } from './action-cards.tsx';
import { AppCards } from './app-cards.tsx';
import { Controls } from './controls.tsx';
import { DeviceCard, FirmwareCards, OverallCard, RetentionCard } from './device-cards.tsx';
import { messages } from './messages.ts';
import { type StatSearch, type StatTab, statTabs } from './queries.ts';

/** Short, so that the strip fits beside the menu; the cards have the names of RT-031. */
const tabTitles = {
  ...messages,
  overall: messages.tabOverall,
  retention: messages.tabRetention,
  devices: messages.tabDevices,
  actions: messages.tabActions,
};

/** RT-031. */
export function Statistics({ search, onSearch }: ListProps<StatSearch>) {
  const text = useText();
  const zone = zonesOf(useProfile()).operator;
  const { tab = 'overall' } = search;
  const change = (part: Partial<StatSearch>) => onSearch({ ...search, ...part });
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context, { zone })} />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={statTabs.map((value) => ({ value, label: text(tabTitles[value]) }))}
        onChange={(next) => change({ tab: next === 'overall' ? undefined : next })}
      >
        <div className="flex flex-col gap-4">
          <Controls search={search} tab={tab} onChange={change} />
          <Cards search={search} tab={tab} onChange={change} />
        </div>
      </Tabs>
    </>
  );
}

interface CardsProps {
  search: StatSearch;
  tab: StatTab;
  onChange: (part: Partial<StatSearch>) => void;
}

function Cards({ tab, ...props }: CardsProps) {
  const { search } = props;
  switch (tab) {
    case 'overall':
      return <OverallCard {...props} />;
    case 'retention':
      return <RetentionCard {...props} />;
    case 'devices':
      return <DeviceCard {...props} />;
    case 'actions':
      return <ActionCards {...props} type="all" />;
    case 'firmware':
      return <FirmwareCards search={search} />;
    case 'apps':
      return <AppCards search={search} />;
    case 'av':
      return <ActionCards {...props} type="av" />;
    case 'android':
      return <ActionCards {...props} type="android" />;
    case 'users':
      return <UserCards search={search} />;
    default:
      return tab satisfies never;
  }
}
