import { Waves } from 'lucide-react';
import { useState } from 'react';
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
import { messages } from './messages.ts';
import PlanSheet from './plan-sheet.tsx';
import { type Profile, type ProfileSearch, profileRequest, profileSearch, profilesQuery } from './queries.ts';

const { Keyword, Choice } = filtersOf(profileSearch);
const idOf = ({ fpId }: Profile) => fpId;

/** RT-037. */
export function ProfileList(props: ListProps<ProfileSearch>) {
  const text = useText();
  const [planning, setPlanning] = useState(false);
  const list = useList(profileSearch, {
    ...props,
    query: profilesQuery(props.search),
    columns: profileColumns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      state: { label: messages.state, names: profileAppearance },
    },
  });
  const create = (
    <CreateButton operation="createFirmwareProfile" onClick={() => setPlanning(true)}>
      {text(messages.create)}
    </CreateButton>
  );
  return (
    <>
      <PageHeader title={text(messages.title)} context={text(messages.context)} actions={create} />
      <div className="[--row:36px]">
        <ResourceList
          list={list}
          caption={text(messages.title)}
          empty={<NoRows icon={Waves} title={messages.none} help={messages.noneHelp} action={create} />}
        >
          <FilterBar>
            <Keyword />
            <Choice name="state" />
            <ExportList
              of={list}
              list="getFirmwareProfilePage"
              name="firmware-profiles"
              asked={profileRequest(props.search)}
            />
          </FilterBar>
        </ResourceList>
      </div>
      {planning ? <PlanSheet onClose={() => setPlanning(false)} /> : null}
    </>
  );
}
