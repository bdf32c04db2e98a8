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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { cx } from '#web/ui/classes.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import { MoveToDialog } from './move-to-dialog.tsx';

interface Item {
  id: string;
  name: string;
}

interface OrderedListProps<T extends Item> {
  label: string;
  items: readonly T[];
  /** Why the order cannot be changed, or null. */
  blocked: string | null;
  /** All ids in their new order. */
  onOrder: (ids: string[]) => void;
  row: (item: T) => ReactNode;
  /** What else is done with a row, as entries of its menu. */
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
  const dropped = ({ active, over }: DragEndEvent) => {
    if (over) move(placeOf(active.id), placeOf(over.id));
  };
  const said = (message: keyof typeof spoken, id: string | number, over?: string | number) =>
    text(spoken[message], { name: nameOf(id), place: placeOf(over ?? id) + 1, total: ids.length });
  return (
    <>
      <p id={help} className="sr-only">
        {text(messages.sortHelp)}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
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
            aria-label={label}
            className="divide-y divide-stroke overflow-hidden rounded border border-stroke bg-raised"
          >
            {items.map((item, at) => (
              <Row
                key={item.id}
                item={item}
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
              </Row>
            ))}
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

const spoken = {
  lifted: messages.saidLifted,
  over: messages.saidOver,
  dropped: messages.saidDropped,
  kept: messages.saidKept,
};

interface RowProps {
  item: Item;
  blocked: string | null;
  help: string;
  menu: ReactNode;
  children: ReactNode;
}

function Row({ item, blocked, help, menu, children }: RowProps) {
  const text = useText();
  const sortable = useSortable({ id: item.id });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
        // Of thousands of rows only those in view are laid out.
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 56px',
      }}
      className={cx('flex items-center gap-3 bg-raised px-3 py-2', isDragging && 'relative z-10 shadow-lg')}
    >
      {blocked === null ? (
        <button
          type="button"
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={text(messages.drag, { name: item.name })}
          aria-describedby={help}
          className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded text-muted hover:bg-hover hover:text-primary"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
      ) : null}
      {children}
      {menu}
    </li>
  );
}
