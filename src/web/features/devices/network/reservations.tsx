import { Pencil } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { addReservationLimits } from '#api/limits.gen.ts';
import { notAvailable } from '#domain/display.ts';
import { type Reservation, reservationProblems } from '#domain/network/reservations.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { type Device, nameOf } from '../device/queries.ts';
import { refusals, useRefusals } from '../settings/refusals.ts';
import { Entries } from './entries.tsx';
import { reservationMessages as messages, messages as networkMessages, problemMessages } from './messages.ts';
import type { DeviceLan } from './queries.ts';

/** The changed row, or a client to begin with. */
export interface ReservationDraft {
  idx: number | null;
  mac: string;
  ip: string;
}

interface SheetProps {
  device: Device;
  known: DeviceLan;
  draft: ReservationDraft;
  onClose: () => void;
}

/** Creates or changes a reservation; checked against the home network and the other reservations. */
export function ReservationSheet({ device, known, draft, onClose }: SheetProps) {
  const { endpointId } = device;
  const { idx } = draft;
  const text = useText();
  const form = useForm<Reservation>({ defaultValues: { mac_address: draft.mac, ip: draft.ip } });
  const refuse = useRefusals(form);
  const add = useCommand('addReservation', { form });
  const change = useCommand('changeReservation', { form });
  const submit = async (values: Reservation) => {
    const wanted = { mac_address: values.mac_address.trim(), ip: values.ip.trim() };
    const problems = reservationProblems(known.reservations, known.lan, wanted, idx);
    if (refuse(refusals(problems, problemMessages))) return;
    const answer =
      idx === null
        ? await add.run({ body: { endpointId, ...wanted } })
        : await change.run({ body: { endpointId, idx, ...wanted } });
    if (!answer) return;
    followTasks('AddressReservation', nameOf(device), answer.data);
    onClose();
  };
  const title = text(idx === null ? messages.add : messages.change);
  return (
    <EditSheet
      form={form}
      limits={addReservationLimits}
      title={title}
      verb={title}
      busy={add.busy || change.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<Reservation> name="mac_address" label={text(networkMessages.mac)} />
      <TextField<Reservation> name="ip" label={text(networkMessages.ip)} help={text(messages.help)} />
    </EditSheet>
  );
}

interface ReservationsProps {
  device: Device;
  known: DeviceLan;
  onDraft: (draft: ReservationDraft) => void;
}

/** Clients that always get the same address; each change is a task. */
export function Reservations({ device, known, onDraft }: ReservationsProps) {
  const text = useText();
  const add = useCommand('addReservation');
  const { reservations: rows, mostReservations: most } = known;
  const full = rows.length >= most ? text(problemMessages.tooManyReservations) : null;
  const mono = (value: string | null) => <span className="font-mono">{value ?? notAvailable}</span>;
  return (
    <div className="mt-4">
      <Entries
        device={device}
        kind="AddressReservation"
        title={text(messages.title)}
        rows={rows}
        most={most}
        add={{
          label: text(messages.add),
          blocked: add.blocked ?? full,
          onClick: () => onDraft({ idx: null, mac: '', ip: '' }),
        }}
        none={<p className="text-dense text-secondary">{text(messages.none)}</p>}
        head={[text(networkMessages.address), text(networkMessages.mac), { spoken: text(messages.change) }]}
        cells={({ idx, ip, mac_address: mac }) => [
          mono(ip),
          mono(mac),
          <Button
            key="change"
            icon={<Pencil className="size-4" aria-hidden />}
            blocked={add.blocked}
            aria-label={text(messages.changeOne, { address: ip ?? '' })}
            onClick={() => onDraft({ idx, mac: mac ?? '', ip: ip ?? '' })}
          >
            {text(messages.change)}
          </Button>,
        ]}
        remove={{
          operation: 'deleteReservation',
          title: ({ ip }) => text(messages.removeOne, { address: ip ?? '' }),
          help: text(messages.removeHelp),
        }}
      />
    </div>
  );
}
