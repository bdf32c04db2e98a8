import { knownTime } from '#domain/zones/device-zone.ts';
import { labelOf, rowOf, shown } from '#web/entities/task/read-back.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages as listMessages } from '../device/messages.ts';
import { messages as deviceMessages } from '../device/page/messages.ts';
import { messages } from './messages.ts';

/** Members of the registration, which is no part of the data model. */
const registered: Readonly<Record<string, Message>> = {
  deviceName: deviceMessages.name,
  opId: listMessages.columnCompany,
  deviceStatus: listMessages.columnStatus,
  customerId: listMessages.columnCustomer,
  address: deviceMessages.address,
  city: listMessages.columnCity,
};

/** The label of a value; its path is shown on hover. */
export function ChangedName({ path }: { path: string }) {
  const text = useText();
  const label = registered[path] ?? labelOf(path);
  const name = typeof label === 'string' ? label : text(label);
  // `NTPServer2` has its number in its own name.
  const row = rowOf(path) ?? /\d+$/.exec(path)?.[0];
  return <span title={path}>{row === undefined ? name : text(messages.nameOfRow, { name, row })}</span>;
}

/** A dateTime of the data model. */
const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

export function ChangedValue({ path, value }: { path: string; value: string }) {
  const text = useText();
  const dateTime = useDateTime();
  if (value === '') return <span className="text-muted">{text(messages.empty)}</span>;
  if (isTime.test(value)) {
    const known = knownTime(value);
    return known === null ? (
      <span className="text-muted">{text(messages.unknownTime)}</span>
    ) : (
      dateTime(known)
    );
  }
  const said = shown(path, value);
  return (
    <span className="wrap-anywhere">{typeof said === 'string' ? said : text(said.text, said.values)}</span>
  );
}
