import { useFormats, useText } from '#web/i18n/use-text.ts';
import { columnsOf } from '#web/resource/columns.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { messages } from './messages.ts';
import type { Organisation } from './queries.ts';
import { typeNames } from './words.ts';

const column = columnsOf<Organisation>();

/** `open`: lists the organisations below one. `withPlace`: the rows are from the whole tree, so each shows its place in it. */
export const columnsFor = (open: (opId: string) => void, withPlace: boolean) => ({
  name: column.cell(
    messages.name,
    (organisation) => <Name organisation={organisation} onOpen={open} withPlace={withPlace} />,
    { sortBy: 'companyName', onCard: 'title' },
  ),
  type: column.word(messages.type, ({ opType }) => typeNames[opType], { onCard: 'line' }),
  children: column.number(messages.children, ({ childCount }) => childCount, { width: 'w-24' }),
  devices: column.cell(messages.devices, (organisation) => <Devices {...organisation} />, {
    onCard: 'line',
    width: 'w-40',
  }),
  users: column.cell(messages.users, (organisation) => <Users {...organisation} />, { width: 'w-28' }),
  address: column.text(messages.address, ({ address }) => address, { atMost: 'max-w-48' }),
  phone: column.text(messages.phone, ({ phone }) => phone, { mono: true }),
  createdBy: column.text(messages.createdBy, ({ createdBy }) => createdBy, { hiddenAtFirst: true }),
  created: column.time(messages.createdAt, ({ createTime }) => createTime, {
    sortBy: 'createTime',
    width: 'w-44',
  }),
});

interface NameProps {
  organisation: Organisation;
  onOpen: (opId: string) => void;
  withPlace: boolean;
}

function Name({ organisation, onOpen, withPlace }: NameProps) {
  const text = useText();
  const { opId, companyName, childCount, useFlag, parentNames } = organisation;
  return (
    <span className="flex flex-wrap items-center gap-x-2 py-1">
      {childCount > 0 ? (
        <button
          type="button"
          className={`${linkLook} text-left`}
          aria-label={text(messages.open, { name: companyName })}
          onClick={() => onOpen(opId)}
        >
          {companyName}
        </button>
      ) : (
        companyName
      )}
      {useFlag ? null : <Badge tone="notice">{text(messages.useOff)}</Badge>}
      {withPlace && parentNames ? (
        <span className="block w-full text-caption text-secondary">{parentNames}</span>
      ) : null}
    </span>
  );
}

function Devices({ onlineCnt, deviceCnt, onlineTotal, deviceTotal, childCount }: Organisation) {
  const text = useText();
  const { number } = useFormats();
  const of = (online: number, all: number) =>
    text(messages.ofDevices, { online: number(online), all: number(all) });
  return (
    <Own value={of(onlineCnt, deviceCnt)} below={childCount > 0 ? of(onlineTotal, deviceTotal) : null} />
  );
}

function Users({ userCount, userTotal, childCount }: Organisation) {
  const { number } = useFormats();
  return <Own value={number(userCount)} below={childCount > 0 ? number(userTotal) : null} />;
}

/** A figure of the organisation itself, and below it the one of its whole tree. */
function Own({ value, below }: { value: string; below: string | null }) {
  const text = useText();
  return (
    <span className="flex flex-col">
      {value}
      {below === null ? null : (
        <span className="text-caption text-secondary">{text(messages.withBelow, { what: below })}</span>
      )}
    </span>
  );
}
