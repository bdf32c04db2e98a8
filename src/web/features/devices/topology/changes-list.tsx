import type { NodeChange } from '#domain/topology/difference.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { AccessPoint } from './queries.ts';

interface ChangesListProps {
  changes: readonly NodeChange[];
  /** ISO text: of the moment that is compared with. */
  since: string;
  /** Access points of both moments, for their names. */
  accessPoints: readonly AccessPoint[];
}

/** The differences from the other moment, in words; only this list shows clients that are gone. */
export function ChangesList({ changes, since, accessPoints }: ChangesListProps) {
  const text = useText();
  const dateTime = useDateTime();
  const time = dateTime(since);
  if (changes.length === 0)
    return <p className="text-dense text-secondary">{text(messages.noChanges, { time })}</p>;
  const nameOf = (mac: string | null) =>
    accessPoints.find((one) => one.mac_address === mac)?.name ?? mac ?? text(messages.unknownLink);
  const bandOf = (band: string) => (band === 'LAN' ? text(messages.cable) : band.replace('GHz', ' GHz'));
  const words = ({ node: { name }, change }: NodeChange) => {
    switch (change.kind) {
      case 'came':
        return text(messages.cameWords, { name });
      case 'gone':
        return text(messages.goneWords, { name });
      case 'moved':
        return text(messages.movedWords, { name, from: nameOf(change.from), to: nameOf(change.to) });
      case 'band':
        return text(messages.bandWords, { name, from: bandOf(change.from), to: bandOf(change.to) });
      default:
        return change satisfies never;
    }
  };
  return (
    <div className="flex flex-col gap-1 text-dense">
      <h3 className="text-secondary">{text(messages.since, { time })}</h3>
      <ul className="list-disc pl-5">
        {changes.map((one) => (
          <li key={`${one.mac} ${one.change.kind}`} className="wrap-anywhere">
            {words(one)}
          </li>
        ))}
      </ul>
    </div>
  );
}
