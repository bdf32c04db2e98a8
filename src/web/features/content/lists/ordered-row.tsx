import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { messages } from './messages.ts';

interface OrderedRowProps {
  item: { id: string; name: string };
  /** Counted from 0. */
  place: number;
  total: number;
  /** Pixels below the top of the list; null: below the row before. */
  top: number | null;
  measure: ((row: HTMLElement | null) => void) | null;
  /** Reason why the order cannot be changed, or null. */
  blocked: string | null;
  help: string;
  menu: ReactNode;
  children: ReactNode;
}

/** A row of an ordered list, with its drag handle. */
export function OrderedRow(props: OrderedRowProps) {
  const { item, place, total, top, measure, blocked, help } = props;
  const text = useText();
  const sortable = useSortable({ id: item.id });
  const { transform, transition, isDragging, setNodeRef } = sortable;
  // The same at each render: another one would have the row measured again, also while it is dragged.
  const mounted = useCallback(
    (row: HTMLLIElement | null) => {
      setNodeRef(row);
      measure?.(row);
    },
    [setNodeRef, measure],
  );
  return (
    <li
      ref={mounted}
      data-id={item.id}
      data-index={place}
      aria-posinset={place + 1}
      aria-setsize={total}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
        ...(top === null ? {} : { position: 'absolute', insetInline: 0, top }),
      }}
      className={cx(
        'flex items-center gap-3 border-b border-stroke bg-raised px-3 py-2 last:border-b-0',
        isDragging && 'relative z-10 shadow-lg',
      )}
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
      {props.children}
      {props.menu}
    </li>
  );
}
