import { useNavigate } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { LazyPlanSheet } from '../firmware/plan-button.tsx';
import type { PresetTarget } from '../firmware/plan-sheet.tsx';
import { CommandDialog, type PendingCommand } from './command-dialog.tsx';
import { CommandItems, PlanItem } from './command-items.tsx';
import { Conditions, searchOf } from './filter-search.tsx';
import FilterSheet from './filter-sheet.tsx';
import { messages } from './messages.ts';
import {
  type GroupSearch,
  groupKeys,
  groupSearch,
  planTargetOf,
  type SavedFilter,
  savedFilterRequest,
  savedFiltersQuery,
} from './queries.ts';

const idOf = ({ filterId }: SavedFilter) => filterId;
const { Keyword } = filtersOf(groupSearch);
const pageOf = (filter: SavedFilter) => ({
  to: '/device/deviceList/$pageNum' as const,
  params: { pageNum: '1' },
  search: searchOf(filter),
});

const column = columnsOf<SavedFilter>();
const columns = {
  name: column.link(messages.filterName, pageOf, ({ filterName }) => filterName, { atMost: 'max-w-72' }),
  conditions: column.cell(messages.filterConditions, (filter) => <Conditions filter={filter} />, {
    onCard: 'line',
  }),
  desc: column.text(messages.desc, ({ desc }) => desc, { atMost: 'max-w-72' }),
  company: column.text(messages.company, ({ companyName }) => companyName, { onCard: 'line' }),
  visible: column.word(messages.filterVisible, ({ isPrivate }) =>
    isPrivate ? messages.filterPrivate : messages.filterShared,
  ),
  createdBy: column.text(messages.createdBy, ({ createdBy }) => createdBy),
};

/** Filters of the device list under a name: their devices are those that they find when they are used. */
export function SavedFilters(props: ListProps<GroupSearch>) {
  const text = useText();
  const navigate = useNavigate();
  const list = useList(groupSearch, {
    ...props,
    query: savedFiltersQuery(props.search),
    columns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      place: { label: messages.place, names: { region: messages.region, city: messages.city } },
    },
  });
  const [pending, setPending] = useState<PendingCommand | null>(null);
  const [planned, setPlanned] = useState<PresetTarget | null>(null);
  const editing = useRowEditing('saved filter', list.rows, idOf);
  const updateBlocked = useBlocked('updateSavedFilter');
  const othersOf = ({ mine, createdBy }: SavedFilter) =>
    mine ? null : text(messages.filterOfOther, { name: createdBy ?? '' });
  const remove = useCommand('deleteSavedFilter', {
    invalidates: [groupKeys],
    failure: 'inPlace',
    success: messages.filterDeleted,
    onSuccess: () => editing.setDeleting(null),
  });
  return (
    <>
      <ResourceList
        list={list}
        caption={text(messages.tabFilters)}
        empty={<NoRows icon={ListFilter} title={messages.filterNone} help={messages.filterNoneHelp} />}
        actions={(filter) => (
          <RowMenu label={text(messages.rowActions, { name: filter.filterName })}>
            <MenuItem onSelect={() => void navigate(pageOf(filter))}>{text(messages.openGroup)}</MenuItem>
            <CommandItems
              onCommand={(command) =>
                setPending({
                  command,
                  name: filter.filterName,
                  isPlace: false,
                  to: { filterId: filter.filterId },
                })
              }
            />
            <PlanItem onPlan={() => setPlanned(planTargetOf('filter', filter.filterId, filter.filterName))} />
            <MenuSeparator />
            <MenuItem blocked={updateBlocked ?? othersOf(filter)} onSelect={() => editing.edit(filter)}>
              {text(messages.filterEdit)}
            </MenuItem>
            <MenuItem
              danger
              blocked={remove.blocked ?? othersOf(filter)}
              onSelect={() => editing.setDeleting(filter)}
            >
              {text(messages.filterDelete)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          <ExportList
            of={list}
            list="listSavedFilters"
            name="saved-filters"
            asked={savedFilterRequest(props.search)}
          />
        </FilterBar>
      </ResourceList>
      {editing.row ? <FilterSheet of={editing.row} onClose={editing.close} /> : null}
      {planned ? <LazyPlanSheet target={planned} onClose={() => setPlanned(null)} /> : null}
      {pending ? <CommandDialog pending={pending} onClose={() => setPending(null)} /> : null}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { filterId: editing.deleting.filterId } }}
        title={text(messages.deleteNamed, { name: editing.deleting?.filterName ?? '' })}
        body={text(messages.filterDeleteHelp)}
        verb={text(messages.filterDelete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
