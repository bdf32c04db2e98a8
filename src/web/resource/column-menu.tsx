import { Columns3 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { type HiddenColumns, listSettings } from '#web/ambient/list-settings.ts';
import { keepSettings } from '#web/http/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuCheck } from '#web/ui/menu.tsx';
import type { Columns } from './columns.tsx';
import { messages } from './messages.ts';
import type { Valueless } from './valueless-columns.ts';

interface ColumnMenuList {
  columns: Columns<never>;
  settings: string;
  valueless: Valueless;
}

/** Chooses the columns of the list; `useList` is given a name that this is kept under. */
export function ColumnMenu({ list }: { list: ColumnMenuList }) {
  const text = useText();
  const [hidden, setHidden] = useHiddenColumns(list.settings);
  const { ids, known } = list.valueless;
  const isLeftOut = (id: string) => ids.includes(id) && hidden[id] === undefined;
  const withValues = known.filter(isLeftOut).length;
  return (
    <Menu
      trigger={
        <Button icon={<Columns3 className="size-4" aria-hidden />} className="max-md:hidden">
          {text(messages.columns)}
          {withValues > 0 ? (
            <span className="rounded-full bg-notice-surface px-1.5 text-caption text-notice">
              {text(messages.columnsWithValues, { count: withValues })}
            </span>
          ) : null}
        </Button>
      }
    >
      {Object.entries(list.columns).map(([id, { label, fixed, hiddenAtFirst = false }]) =>
        fixed ? null : (
          <MenuCheck
            key={id}
            checked={!(hidden[id] ?? (hiddenAtFirst || ids.includes(id)))}
            onChange={(shown) => setHidden({ ...hidden, [id]: !shown })}
          >
            {text(label)}
            {isLeftOut(id) && !hiddenAtFirst ? (
              <span className="ml-2 text-caption text-muted">
                {text(known.includes(id) ? messages.columnHasValues : messages.columnWithoutValues)}
              </span>
            ) : null}
          </MenuCheck>
        ),
      )}
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
