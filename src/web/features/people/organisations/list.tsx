import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { typesBelow } from '#domain/organisations/hierarchy.ts';
import type { Here } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { columnsFor } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { messages } from './messages.ts';
import { PlaceLine } from './place-line.tsx';
import {
  askForFile,
  isFiltered,
  type Organisation,
  type OrganisationSearch,
  organisationQuery,
  organisationSearch,
  organisationsQuery,
} from './queries.ts';
import { OrganisationMenu } from './row-menu.tsx';
import { OrganisationSheet } from './sheet.tsx';
import { typeNames } from './words.ts';

const idOf = ({ opId }: Organisation) => opId;
const { Keyword, Choice } = filtersOf(organisationSearch);
const treeNames = { whole: messages.levelsAll };
const useNames = { on: messages.useOn, off: messages.useOff };

/**
 * RT-020: the tree of organisations, one level at a time, or the results of a search in the whole tree (docs/decisions/208).
 * `here`: where the tree begins that this page shows.
 */
export function OrganisationList({ here, ...props }: ListProps<OrganisationSearch> & { here: Here }) {
  const text = useText();
  const { search, onSearch } = props;
  const place = search.below ?? here.opId;
  const { data: parent } = useQuery(organisationQuery(place));
  const goTo = (opId: string) =>
    onSearch(organisationSearch.read({ ...(opId === here.opId ? {} : { below: opId }) }));
  const isWhole = isFiltered(search);
  const list = useList(organisationSearch, {
    ...props,
    query: organisationsQuery(search, here.opId),
    columns: columnsFor(goTo, isWhole),
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      type: { label: messages.type, names: typeNames },
      use: { label: messages.use, names: useNames },
      tree: { label: messages.levels, names: treeNames },
    },
  });
  const editing = useRowEditing('organisation', list.rows, idOf);
  const isLeaf = parent !== undefined && typesBelow(parent.opType).length === 0;
  const createButton = (
    <CreateButton
      operation="createOrganisationBelow"
      blocked={isLeaf ? text(messages.nothingBelow, { type: text(typeNames[parent.opType]) }) : null}
      onClick={editing.create}
    >
      {text(messages.create)}
    </CreateButton>
  );

  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ExportMenu
              name="organisations"
              operation="exportOrganisations"
              ask={(as) => askForFile(search, here.opId, as)}
            />
            {createButton}
          </>
        }
      />
      {parent && !isWhole ? (
        <div className="pb-3">
          <PlaceLine
            organisation={parent}
            onUp={place === here.opId || !parent.pOpid ? null : () => goTo(parent.pOpid ?? here.opId)}
          />
        </div>
      ) : null}
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <EmptyState
            icon={<Building2 className="size-5" aria-hidden />}
            title={text(messages.none, { name: parent?.companyName ?? '' })}
            action={createButton}
          >
            {text(messages.noneHelp)}
          </EmptyState>
        }
        actions={(row) => (
          <OrganisationMenu
            organisation={row}
            onEdit={() => editing.edit(row)}
            onDelete={() => editing.setDeleting(row)}
          />
        )}
      >
        <FilterBar>
          <Keyword />
          <Choice
            name="type"
            of={typesOf(here)}
            className="min-w-0 grow basis-40 md:w-52 md:grow-0 md:basis-auto"
          />
          <Choice name="use" />
        </FilterBar>
      </ResourceList>
      {parent && editing.isOpen ? (
        <OrganisationSheet
          organisation={editing.row}
          parent={editing.row?.pOpid ? { ...parent, opId: editing.row.pOpid } : parent}
          onClose={editing.close}
        />
      ) : null}
      <DeleteDialog organisation={editing.deleting} onClose={() => editing.setDeleting(null)} />
    </>
  );
}

/** The types that there can be in the tree below. */
function typesOf({ opType }: Pick<Here, 'opType'>): readonly string[] {
  return typesBelow(opType).flatMap((type) => [type, ...typesOf({ opType: type })]);
}
