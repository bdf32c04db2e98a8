import { useNavigate } from '@tanstack/react-router';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
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
import { groupColumns } from './columns.tsx';
import { CommandDialog, type PendingCommand } from './command-dialog.tsx';
import { CommandItems, PlanItem } from './command-items.tsx';
import { GroupSheet } from './group-sheet.tsx';
import { messages } from './messages.ts';
import {
  type Group,
  type GroupSearch,
  groupKeys,
  groupRequest,
  groupSearch,
  groupsQuery,
  planTargetOf,
} from './queries.ts';

const idOf = ({ gid }: Group) => gid;
const { Keyword } = filtersOf(groupSearch);

/** Groups that people define, with what can be done with each. */
export function UserGroups(props: ListProps<GroupSearch>) {
  const text = useText();
  const navigate = useNavigate();
  const here = useHere();
  const list = useList(groupSearch, {
    ...props,
    query: groupsQuery(props.search),
    columns: groupColumns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      place: { label: messages.place, names: { region: messages.region, city: messages.city } },
    },
  });
  const [pending, setPending] = useState<PendingCommand | null>(null);
  const [planned, setPlanned] = useState<PresetTarget | null>(null);
  const editing = useRowEditing('group', list.rows, idOf);
  const updateBlocked = useBlocked('updateGroup');
  const remove = useCommand('deleteGroup', {
    invalidates: [groupKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const createButton = (
    <CreateButton operation="createGroup" onClick={editing.create}>
      {text(messages.create)}
    </CreateButton>
  );
  return (
    <>
      <ResourceList
        list={list}
        caption={text(messages.userDefined)}
        empty={<NoRows icon={Shapes} title={messages.none} help={messages.noneHelp} action={createButton} />}
        actions={(group) => (
          <RowMenu label={text(messages.rowActions, { name: group.groupName })}>
            <MenuItem
              onSelect={() =>
                void navigate({
                  to: '/management/group/devices/$kind/$id',
                  params: { kind: 'group', id: group.gid },
                })
              }
            >
              {text(messages.openGroup)}
            </MenuItem>
            <CommandItems
              onCommand={(command) =>
                setPending({ command, name: group.groupName, to: { gid: group.gid }, isPlace: false })
              }
            />
            <PlanItem onPlan={() => setPlanned(planTargetOf('group', group.gid, group.groupName))} />
            <MenuSeparator />
            <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(group)}>
              {text(messages.edit)}
            </MenuItem>
            <MenuItem danger blocked={remove.blocked} onSelect={() => editing.setDeleting(group)}>
              {text(messages.delete)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          {createButton}
          <ExportList of={list} list="listGroups" name="groups" asked={groupRequest(props.search)} />
        </FilterBar>
      </ResourceList>
      {editing.isOpen ? (
        <GroupSheet group={editing.row} opId={here?.opId ?? ''} onClose={editing.close} />
      ) : null}
      {planned ? <LazyPlanSheet target={planned} onClose={() => setPlanned(null)} /> : null}
      {pending ? <CommandDialog pending={pending} onClose={() => setPending(null)} /> : null}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { gid: editing.deleting.gid } }}
        title={text(messages.deleteNamed, { name: editing.deleting?.groupName ?? '' })}
        body={text(messages.deleteHelp, { count: editing.deleting?.deviceCnt ?? 0 })}
        blocked={
          editing.deleting && editing.deleting.filterCnt > 0
            ? text(messages.conflictUsed, { count: editing.deleting.filterCnt })
            : null
        }
        warnings={
          editing.deleting && editing.deleting.filterCnt > 0
            ? [text(messages.conflictUsed, { count: editing.deleting.filterCnt })]
            : []
        }
        verb={text(messages.delete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
