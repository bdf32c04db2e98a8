import { Waves } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { profileAppearance } from './appearance.ts';
import { profileColumns } from './columns.tsx';
import { type ProfileKind, ProfileKindContext } from './kind.tsx';
import { messages } from './messages.ts';
import type { Profile } from './model.ts';
import { profilesQuery } from './queries.ts';
import type { ProfileSearch } from './search.ts';

const idOf = ({ id }: Profile) => id;

interface ProfileListProps extends ListProps<ProfileSearch> {
  kind: ProfileKind;
  /** The sheet that plans a new profile. */
  PlanSheet: ComponentType<{ onClose: () => void }>;
}

/** All profiles of a kind, and the way to a new one. */
export function ProfileList({ kind, PlanSheet, ...props }: ProfileListProps) {
  const text = useText();
  const { calls, texts } = kind;
  const [planning, setPlanning] = useState(false);
  const { Keyword, Choice } = useMemo(() => filtersOf(kind.search), [kind]);
  const list = useList(kind.search, {
    ...props,
    query: profilesQuery(calls, props.search),
    columns: useMemo(() => profileColumns(kind), [kind]),
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: profileAppearance },
    },
  });
  const create = (
    <CreateButton operation={kind.operations.create} onClick={() => setPlanning(true)}>
      {text(messages.create)}
    </CreateButton>
  );
  return (
    <ProfileKindContext value={kind}>
      <PageHeader title={text(texts.title)} context={text(texts.context)} actions={create} />
      <div className="[--row:36px]">
        <ResourceList
          list={list}
          caption={text(texts.title)}
          empty={<NoRows icon={Waves} title={texts.none} help={texts.noneHelp} action={create} />}
        >
          <FilterBar>
            <Keyword />
            <Choice name="state" />
            <ExportList
              of={list}
              list={kind.list}
              name={kind.fileNames.list}
              asked={calls.request(props.search)}
            />
          </FilterBar>
        </ResourceList>
      </div>
      {planning ? <PlanSheet onClose={() => setPlanning(false)} /> : null}
    </ProfileKindContext>
  );
}
