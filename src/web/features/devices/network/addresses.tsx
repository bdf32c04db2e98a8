import { Pin } from 'lucide-react';
import { useState } from 'react';
import { notAvailable } from '#domain/display.ts';
import { normalMac } from '#domain/text/normal.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { Device } from '../device/queries.ts';
import { messages, reservationMessages } from './messages.ts';
import type { DeviceLan } from './queries.ts';
import { type ReservationDraft, ReservationSheet, Reservations } from './reservations.tsx';

interface AddressesProps {
  device: Device;
  known: DeviceLan;
}

/** DHCP leases and reserved addresses. */
export function Addresses({ device, known }: AddressesProps) {
  const [draft, setDraft] = useState<ReservationDraft | null>(null);
  return (
    <>
      <Leases known={known} onDraft={setDraft} />
      {known.canReserve ? <Reservations device={device} known={known} onDraft={setDraft} /> : null}
      {draft ? (
        <ReservationSheet device={device} known={known} draft={draft} onClose={() => setDraft(null)} />
      ) : null}
    </>
  );
}

interface LeasesProps {
  known: DeviceLan;
  onDraft: (draft: ReservationDraft) => void;
}

function Leases({ known, onDraft }: LeasesProps) {
  const text = useText();
  const dateTime = useDateTime();
  const blocked = useBlocked('addReservation');
  const given = known.leases.filter(({ ip }) => ip !== null);
  const mono = (value: string | null) => <span className="font-mono">{value ?? notAvailable}</span>;
  const isReserved = (mac: string | null) =>
    known.reservations.some((row) => normalMac(row.mac_address ?? '') === normalMac(mac ?? ''));
  return (
    <div className="mt-4 flex flex-col gap-2">
      <h3 className="text-dense font-medium">{text(messages.leases)}</h3>
      {given.length === 0 ? (
        <p className="text-dense text-secondary">{text(messages.noLeases)}</p>
      ) : (
        <SimpleTable
          caption={text(messages.leases)}
          head={[
            text(messages.address),
            text(messages.mac),
            text(messages.leaseEnds),
            ...(known.canReserve ? [{ spoken: text(reservationMessages.reserve) }] : []),
          ]}
          rows={given.map(({ idx, ip, mac_address: mac, ends }) => ({
            id: `${idx}`,
            cells: [
              mono(ip),
              mono(mac),
              ends?.startsWith('9999') ? text(messages.forEver) : dateTime(ends),
              ...(!known.canReserve
                ? []
                : isReserved(mac)
                  ? [text(reservationMessages.reserved)]
                  : [
                      <Button
                        key="reserve"
                        icon={<Pin className="size-4" aria-hidden />}
                        blocked={blocked}
                        aria-label={text(reservationMessages.reserveOne, { address: ip ?? '' })}
                        onClick={() => onDraft({ idx: null, mac: mac ?? '', ip: ip ?? '' })}
                      >
                        {text(reservationMessages.reserve)}
                      </Button>,
                    ]),
            ],
          }))}
        />
      )}
    </div>
  );
}
