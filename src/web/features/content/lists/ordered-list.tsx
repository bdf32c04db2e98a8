import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import { MoveToDialog } from './move-to-dialog.tsx';
import { OrderedRow } from './ordered-row.tsx';
import { useRowWindow } from './use-row-window.ts';

interface Item {
  id: string;
  name: string;
}

interface OrderedListProps<T extends Item> {
  label: string;
  items: readonly T[];
  /** Reason why the order cannot be changed, or null. */
  blocked: string | null;
  /** All ids in their new order. */
  onOrder: (ids: string[]) => void;
  row: (item: T) => ReactNode;
  /** Other actions on a row, as entries of its menu. */
  menu: (item: T) => ReactNode;
}

/** Rows in an order that is changed by dragging, by keys, or by the menu of a row (WCAG 2.5.7). */
export function OrderedList<T extends Item>({
  label,
  items,
  blocked,
  onOrder,
  row,
  menu,
}: OrderedListProps<T>) {
  const text = useText();
  const help = useId();
  const [moving, setMoving] = useState<T | null>(null);
  /** Rows that stay mounted: the one that is dragged, and the one where the focus was last, whose dialog gives it back. */
  const [dragged, setDragged] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) onOrder(arrayMove(ids, from, to));
  };
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const nameOf = (id: string | number) => items[placeOf(id)]?.name ?? '';
  const mounted = useRowWindow(list, ids, [placeOf(dragged ?? ''), placeOf(focused ?? '')]);
  const dropped = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  const said = (message: keyof typeof spoken, id: string | number, over?: string | number) =>
    text(spoken[message], { name: nameOf(id), place: placeOf(over ?? id) + 1, total: ids.length });
  const remember = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest('li')?.dataset.id : undefined;
    if (row !== undefined) setFocused(row);
  };
  const places = mounted?.shown ?? items.map((_, index) => ({ index, top: null }));
  return (
    <>
      <p id={help} className="sr-only">
        {text(messages.sortHelp)}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setDragged(String(active.id))}
        onDragCancel={() => setDragged(null)}
        onDragEnd={dropped}
        accessibility={{
          screenReaderInstructions: { draggable: text(messages.sortHelp) },
          announcements: {
            onDragStart: ({ active }) => said('lifted', active.id),
            onDragOver: ({ active, over }) => (over ? said('over', active.id, over.id) : undefined),
            onDragEnd: ({ active, over }) => said('dropped', active.id, over?.id),
            onDragCancel: ({ active }) => said('kept', active.id),
          },
        }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={blocked !== null}>
          <ol
            ref={list}
            aria-label={label}
            onFocus={remember}
            // A menu that the mouse opens does not focus its button, but gives it the focus when it closes.
            onPointerDown={remember}
            style={mounted ? { height: mounted.height + borders } : undefined}
            className="relative overflow-hidden rounded border border-stroke bg-raised"
          >
            {places.map(({ index: at, top }) => {
              const item = items[at];
              return item ? (
                <OrderedRow
                  key={item.id}
                  item={item}
                  place={at}
                  total={ids.length}
                  top={top}
                  measure={mounted?.measure ?? null}
                  blocked={blocked}
                  help={help}
                  menu={
                    <RowMenu label={text(messages.rowActions, { name: item.name })}>
                      {menu(item)}
                      <MenuItem
                        blocked={blocked ?? (at === 0 ? text(messages.isFirst) : null)}
                        onSelect={() => move(at, at - 1)}
                      >
                        {text(messages.moveUp)}
                      </MenuItem>
                      <MenuItem
                        blocked={blocked ?? (at === ids.length - 1 ? text(messages.isLast) : null)}
                        onSelect={() => move(at, at + 1)}
                      >
                        {text(messages.moveDown)}
                      </MenuItem>
                      <MenuItem blocked={blocked} onSelect={() => setMoving(item)}>
                        {text(messages.moveTo)}
                      </MenuItem>
                    </RowMenu>
                  }
                >
                  {row(item)}
                </OrderedRow>
              ) : null;
            })}
          </ol>
        </SortableContext>
      </DndContext>
      {moving ? (
        <MoveToDialog
          name={moving.name}
          place={placeOf(moving.id) + 1}
          last={ids.length}
          onMove={(place) => move(placeOf(moving.id), place - 1)}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </>
  );
}

/** Height of the list's borders, pixels. */
const borders = 2;

const spoken = {
  lifted: messages.saidLifted,
  over: messages.saidOver,
  dropped: messages.saidDropped,
  kept: messages.saidKept,
};
