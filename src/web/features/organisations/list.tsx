import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { typesBelow } from '#domain/organisations/hierarchy.ts';
import type { Here } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked } from '#web/resource/use-command.ts';
import { useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { useOrganisationColumns } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { messages } from './messages.ts';
import { PlaceLine } from './place-line.tsx';
import {
  askForFile,
  type Organisation,
  type OrganisationSearch,
  organisationQuery,
  organisationSearch,
  organisationsQuery,
} from './queries.ts';
import { RowMenu } from './row-menu.tsx';
import { OrganisationSheet } from './sheet.tsx';
import { typeNames } from './words.ts';

const noRows: Organisation[] = [];

interface OrganisationListProps {
  /** Where the tree begins that this page shows. */
  here: Here;
  search: OrganisationSearch;
  onSearch: (next: OrganisationSearch, how?: How) => void;
}

/** RT-020: the tree of organisations, one level at a time, or the results of a search in the whole tree (docs/decisions/208). */
export function OrganisationList({ here, search, onSearch }: OrganisationListProps) {
  const text = useText();
  const place = search.below ?? here.opId;
  const isFiltered = Boolean(search.keyword || search.type || search.use);
  const organisations = useQuery(organisationsQuery(search, here.opId));
  const { data: parent } = useQuery(organisationQuery(place));
  /** Empty, `new`, or the id of the one that is being edited. */
  const [editing, setEditing] = useDraft('organisation');
  // Another administrator may take it from the list meanwhile: what is typed stays.
  const [opened, setOpened] = useState<Organisation | null>(null);
  const rows = organisations.data?.data ?? noRows;
  const edited = [...rows, opened].find((row) => row?.opId === editing) ?? null;
  const [leaving, setLeaving] = useState<Organisation | null>(null);
  const createBlocked = useBlocked('createOrganisationBelow');
  const exportBlocked = useBlocked('exportOrganisations');
  const goTo = (opId: string) =>
    onSearch(organisationSearch.read({ ...(opId === here.opId ? {} : { below: opId }) }));

  const typeChoices = typesOf(here).map((value) => ({ value, label: text(typeNames[value]) }));
  const useChoices = [
    { value: 'on', label: text(messages.useOn) },
    { value: 'off', label: text(messages.useOff) },
  ] as const;
  const table = useResourceTable({
    columns: useOrganisationColumns(goTo, isFiltered),
    rows,
    rowId: ({ opId }) => opId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(organisationSearch, search, onSearch, {
    keyword: text(messages.keyword),
    type: { label: text(messages.type), show: (type) => text(typeNames[type]) },
    use: { label: text(messages.use), show: (use) => text(use === 'on' ? messages.useOn : messages.useOff) },
  });
  const isLeaf = parent !== undefined && typesBelow(parent.opType).length === 0;
  const createButton = (
    <Button
      look="main"
      icon={<Plus className="size-4" aria-hidden />}
      blocked={
        createBlocked ??
        (isLeaf ? text(messages.nothingBelow, { type: text(typeNames[parent.opType]) }) : null)
      }
      onClick={() => setEditing('new')}
    >
      {text(messages.create)}
    </Button>
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
              blocked={exportBlocked}
              ask={(as) => askForFile(search, here.opId, as)}
            />
            {createButton}
          </>
        }
      />
      {parent && !isFiltered ? (
        <div className="pb-3">
          <PlaceLine
            organisation={parent}
            onUp={place === here.opId || !parent.pOpid ? null : () => goTo(parent.pOpid ?? here.opId)}
          />
        </div>
      ) : null}
      <ResourceList
        answer={organisations}
        table={table}
        caption={text(messages.title)}
        nameOf={({ companyName }) => companyName}
        {...list}
        filters={
          <div className="flex flex-wrap items-center gap-2">
            <TypedFilter
              label={text(messages.keyword)}
              value={search.keyword ?? ''}
              onChange={(keyword) => list.change({ keyword })}
              className="flex-1 basis-48 md:max-w-80"
            />
            <ChoiceFilter
              label={text(messages.type)}
              value={search.type}
              choices={typeChoices}
              onChange={(type) => list.change({ type })}
              className="min-w-0 grow basis-40 md:w-52 md:grow-0 md:basis-auto"
            />
            <ChoiceFilter
              label={text(messages.use)}
              value={search.use}
              choices={useChoices}
              onChange={(use) => list.change({ use })}
              className="min-w-0 grow basis-32 md:w-44 md:grow-0 md:basis-auto"
            />
          </div>
        }
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
          <RowMenu
            organisation={row}
            onEdit={() => {
              setOpened(row);
              setEditing(row.opId);
            }}
            onDelete={() => setLeaving(row)}
          />
        )}
      />
      {parent && (edited || editing === 'new') ? (
        <OrganisationSheet
          organisation={edited}
          parent={edited?.pOpid ? { ...parent, opId: edited.pOpid } : parent}
          onClose={() => setEditing('')}
        />
      ) : null}
      <DeleteDialog organisation={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

/** The types that there can be in the tree below, each once. */
function typesOf({ opType }: Here) {
  const types = ['Operator', 'SubOperator', 'Manufacturer', 'EducationOffice', 'School'] as const;
  const reached = new Set<string>();
  const visit = (type: Here['opType']) => {
    for (const below of typesBelow(type)) {
      reached.add(below);
      visit(below);
    }
  };
  visit(opType);
  return types.filter((type) => reached.has(type));
}
