import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { localStore, readJson, writeJson } from '#web/ambient/storage.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuCheck } from '#web/ui/menu.tsx';
import { messages } from './messages.ts';
import type { ResourceTable } from './use-resource-table.ts';

export function ColumnMenu<T extends RowData>(props: {
  table: ResourceTable<T>;
  hidden: Record<string, boolean>;
  onHidden: (hidden: Record<string, boolean>) => void;
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

type Hidden = Record<string, boolean>;

function read(key: string): Hidden {
  const value = readJson(localStore, key);
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).map(([id, hidden]) => [id, hidden === true]));
}

/** Which columns the reader has hidden or shown in a list, kept in this browser. */
export function useHiddenColumns(list: string): [Hidden, (next: Hidden) => void] {
  const key = `columns:${list}`;
  const [hidden, setHidden] = useState(() => read(key));
  return [
    hidden,
    (next) => {
      writeJson(localStore, key, next);
      setHidden(next);
    },
  ];
}
