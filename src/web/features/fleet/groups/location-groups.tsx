import { useNavigate } from '@tanstack/react-router';
import { ChevronDown, MapPin } from 'lucide-react';
import { useState } from 'react';
import { ExportList } from '#web/entities/exports/export-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { SelectionBar } from '#web/resource/selection.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { LazyPlanSheet } from '../firmware/plan-button.tsx';
import type { PresetTarget } from '../firmware/plan-sheet.tsx';
import { locationColumns } from './columns.tsx';
import { CommandDialog, type PendingCommand } from './command-dialog.tsx';
import { CommandItems, PlanItem } from './command-items.tsx';
import { LocationSheet } from './location-sheet.tsx';
import { messages } from './messages.ts';
import {
  addressOf,
  type GroupSearch,
  groupSearch,
  type LocationGroup,
  locationRequest,
  locationsQuery,
  placeIdOf,
  planTargetOf,
} from './queries.ts';

const { Keyword, Choice } = filtersOf(groupSearch);

/** Regions and cities that devices are in; several cities can be operated together (CL-196). */
export function LocationGroups(props: ListProps<GroupSearch>) {
  const text = useText();
  const navigate = useNavigate();
  const list = useList(groupSearch, {
    ...props,
    query: locationsQuery(props.search),
    columns: locationColumns,
    rowId: placeIdOf,
    // Several organisations may have the same city, and a region the name of its city.
    selectable: ({ groupName, placeType, region, companyName }) =>
      [groupName, text(placeType === 'city' ? messages.city : messages.region), region, companyName]
        .filter(Boolean)
        .join(', '),
    filters: {
      keyword: messages.keywordPlace,
      place: { label: messages.place, names: { region: messages.region, city: messages.city } },
    },
  });
  const { selection } = list;
  const [pending, setPending] = useState<PendingCommand | null>(null);
  const [planned, setPlanned] = useState<PresetTarget | null>(null);
  const [edited, setEdited] = useState<LocationGroup | null>(null);
  const editBlocked = useBlocked('updateCityGroup');
  const opCityIds = selection.rows.flatMap(({ opCityId }) => opCityId ?? []);
  const citiesOnly = opCityIds.length < selection.rows.length ? text(messages.citiesOnly) : null;
  return (
    <>
      <ResourceList
        list={list}
        caption={text(messages.tabLocation)}
        empty={<NoRows icon={MapPin} title={messages.nonePlaces} help={messages.nonePlacesHelp} />}
        selectionBar={
          <SelectionBar selection={selection}>
            <Menu
              trigger={
                <Button size="small" icon={<ChevronDown className="size-3.5" aria-hidden />}>
                  {text(messages.commands)}
                </Button>
              }
            >
              <CommandItems
                blocked={citiesOnly}
                onCommand={(command) => {
                  const name = text(messages.selectedPlaces, { count: opCityIds.length });
                  setPending({ command, name, to: { opCityIds }, isPlace: true });
                }}
              />
              <PlanItem
                blocked={citiesOnly}
                onPlan={() =>
                  setPlanned({
                    operation: 'createLocationsFirmwareProfile',
                    targets: { opCityIds },
                    name: text(messages.selectedPlaces, { count: opCityIds.length }),
                  })
                }
              />
            </Menu>
          </SelectionBar>
        }
        actions={(place) => (
          <RowMenu label={text(messages.rowActions, { name: place.groupName })}>
            <MenuItem
              onSelect={() =>
                void navigate({
                  to: '/management/group/devices/$kind/$id',
                  params: { kind: place.placeType, id: placeIdOf(place) },
                })
              }
            >
              {text(messages.openGroup)}
            </MenuItem>
            <CommandItems
              onCommand={(command) =>
                setPending({
                  command,
                  name: place.groupName,
                  isPlace: true,
                  to: addressOf(place.placeType, placeIdOf(place)),
                })
              }
            />
            <PlanItem
              onPlan={() => setPlanned(planTargetOf(place.placeType, placeIdOf(place), place.groupName))}
            />
            <MenuSeparator />
            <MenuItem blocked={editBlocked} onSelect={() => setEdited(place)}>
              {text(messages.edit)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          <Choice name="place" />
          <ExportList
            of={list}
            list="listLocationGroups"
            name="places"
            asked={locationRequest(props.search)}
          />
        </FilterBar>
      </ResourceList>
      {edited ? <LocationSheet place={edited} onClose={() => setEdited(null)} /> : null}
      {planned ? <LazyPlanSheet target={planned} onClose={() => setPlanned(null)} /> : null}
      {pending ? <CommandDialog pending={pending} onClose={() => setPending(null)} /> : null}
    </>
  );
}
