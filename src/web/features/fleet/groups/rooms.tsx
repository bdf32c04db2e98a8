import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { LazyPlanSheet } from '../firmware/plan-button.tsx';
import type { PresetTarget } from '../firmware/plan-sheet.tsx';
import { roomColumns, roomTypeNames } from './columns.tsx';
import { PlanItem } from './command-items.tsx';
import { messages } from './messages.ts';
import {
  planTargetOf,
  type Room,
  type RoomSearch,
  roomKeys,
  roomRequest,
  roomSearch,
  roomsQuery,
  useSchoolChoices,
} from './queries.ts';
import { RoomSheet } from './room-sheet.tsx';

const idOf = ({ roomId }: Room) => roomId;
const { Keyword, Choice } = filtersOf(roomSearch);

/** RT-024: the rooms of a school, or of all that the reader sees. */
export function RoomList(props: ListProps<RoomSearch>) {
  const text = useText();
  const here = useHere();
  const isSchool = here?.opType === 'School';
  // A school's administrator sees no other school.
  const others = useSchoolChoices(here !== null && !isSchool);
  const schools = isSchool ? [{ value: here.opId, label: here.companyName }] : others;
  const list = useList(roomSearch, {
    ...props,
    query: roomsQuery(props.search),
    columns: roomColumns,
    rowId: idOf,
    filters: {
      keyword: messages.roomKeyword,
      school: { label: messages.school, choices: schools },
      type: { label: messages.type, names: roomTypeNames },
    },
  });
  const editing = useRowEditing('room', list.rows, idOf);
  const [planned, setPlanned] = useState<PresetTarget | null>(null);
  const updateBlocked = useBlocked('updateRoom');
  const remove = useCommand('deleteRoom', {
    invalidates: [roomKeys],
    failure: 'inPlace',
    success: messages.roomDeleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const createButton = (
    <CreateButton
      operation="createRoom"
      blocked={schools.length === 0 ? text(messages.schoolNone) : null}
      onClick={editing.create}
    >
      {text(messages.roomCreate)}
    </CreateButton>
  );
  return (
    <>
      <PageHeader
        title={text(messages.roomsTitle)}
        context={text(messages.roomsContext)}
        actions={createButton}
      />
      <ResourceList
        list={list}
        caption={text(messages.roomsTitle)}
        empty={
          <NoRows
            icon={DoorOpen}
            title={messages.roomNone}
            help={messages.roomNoneHelp}
            action={createButton}
          />
        }
        actions={(room) => (
          <RowMenu label={text(messages.rowActions, { name: room.roomName })}>
            <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(room)}>
              {text(messages.roomEdit)}
            </MenuItem>
            <PlanItem onPlan={() => setPlanned(planTargetOf('room', room.roomId, room.roomName))} />
            <MenuItem danger blocked={remove.blocked} onSelect={() => editing.setDeleting(room)}>
              {text(messages.roomDelete)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          {schools.length > 1 ? <Choice name="school" /> : null}
          <Choice name="type" />
          <ExportList of={list} list="listRooms" name="rooms" asked={roomRequest(props.search)} />
        </FilterBar>
      </ResourceList>
      {editing.isOpen ? (
        <RoomSheet
          room={editing.row}
          school={props.search.school ?? ''}
          schools={schools}
          onClose={editing.close}
        />
      ) : null}
      {planned ? <LazyPlanSheet target={planned} onClose={() => setPlanned(null)} /> : null}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { roomId: editing.deleting.roomId } }}
        title={text(messages.deleteNamed, { name: editing.deleting?.roomName ?? '' })}
        body={text(messages.roomDeleteHelp)}
        blocked={editing.deleting?.deviceCnt ? text(messages.roomDeleteHelp) : null}
        verb={text(messages.roomDelete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
