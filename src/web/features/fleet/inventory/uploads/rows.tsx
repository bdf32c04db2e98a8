import { ListChecks } from 'lucide-react';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { FilterBar, filtersOf } from '#web/resource/filter-bar.tsx';
import type { ListProps } from '#web/resource/list-search.ts';
import { NoRows } from '#web/resource/no-rows.tsx';
import { ResourceList } from '#web/resource/resource-list.tsx';
import { useList } from '#web/resource/use-list.ts';
import { rowLook, showNames } from './appearance.ts';
import { errorNames, errorTexts } from './error-messages.ts';
import { messages } from './messages.ts';
import { type DeviceUploadRow, type RowSearch, rowSearch, rowsQuery } from './queries.ts';
import { useFieldName } from './use-field-name.ts';

type Reason = NonNullable<DeviceUploadRow['reason']>;

const { Choice } = filtersOf(rowSearch);

const isCode = (code: string): code is keyof typeof errorNames => Object.hasOwn(errorNames, code);

const column = columnsOf<DeviceUploadRow>();
const columns = {
  line: column.number(messages.line, ({ line }) => line, { onCard: 'line', width: '5rem' }),
  device: column.cell(
    messages.device,
    ({ endpointId, cells }) => (
      <span className="font-mono wrap-anywhere">
        {endpointId ?? cells.endpointId ?? cells.deviceSn ?? cells.macAddr ?? '–'}
      </span>
    ),
    { onCard: 'title' },
  ),
  state: column.state(messages.verdict, rowLook),
  owner: column.text(messages.owner, ({ owner }) => owner?.companyName ?? '', {
    onCard: 'line',
    atMost: 'max-w-48',
  }),
  customer: column.text(messages.customer, ({ customerId }) => customerId ?? '', {
    onCard: 'line',
    atMost: 'max-w-40',
  }),
  details: column.cell(messages.details, (row) => <Details {...row} />, { onCard: 'line' }),
};

/** The rows of a file: what is wrong with them, what they would do, and what became of them. */
export function UploadRows({ historyId, ...props }: ListProps<RowSearch> & { historyId: string }) {
  const text = useText();
  const list = useList(rowSearch, {
    ...props,
    query: rowsQuery(historyId, props.search),
    columns,
    rowId: ({ line }) => String(line),
    filters: {
      show: { label: messages.show, names: showNames },
      error: { label: messages.error, names: errorNames },
    },
  });
  return (
    <ResourceList
      list={list}
      caption={text(messages.rows)}
      empty={<NoRows icon={ListChecks} title={messages.noRows} help={messages.noRowsHelp} />}
    >
      <FilterBar>
        <Choice name="show" />
        <Choice name="error" />
      </FilterBar>
    </ResourceList>
  );
}

/** Codes whose texts do not say of what they are. */
const unnamed: ReadonlySet<string> = new Set([
  'required',
  'longest',
  'damaged',
  'sheetError',
  'shortened',
  'lostZeros',
  'madeDate',
  'placeholder',
  'inStock',
]);

/** The row already shows these fields of a new device. */
const shownElsewhere: ReadonlySet<string> = new Set(['deviceStatus', 'endpointId', 'opid', 'customerId']);

/** Errors, else why it was skipped or kept, and what changes: old → new. */
function Details({ errors, changes, reason, verdict }: DeviceUploadRow) {
  const text = useText();
  const name = useFieldName();
  if (errors.length > 0)
    return (
      <ul className="flex flex-col gap-0.5 whitespace-normal text-danger">
        {errors.map(({ field, code, params }) => (
          <li key={`${field} ${code}`} className="wrap-anywhere">
            {field !== null && unnamed.has(code)
              ? text(messages.reason, { field: name(field), reason: text(errorTexts[code], params) })
              : text(errorTexts[code], params)}
          </li>
        ))}
      </ul>
    );
  const isNew = verdict === 'new';
  const shownChanges = isNew ? changes.filter(({ field }) => !shownElsewhere.has(field)) : changes;
  return (
    <div className="flex flex-col gap-0.5 whitespace-normal text-secondary">
      {reason ? (
        <p className="text-primary">
          <ReasonText {...reason} />
        </p>
      ) : null}
      <ul className="flex flex-wrap gap-x-4">
        {shownChanges.map(({ field, from, to }) => (
          <li key={field} className="wrap-anywhere">
            {isNew
              ? text(messages.value, { field: name(field), value: String(to) })
              : text(messages.change, {
                  field: name(field),
                  from: from === null ? '–' : String(from),
                  to: String(to),
                })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ReasonText({ code, by, at }: Reason) {
  const text = useText();
  const dateTime = useDateTime();
  if (code === 'changedSincePreview') return text(messages.changedSincePreview);
  if (isCode(code)) return text(messages.skippedBecause, { reason: text(errorNames[code]) });
  if (by === null) return text(messages.removedSince);
  return text(code === 'removedSince' ? messages.removedBy : messages.keptBy, {
    name: by,
    time: dateTime(at),
  });
}
