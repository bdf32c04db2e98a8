import type { UseQueryOptions } from '@tanstack/react-query';
import { Boxes, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useMatchName } from '#web/features/devices/device/matching.ts';
import { messages as deviceMessages } from '#web/features/devices/device/messages.ts';
import { type Device, type DevicePage, nameOf } from '#web/features/devices/device/queries.ts';
import { useProfile } from '#web/http/profile.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ColumnMenu } from '#web/resource/column-menu.tsx';
import type { Columns } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { AddToGroup } from '../groups/add-to-group.tsx';
import { messages as groupMessages } from '../groups/messages.ts';
import { useGroupFilter } from '../groups/queries.ts';
import { inventoryColumns } from './columns.tsx';
import { MatchingMoves } from './matching-moves.tsx';
import { messages } from './messages.ts';
import { MoveDialog, type PendingMove } from './move-dialog.tsx';
import { type Move, moveEntries, movesOf, useMoveBlocked } from './moves.ts';
import { type InventorySearch, inventorySearch, matchOf, requestOf } from './queries.ts';
import { EditDialog, EditItems, type PendingEdit } from './row-edits.tsx';

const { Keyword, Choice } = filtersOf(inventorySearch);
const onlineNames = { online: deviceMessages.online, offline: deviceMessages.offline };

interface InventoryListProps<Key extends readonly unknown[]> extends ListProps<InventorySearch> {
  query: UseQueryOptions<DevicePage, Error, DevicePage, Key>;
  caption: Message;
  /** Actions on selected devices that have buttons here; the others are in the menu. */
  first: readonly Move[];
  columns?: Columns<Device>;
  empty?: { title: Message; help: Message };
  /** Devices of the list, for its file; without it there is none. */
  activeType?: 'all' | 'active' | 'inven' | 'request';
}

/** Devices with what moves them through their lives, one at a time or several at once. */
export function InventoryList<Key extends readonly unknown[]>(props: InventoryListProps<Key>) {
  const { query, caption, first, activeType } = props;
  const { title, help } = props.empty ?? { title: messages.none, help: messages.noneHelp };
  const text = useText();
  const models = (useProfile()?.models ?? []).map(({ modelName }) => ({
    value: modelName,
    label: modelName,
  }));
  const groups = useGroupFilter();
  const blocked = useMoveBlocked();
  const matchName = useMatchName();
  const [moving, setMoving] = useState<PendingMove | null>(null);
  const [activating, setActivating] = useDraft('activating');
  const [edited, setEdited] = useState<PendingEdit | null>(null);
  const list = useList(inventorySearch, {
    search: props.search,
    onSearch: props.onSearch,
    query,
    columns: props.columns ?? inventoryColumns,
    rowId: ({ endpointId }) => endpointId,
    settings: props.columns ? 'activation' : 'inventory',
    selectable: nameOf,
    filters: {
      keyword: {
        label: deviceMessages.keyword,
        hint: deviceMessages.keywordHint,
        chip: deviceMessages.filterKeyword,
      },
      online: { label: deviceMessages.connection, names: onlineNames },
      model: { label: deviceMessages.model, choices: models },
      group: { label: groupMessages.name, choices: groups },
    },
  });
  const { selection } = list;
  const activated = list.rows.find(({ endpointId }) => endpointId === activating);
  const pending = moving ?? (activated ? { move: 'activate' as const, devices: [activated] } : null);
  /** The form of an activation comes back after a reload. */
  const setPending = (next: PendingMove | null) => {
    const [first] = next?.move === 'activate' ? next.devices : [];
    setActivating(first?.endpointId ?? '');
    setMoving(first ? null : next);
  };
  const entry = (move: Move, devices: readonly Device[]) => (
    <MenuItem
      key={move}
      danger={moveEntries[move].danger ?? false}
      blocked={blocked(move, devices)}
      onSelect={() => setPending({ move, devices })}
    >
      {text(moveEntries[move].label)}
    </MenuItem>
  );
  const matchingOf = (of: NonNullable<typeof activeType>) => ({
    found: list.answer.data?.pagination,
    actions: (
      <MatchingMoves
        match={{ ...matchOf(props.search, of), name: matchName(text(caption), list.chips) }}
        activeType={of}
        onDone={selection.clear}
      />
    ),
  });
  const others = new Set(selection.rows.flatMap(movesOf).filter((move) => !first.includes(move)));
  return (
    <>
      <ResourceList
        list={list}
        caption={text(caption)}
        empty={<NoRows icon={Boxes} title={title} help={help} />}
        selectionBar={
          <SelectionBar selection={selection} {...(activeType ? { matching: matchingOf(activeType) } : {})}>
            {first.map((move) => (
              <Button
                key={move}
                size="small"
                blocked={blocked(move, selection.rows)}
                className={moveEntries[move].danger ? 'text-danger' : undefined}
                onClick={() => setPending({ move, devices: [...selection.rows] })}
              >
                {text(moveEntries[move].label)}
              </Button>
            ))}
            <AddToGroup devices={selection.rows} onDone={selection.clear} />
            {others.size > 0 ? (
              <Menu
                trigger={
                  <Button size="small" icon={<ChevronDown className="size-3.5" aria-hidden />}>
                    {text(messages.more)}
                  </Button>
                }
              >
                {[...others].map((move) => entry(move, selection.rows))}
              </Menu>
            ) : null}
          </SelectionBar>
        }
        actions={(device) => (
          <RowMenu label={text(messages.rowActions, { name: nameOf(device) })}>
            {movesOf(device).map((move) => entry(move, [device]))}
            <MenuSeparator />
            <EditItems device={device} onEdit={setEdited} />
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword className="basis-full md:flex-1 md:basis-64" />
          <Choice name="online" />
          <Choice name="model" />
          {groups.length > 0 && activeType ? <Choice name="group" /> : null}
          <ColumnMenu list={list} />
          {activeType ? (
            <ExportList
              of={list}
              list="getDevicePageList"
              operation="exportDevices"
              name="devices"
              asked={{ ...requestOf(props.search), activeType }}
            />
          ) : null}
        </FilterBar>
      </ResourceList>
      {edited ? <EditDialog pending={edited} onClose={() => setEdited(null)} /> : null}
      {pending ? (
        <MoveDialog pending={pending} onClose={() => setPending(null)} onDone={selection.clear} />
      ) : null}
    </>
  );
}
