import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { cx } from '#web/ui/classes.ts';
import { SkeletonRows } from '#web/ui/placeholders.tsx';
import { useScrollEdges } from '#web/ui/use-scroll-edges.ts';
import { messages } from './messages.ts';
import { ResourceCards, type ResourceCardsProps } from './resource-cards.tsx';
import { type Sorting, shownIn } from './use-resource-table.ts';

interface ResourceTableProps<T extends RowData> extends ResourceCardsProps<T> {
  /** In place of the rows: nothing found, or could not be read. */
  instead: ReactNode;
  /** Slides over the head while something is selected. */
  selectionBar: ReactNode;
}

/** Without an order that the reader can choose, the rows keep the server's. */
const asGiven = { sorting: { sortBy: '', desc: true }, onSort: () => {} };

const headCell =
  'small-caps sticky top-0 z-10 h-9 border-b border-stroke bg-sunken px-3 text-left font-normal text-secondary';

/** Stays while the others are scrolled under it, so it has a ground of its own. */
const stuckCell = 'bg-raised group-hover:bg-hover group-data-selected:bg-accent-surface';
/**
 * The row's subject stays in sight; beside its box, if there is one (40 px). With the box and the actions (48 px) it
 * takes at most a third of the table's width, so that the other columns can be read.
 */
const firstColumn = (selectable: boolean, layer: string) =>
  cx(
    'sticky max-w-[min(18rem,calc(33cqw-5.5rem))] md:group-data-more-left/edges:border-r md:group-data-more-left/edges:border-r-stroke-strong',
    layer,
    selectable ? 'left-10' : 'left-0',
  );

function SortButton(props: { label: string; by: string; sorting: Sorting; onSort: (next: Sorting) => void }) {
  const text = useText();
  const active = props.sorting.sortBy === props.by;
  const Icon = !active ? ArrowUpDown : props.sorting.desc ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-label={text(messages.sortBy, { column: props.label })}
      onClick={() => props.onSort({ sortBy: props.by, desc: active ? !props.sorting.desc : false })}
      className="small-caps flex items-center gap-1 rounded-sm text-left hover:text-primary"
    >
      {props.label}
      <Icon className={cx('size-3', active ? 'text-accent' : 'text-muted')} aria-hidden />
    </button>
  );
}

function Head<T extends RowData>(props: ResourceTableProps<T>) {
  const text = useText();
  const { table, selectable, order = asGiven } = props.list;
  const { sorting, onSort } = order;
  const all = table.getIsAllRowsSelected();
  return (
    <thead>
      <tr>
        {selectable ? (
          <th scope="col" className={cx(headCell, 'left-0 z-20 w-10')}>
            <Checkbox
              label={text(messages.selectAll)}
              stopped={table.getRowModel().rows.length === 0}
              checked={all ? true : table.getIsSomeRowsSelected() ? 'indeterminate' : false}
              onChange={(checked) => table.toggleAllRowsSelected(checked)}
            />
          </th>
        ) : null}
        {table.getVisibleLeafColumns().map((column, index) => {
          const { label = '', sortBy, width } = column.columnDef.meta ?? {};
          const sorted = sortBy === sorting.sortBy ? (sorting.desc ? 'descending' : 'ascending') : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={sorted}
              className={cx(headCell, width, index === 0 && firstColumn(selectable !== undefined, 'z-20'))}
            >
              {sortBy ? <SortButton label={label} by={sortBy} sorting={sorting} onSort={onSort} /> : label}
            </th>
          );
        })}
        {props.actions ? <th className={cx(headCell, 'right-0 w-12')} aria-hidden /> : null}
      </tr>
    </thead>
  );
}

export function ResourceTable<T extends RowData>(props: ResourceTableProps<T>) {
  const text = useText();
  const { actions } = props;
  const { table, selectable, pageSize } = props.list;
  const columns = table.getVisibleLeafColumns().length;
  const rows = table.getRowModel().rows;
  const scroller = useScrollEdges();
  const anySelected = table.getIsSomeRowsSelected() || table.getIsAllRowsSelected();
  return (
    <div className="group/edges relative rounded border border-stroke bg-raised">
      {anySelected && props.selectionBar ? (
        <div className="z-25 rounded-t bg-raised animate-fade max-md:sticky max-md:top-13 md:absolute md:inset-x-0 md:top-0">
          {props.selectionBar}
        </div>
      ) : null}
      <div
        ref={scroller}
        className={cx('@container hidden max-h-[calc(100dvh-220px)] overflow-auto rounded md:block')}
      >
        <table className="w-full border-separate border-spacing-0 text-dense" aria-busy={props.pending}>
          <caption className="sr-only">{props.caption}</caption>
          <Head {...props} />
          <tbody>
            {props.pending ? (
              <SkeletonRows rows={pageSize} columns={columns + (selectable ? 1 : 0) + (actions ? 1 : 0)} />
            ) : (
              rows.map((row) => (
                <tr
                  key={row.id}
                  className="group row-height hover:bg-hover data-selected:bg-accent-surface"
                  data-selected={row.getIsSelected() || undefined}
                >
                  {selectable ? (
                    <td className={cx('sticky left-0 z-1 border-b border-stroke px-3', stuckCell)}>
                      <Checkbox
                        label={text(messages.selectRow, { name: selectable(row.original) })}
                        checked={row.getIsSelected()}
                        onChange={(checked) => row.toggleSelected(checked)}
                      />
                    </td>
                  ) : null}
                  {row.getVisibleCells().map((cell, index) => (
                    <td
                      key={cell.id}
                      className={cx(
                        'truncate border-b border-stroke px-3',
                        index > 0 ? 'max-w-72' : cx(firstColumn(selectable !== undefined, 'z-1'), stuckCell),
                      )}
                    >
                      {shownIn(cell)}
                    </td>
                  ))}
                  {actions ? (
                    <td className={cx('sticky right-0 z-1 border-b border-stroke px-1', stuckCell)}>
                      {actions(row.original)}
                    </td>
                  ) : null}
                </tr>
              ))
            )}
          </tbody>
        </table>
      </div>
      <div
        aria-hidden
        className={cx(
          'pointer-events-none absolute inset-y-0 z-20 hidden w-4 bg-linear-to-l from-edge to-transparent md:group-data-more-right/edges:block',
          actions ? 'right-11' : 'right-0',
        )}
      />
      {props.instead ?? (
        <div className="md:hidden">
          <ResourceCards {...props} />
        </div>
      )}
    </div>
  );
}
