import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type HiddenColumns, listSettings } from '#web/ambient/list-settings.ts';
import { keepSettings } from '#web/http/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuCheck } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { ResourceTable } from './use-resource-table.ts';

export function ColumnMenu<T extends RowData>(props: {
  table: ResourceTable<T>;
  hidden: HiddenColumns;
  onHidden: (hidden: HiddenColumns) => void;
}) {
  const text = useText();
  const columns = props.table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <Menu
      trigger={
        <Button icon={<Columns3 className="size-4" aria-hidden />} className="max-md:hidden">
          {text(messages.columns)}
        </Button>
      }
    >
      {columns.map((column) => (
        <MenuCheck
          key={column.id}
          checked={column.getIsVisible()}
          onChange={(shown) => props.onHidden({ ...props.hidden, [column.id]: !shown })}
        >
          {column.columnDef.meta?.label}
        </MenuCheck>
      ))}
    </Menu>
  );
}

/** Columns that the user has hidden or shown in a list, here and in their other browsers. */
export function useHiddenColumns(list: string): [HiddenColumns, (next: HiddenColumns) => void] {
  return [
    useSyncExternalStore(listSettings.subscribe, () => listSettings.hidden(list)),
    (hidden) => {
      listSettings.hide(list, hidden);
      keepSettings({ columns: { [list]: { ...hidden } } });
    },
  ];
}
