import { useText } from '#web/i18n/use-text.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { LocationGroups } from './location-groups.tsx';
import { messages } from './messages.ts';
import type { GroupSearch } from './queries.ts';
import { SavedFilters } from './saved-filters.tsx';
import { UserGroups } from './user-groups.tsx';

/** RT-023. */
export function GroupPage(props: ListProps<GroupSearch>) {
  const text = useText();
  const tab = props.search.tab ?? 'location';
  return (
    <>
      <PageHeader title={text(messages.groups)} context={text(messages.context)} />
      <Tabs
        label={text(messages.tabs)}
        value={tab}
        tabs={[
          { value: 'location', label: text(messages.tabLocation) },
          { value: 'user', label: text(messages.userDefined) },
          { value: 'filters', label: text(messages.tabFilters) },
        ]}
        onChange={(next) => props.onSearch({ tab: next === 'location' ? undefined : next })}
      >
        {tab === 'location' ? <LocationGroups {...props} /> : null}
        {tab === 'user' ? <UserGroups {...props} /> : null}
        {tab === 'filters' ? <SavedFilters {...props} /> : null}
      </Tabs>
    </>
  );
}
