import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Plus, School as SchoolIcon } from 'lucide-react';
import { useState } from 'react';
import { formatText } from '#domain/display.ts';
import { canBeChildOf } from '#domain/organisations/hierarchy.ts';
import { officesQuery } from '#web/entities/organisation/offices.ts';
import { useHere } from '#web/entities/organisation/queries.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useLanguage } from '#web/i18n/provider.tsx';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { ExportMenu } from '#web/resource/export-menu.tsx';
import { ChoiceFilter, TypedFilter } from '#web/resource/filters.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { PageHeader } from '#web/resource/list-page.tsx';
import { type How, useListState } from '#web/resource/list-search.ts';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useBlocked, useCommand } from '#web/resource/use-command.ts';
import { type ResourceColumn, useResourceTable } from '#web/resource/use-resource-table.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
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

const noRows: School[] = [];

interface SchoolListProps {
  search: SchoolSearch;
  onSearch: (next: SchoolSearch, how?: How) => void;
}

/** RT-021: the schools of the caller's subtree, to be created, edited and deleted by those whose role permits it. */
export function SchoolList({ search, onSearch }: SchoolListProps) {
  const text = useText();
  const { language } = useLanguage();
  const schools = useQuery(schoolsQuery(search));
  const { data: offices = [] } = useQuery(officesQuery);
  /** Empty, `new`, or the id of the school that is being edited. */
  const [editing, setEditing] = useDraft('school');
  // Another user may remove it from the list meanwhile: what is typed stays.
  const [opened, setOpened] = useState<School | null>(null);
  const edited = [...(schools.data?.data ?? []), opened].find((school) => school?.opId === editing) ?? null;
  const [leaving, setLeaving] = useState<School | null>(null);
  const createBlocked = useBlocked('createOrganisation');
  const updateBlocked = useBlocked('updateOrganisation');
  const remove = useCommand('deleteOrganisation', {
    invalidates: [schoolKeys],
    failure: 'inPlace',
    success: messages.deleted,
    onSuccess: () => setLeaving(null),
  });
  const here = useHere();
  // RU-022: a school belongs to an operator, and it must be clear to which.
  const isPlaceKnown = here !== null && canBeChildOf('School', here.opType);
  const exportBlocked = useBlocked('exportOrganisations');

  const choices = offices.map(({ officeId, nameEn, nameKo }) => ({
    value: officeId,
    label: language === 'ko' ? nameKo : nameEn,
  }));
  const nameOfOffice = (officeId: string) =>
    choices.find(({ value }) => value === officeId)?.label ?? officeId;

  const table = useResourceTable({
    columns: useSchoolColumns(nameOfOffice),
    rows: schools.data?.data ?? noRows,
    rowId: ({ opId }) => opId,
    selected: {},
    onSelected: () => {},
    hidden: {},
  });
  const list = useListState(schoolSearch, search, onSearch, {
    keyword: text(messages.keyword),
    office: { label: text(messages.office), show: nameOfOffice },
  });

  const createButton = (
    <Button
      look="main"
      icon={<Plus className="size-4" aria-hidden />}
      blocked={createBlocked ?? (isPlaceKnown ? null : text(messages.choosePlace))}
      onClick={() => setEditing('new')}
    >
      {text(messages.create)}
    </Button>
  );
  const rowMenu = (school: School) => (
    <Menu
      trigger={
        <IconButton
          label={text(messages.rowActions, { name: school.companyName })}
          icon={<EllipsisVertical className="size-4" />}
        />
      }
    >
      <MenuItem
        blocked={updateBlocked}
        onSelect={() => {
          setOpened(school);
          setEditing(school.opId);
        }}
      >
        {text(messages.edit)}
      </MenuItem>
      <MenuItem danger blocked={remove.blocked} onSelect={() => setLeaving(school)}>
        {text(messages.delete)}
      </MenuItem>
    </Menu>
  );

  return (
    <>
      <PageHeader
        title={text(messages.title)}
        context={text(messages.context)}
        actions={
          <>
            <ExportMenu name="schools" blocked={exportBlocked} ask={(as) => askForFile(search, as)} />
            {createButton}
          </>
        }
      />
      <ResourceList
        answer={schools}
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
              label={text(messages.office)}
              value={search.office}
              choices={choices}
              onChange={(office) => list.change({ office })}
              className="min-w-0 grow basis-40 md:w-64 md:grow-0 md:basis-auto"
            />
          </div>
        }
        empty={
          <EmptyState
            icon={<SchoolIcon className="size-5" aria-hidden />}
            title={text(messages.none)}
            action={createButton}
          >
            {text(messages.noneHelp)}
          </EmptyState>
        }
        actions={rowMenu}
      />
      {edited || editing === 'new' ? (
        <SchoolSheet school={edited} offices={choices} onClose={() => setEditing('')} />
      ) : null}
      <ConfirmDialog
        open={leaving !== null}
        title={text(messages.deleteNamed, { name: leaving?.companyName ?? '' })}
        body={text(messages.deleteHelp)}
        verb={text(messages.delete)}
        danger
        busy={remove.busy}
        error={remove.error}
        onConfirm={() => leaving && void remove.run({ path: { opId: leaving.opId } })}
        onClose={() => {
          setLeaving(null);
          remove.clear();
        }}
      />
    </>
  );
}

function useSchoolColumns(nameOfOffice: (officeId: string) => string): ResourceColumn<School>[] {
  const text = useText();
  const formats = useFormats();
  const dateTime = useDateTime();
  const officeOf = ({ educationOfficeId }: School) =>
    educationOfficeId ? nameOfOffice(educationOfficeId) : formatText(null);
  return [
    {
      id: 'name',
      meta: { label: text(messages.name), sortBy: 'companyName', onCard: 'title' },
      cell: ({ row }) => row.original.companyName,
    },
    {
      id: 'office',
      meta: { label: text(messages.office), onCard: 'line' },
      cell: ({ row }) => <span className="block truncate md:max-w-36">{officeOf(row.original)}</span>,
    },
    {
      id: 'address',
      meta: { label: text(messages.address) },
      cell: ({ row }) => formatText(row.original.address),
    },
    {
      id: 'phone',
      meta: { label: text(messages.phone) },
      cell: ({ row }) => <span className="font-mono">{formatText(row.original.phone)}</span>,
    },
    {
      id: 'url',
      meta: { label: text(messages.url) },
      cell: ({ row }) => <span className="block max-w-32 truncate">{formatText(row.original.url)}</span>,
    },
    {
      id: 'devices',
      meta: { label: text(messages.deviceCount), onCard: 'line', width: 'w-24' },
      cell: ({ row }) => formats.number(row.original.deviceCnt),
    },
    {
      id: 'users',
      meta: { label: text(messages.userCount), width: 'w-24' },
      cell: ({ row }) => formats.number(row.original.userCount),
    },
    {
      id: 'created',
      meta: { label: text(messages.createdAt), sortBy: 'createTime', width: 'w-44' },
      cell: ({ row }) => <span className="font-mono">{dateTime(row.original.createTime)}</span>,
    },
  ];
}
