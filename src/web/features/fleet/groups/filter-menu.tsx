import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { operations } from '#api/operations.gen.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { searchOf } from './filter-search.tsx';
import { messages } from './messages.ts';
import { savedFiltersQuery } from './queries.ts';

/** The saved filters of the organisation, one press away from the list that they filter. */
export function FilterMenu() {
  const text = useText();
  const may = useMay();
  if (!may(operations.listSavedFilters.permission ?? [])) return null;
  return (
    <Menu
      trigger={
        <Button icon={<Bookmark className="size-4" aria-hidden />}>{text(messages.filterMenu)}</Button>
      }
    >
      <FilterItems />
    </Menu>
  );
}

function FilterItems() {
  const text = useText();
  const navigate = useNavigate();
  const { data, error } = useQuery(savedFiltersQuery({ size: 100 }));
  return (
    <>
      {data?.data.map((filter) => (
        <MenuItem
          key={filter.filterId}
          onSelect={() =>
            void navigate({
              to: '/device/deviceList/$pageNum',
              params: { pageNum: '1' },
              search: searchOf(filter),
            })
          }
        >
          {filter.filterName}
          {filter.isPrivate || filter.createdBy ? (
            <span className="text-caption text-muted">
              {filter.isPrivate
                ? text(messages.filterPrivate)
                : text(messages.filterBy, { name: filter.createdBy ?? '' })}
            </span>
          ) : null}
        </MenuItem>
      ))}
      {data && data.data.length > 0 ? null : (
        <p role="status" className="px-2 py-1.5 text-dense text-muted">
          {data ? text(messages.filterNone) : (error?.message ?? text(messages.filterReading))}
        </p>
      )}
      <MenuSeparator />
      <MenuItem
        onSelect={() => void navigate({ to: '/management/group/groupListPage', search: { tab: 'filters' } })}
      >
        {text(messages.filterManage)}
      </MenuItem>
    </>
  );
}
