import { formatText } from '#domain/display.ts';
import { useOfficeChoices } from '#web/entities/organisation/offices.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { messages } from './messages.ts';
import type { School } from './queries.ts';

function Office({ id }: { id: string | null }) {
  const offices = useOfficeChoices();
  const name = offices.find(({ value }) => value === id)?.label ?? id;
  return <span className="block truncate md:max-w-36">{formatText(name)}</span>;
}

const column = columnsOf<School>();
export const schoolColumns = {
  name: column.text(messages.name, (school) => school.companyName, {
    sortBy: 'companyName',
    onCard: 'title',
  }),
  office: column.cell(messages.office, (school) => <Office id={school.educationOfficeId} />, {
    onCard: 'line',
  }),
  address: column.text(messages.address, (school) => school.address),
  phone: column.text(messages.phone, (school) => school.phone, { mono: true }),
  url: column.text(messages.url, (school) => school.url, { atMost: 'max-w-32' }),
  devices: column.number(messages.deviceCount, (school) => school.deviceCnt, {
    onCard: 'line',
    width: 'w-24',
  }),
  users: column.number(messages.userCount, (school) => school.userCount, { width: 'w-24' }),
  created: column.time(messages.createdAt, (school) => school.createTime, {
    sortBy: 'createTime',
    width: 'w-44',
  }),
};
