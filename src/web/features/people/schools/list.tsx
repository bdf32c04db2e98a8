import { School as SchoolIcon } from 'lucide-react';
import { canBeChildOf } from '#domain/organisations/hierarchy.ts';
import { useOfficeChoices } from '#web/entities/organisation/offices.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmCommand } from '#web/resource/confirm-command.tsx';
import { CreateButton } from '#web/resource/create-button.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import { PageHeader } from '#web/resource/list-page.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { RowMenu } from '#web/resource/row-menu.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { useList } from '#web/resource/use-list.ts';
import { useRowEditing } from '#web/resource/use-row-editing.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { schoolColumns } from './columns.tsx';
import { messages } from './messages.ts';
import {
  askForFile,
  type School,
  type SchoolSearch,
  schoolKeys,
  schoolSearch,
  schoolsQuery,
} from './queries.ts';
import { SchoolSheet } from './school-sheet.tsx';

const idOf = ({ opId }: School) => opId;
const { Keyword, Choice } = filtersOf(schoolSearch);

/** RT-021: the schools of the caller's subtree, to be created, edited and deleted by those whose role permits it. */
export function SchoolList(props: ListProps<SchoolSearch>) {
  const text = useText();
  const offices = useOfficeChoices();
  const list = useList(schoolSearch, {
    ...props,
    query: schoolsQuery(props.search),
    columns: schoolColumns,
    rowId: idOf,
    filters: {
      keyword: messages.keyword,
      office: { label: messages.office, choices: offices },
    },
  });
  const editing = useRowEditing('school', list.rows, idOf);
  const updateBlocked = useBlocked('updateOrganisation');
  const remove = useCommand('deleteOrganisation', {
    invalidates: [schoolKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => editing.setDeleting(null),
  });
  const here = useHere();
  // RU-022: a school belongs to an operator, and it must be clear to which.
  const isPlaceKnown = here !== null && canBeChildOf('School', here.opType);
  const createButton = (
    <CreateButton
      operation="createOrganisation"
      blocked={isPlaceKnown ? null : text(messages.choosePlace)}
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
              name="schools"
              operation="exportOrganisations"
              ask={(as) => askForFile(props.search, as)}
            />
            {createButton}
          </>
        }
      />
      <ResourceList
        list={list}
        caption={text(messages.title)}
        empty={
          <NoRows icon={SchoolIcon} title={messages.none} help={messages.noneHelp} action={createButton} />
        }
        actions={(school) => (
          <RowMenu label={text(messages.rowActions, { name: school.companyName })}>
            <MenuItem blocked={updateBlocked} onSelect={() => editing.edit(school)}>
              {text(messages.edit)}
            </MenuItem>
            <MenuItem danger blocked={remove.blocked} onSelect={() => editing.setDeleting(school)}>
              {text(messages.delete)}
            </MenuItem>
          </RowMenu>
        )}
      >
        <FilterBar>
          <Keyword />
          <Choice name="office" className="min-w-0 grow basis-40 md:w-64 md:grow-0 md:basis-auto" />
        </FilterBar>
      </ResourceList>
      {editing.isOpen ? <SchoolSheet school={editing.row} offices={offices} onClose={editing.close} /> : null}
      <ConfirmCommand
        command={remove}
        input={editing.deleting && { path: { opId: editing.deleting.opId } }}
        title={text(messages.deleteNamed, { name: editing.deleting?.companyName ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        onClose={() => editing.setDeleting(null)}
      />
    </>
  );
}
