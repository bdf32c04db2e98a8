import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Columns } from './columns.tsx';
import { type PageSize, pageSizes } from './list-search.ts';
import { messages } from './messages.ts';
import type { Sorting } from './use-resource-table.ts';

/** The order of a list whose rows are cards and have no head to sort by. */
export function SortChoice(props: {
  columns: Columns<never>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}) {
  const text = useText();
  const { sorting, onSort } = props;
  const choices = Object.values(props.columns).flatMap(({ sortBy, label }) =>
    sortBy ? [{ value: sortBy, label: text(label) }] : [],
  );
  // A list that shares its address with another one may have no order to choose.
  if (choices.length === 0) return null;
  const Icon = sorting.desc ? ArrowDownWideNarrow : ArrowUpNarrowWide;
  return (
    <div className="flex items-center gap-1 md:hidden">
      <Select
        label={text(messages.order)}
        value={sorting.sortBy}
        choices={choices}
        onChange={(sortBy) => onSort({ ...sorting, sortBy })}
        className="w-36 text-dense"
      />
      <IconButton
        label={text(sorting.desc ? messages.descending : messages.ascending)}
        icon={<Icon className="size-4" />}
        onClick={() => onSort({ ...sorting, desc: !sorting.desc })}
      />
    </div>
  );
}

export function PageSizeChoice(props: { size: PageSize; onSize: (size: PageSize) => void }) {
  const text = useText();
  const of = (size: number) => pageSizes.find((known) => known === size);
  return (
    <div className="w-36">
      <Select
        label={text(messages.pageSize)}
        value={String(props.size)}
        choices={pageSizes.map((size) => ({
          value: String(size),
          label: text(messages.pageSizeRows, { count: size }),
        }))}
        onChange={(value) => props.onSize(of(Number(value)) ?? props.size)}
        className="text-dense"
      />
    </div>
  );
}
