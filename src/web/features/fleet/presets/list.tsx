import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { PresetActions } from './actions.tsx';
import { stateNames } from './appearance.ts';
import { presetColumns } from './columns.tsx';
import { ImportPreset } from './import-preset.tsx';
import { messages } from './messages.ts';
import PresetSheet from './preset-sheet.tsx';
import { type PresetSearch, presetSearch, presetsQuery } from './queries.ts';

const { Keyword, Choice } = filtersOf(presetSearch);

/** RT-034. */
export function PresetList(props: ListProps<PresetSearch>) {
  const text = useText();
  const [creating, setCreating] = useState(false);
  const list = useList(presetSearch, {
    ...props,
    query: presetsQuery(props.search),
    columns: presetColumns,
    rowId: ({ presetId }) => presetId,
    filters: { keyword: messages.keyword, state: { label: messages.state, names: stateNames } },
  });
  const create = (
    <CreateButton operation="createPreset" icon={SlidersHorizontal} onClick={() => setCreating(true)}>
      {text(messages.create)}
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ImportPreset />
            {create}
          </>
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows icon={SlidersHorizontal} title={messages.none} help={messages.noneHelp} action={create} />
        }
        actions={(preset) => <PresetActions preset={preset} />}
      >
        <FilterBar>
          <Keyword />
          <Choice name="state" />
        </FilterBar>
      </ResourceList>
      {creating ? <PresetSheet preset={null} onClose={() => setCreating(false)} /> : null}
    </>
  );
}
