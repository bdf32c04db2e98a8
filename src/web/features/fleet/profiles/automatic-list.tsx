import { CalendarSync } from 'lucide-react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { PageLink } from '#web/resource/page-link.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { linkLook } from '#web/ui/classes.ts';
import { profileAppearance } from './appearance.ts';
import { profileColumns } from './columns.tsx';
import { messages } from './messages.ts';
import { type ProfileSearch, profileRequest, profileSearch, profilesQuery } from './queries.ts';
import { ruleMessages } from './rule-messages.ts';

const { Keyword, Choice } = filtersOf(profileSearch);

/** RT-047, A-089. */
export function AutomaticProfiles(props: ListProps<ProfileSearch>) {
  const text = useText();
  const list = useList(profileSearch, {
    ...props,
    query: profilesQuery(props.search, true),
    columns: profileColumns,
    rowId: ({ fpId }) => fpId,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: profileAppearance },
    },
  });
  return (
    <>
      <PageHeader title={text(ruleMessages.title)} context={text(ruleMessages.context)} />
      <div className="[--row:36px]">
        <ResourceList
          list={list}
          caption={text(ruleMessages.title)}
          empty={
            <NoRows
              icon={CalendarSync}
              title={ruleMessages.none}
              help={ruleMessages.noneHelp}
              action={
                <PageLink to="/management/firmware/firmwareProfileList" className={linkLook}>
                  {text(messages.toList)}
                </PageLink>
              }
            />
          }
        >
          <FilterBar>
            <Keyword />
            <Choice name="state" />
            <ExportList
              of={list}
              list="getFirmwareProfilePage"
              name="automatic-profiles"
              asked={profileRequest(props.search, true)}
            />
          </FilterBar>
        </ResourceList>
      </div>
    </>
  );
}
