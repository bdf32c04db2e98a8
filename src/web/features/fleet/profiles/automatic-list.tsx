import { CalendarSync } from 'lucide-react';
import { useMemo } from 'react';
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
import { type ProfileKind, ProfileKindContext } from './kind.tsx';
import { messages } from './messages.ts';
import { profilesQuery } from './queries.ts';
import { ruleMessages } from './rule-messages.ts';
import type { ProfileSearch } from './search.ts';

/** The profiles of a kind that are rules. */
export function AutomaticProfiles({ kind, ...props }: ListProps<ProfileSearch> & { kind: ProfileKind }) {
  const text = useText();
  const { calls, texts } = kind;
  const { Keyword, Choice } = useMemo(() => filtersOf(kind.search), [kind]);
  const list = useList(kind.search, {
    ...props,
    query: profilesQuery(calls, props.search, true),
    columns: useMemo(() => profileColumns(kind), [kind]),
    rowId: ({ id }) => id,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: profileAppearance },
    },
  });
  return (
    <ProfileKindContext value={kind}>
      <PageHeader title={text(ruleMessages.title)} context={text(texts.automaticContext)} />
      <div className="[--row:36px]">
        <ResourceList
          list={list}
          caption={text(ruleMessages.title)}
          empty={
            <NoRows
              icon={CalendarSync}
              title={ruleMessages.none}
              help={texts.automaticNoneHelp}
              action={
                <PageLink {...kind.links.list} className={linkLook}>
                  {text(texts.toList)}
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
              list={kind.list}
              name={kind.fileNames.automatic}
              asked={calls.request(props.search, true)}
            />
          </FilterBar>
        </ResourceList>
      </div>
    </ProfileKindContext>
  );
}
