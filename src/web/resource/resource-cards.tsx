import type { RowData } from '@tanstack/react-table';
import { Fragment, type ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { messages } from './messages.ts';
import type { List } from './use-list.ts';
import { shownIn } from './use-resource-table.ts';

export interface ResourceCardsProps<T extends RowData> {
  list: List<T>;
  caption: string;
  /** Placeholders are shown until the first answer comes. */
  pending: boolean;
  actions: ((row: T) => ReactNode) | undefined;
}

/** The rows on a phone: title, badges and the lines that matter. */
export function ResourceCards<T extends RowData>(props: ResourceCardsProps<T>) {
  const text = useText();
  const { table, selectable } = props.list;
  if (props.pending) {
    return (
      <div role="status" aria-label={text(messages.loading)} className="flex flex-col gap-px">
        {Array.from({ length: 5 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index} className="flex h-24 flex-col justify-center gap-2 px-4">
            <Skeleton className="h-3 w-2/3" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={props.caption} className="divide-y divide-stroke">
      {table.getRowModel().rows.map((row) => {
        const cells = row.getAllCells().map((cell) => ({ cell, place: cell.column.columnDef.meta?.onCard }));
        const at = (place: 'title' | 'line' | 'badge') => cells.filter((entry) => entry.place === place);
        return (
          <li key={row.id} className="flex gap-3 px-4 py-3">
            {selectable ? (
              <Checkbox
                label={text(messages.selectRow, { name: selectable(row.original) })}
                checked={row.getIsSelected()}
                onChange={(checked) => row.toggleSelected(checked)}
              />
            ) : null}
            <div className="flex min-w-0 flex-1 flex-col gap-1 text-dense">
              {at('title').map(({ cell }) => (
                <div key={cell.id} className="min-w-0 text-body font-medium">
                  {shownIn(cell)}
                </div>
              ))}
              <div className="flex flex-wrap gap-1.5">
                {at('badge').map(({ cell }) => (
                  <Fragment key={cell.id}>{shownIn(cell)}</Fragment>
                ))}
              </div>
              {at('line').map(({ cell }) => (
                <div
                  key={cell.id}
                  className="flex min-w-0 items-center gap-2 text-secondary has-[>:last-child:empty]:hidden"
                >
                  <span className="shrink-0 text-caption text-muted">
                    {cell.column.columnDef.meta?.label}
                  </span>
                  <span className="min-w-0 truncate">{shownIn(cell)}</span>
                </div>
              ))}
            </div>
            {props.actions?.(row.original)}
          </li>
        );
      })}
    </ul>
  );
}
