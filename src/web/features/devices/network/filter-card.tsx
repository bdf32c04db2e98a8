import { Plus, ShieldOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { addIPFilterLimits, addMacFilterLimits } from '#api/limits.gen.ts';
import { notAvailable } from '#domain/display.ts';
import {
  type IpFilter,
  ipFilterProblems,
  macFilterProblems,
  type Protocol,
} from '#domain/network/filters.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConfirmDialog } from '#web/resource/confirm-dialog.tsx';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useDraft } from '#web/resource/form/use-draft.ts';
import { useCommand } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { settingsMessages } from '../detail/messages.ts';
import { type Device, nameOf } from '../queries.ts';
import { filterMessages as messages, problemMessages } from './messages.ts';
import type { NetworkFilters } from './queries.ts';

type Row = NetworkFilters['ip_filters'][number];
type Kind = 'IpFilter' | 'MacFilter';

const protocolNames = { any: null, tcp: 'TCP', udp: 'UDP' } as const;
/** IANA's numbers of those that can be chosen. */
const protocolOf: Record<number, string> = { 6: 'TCP', 17: 'UDP' };

interface CardProps {
  device: Device;
  known: NetworkFilters;
}
interface SheetProps extends CardProps {
  onClose: () => void;
}

const noIpFilter = {
  source_ip: '',
  source_mask: '',
  dest_ip: '',
  dest_mask: '',
  protocol: 'any' as Protocol,
  dest_port: null as number | null,
  description: '',
};
type IpForm = typeof noIpFilter;

/** What is empty is not asked for. */
function ipFilterOf({ protocol, dest_port: port, ...texts }: IpForm): IpFilter {
  const given = Object.entries(texts).filter(([, value]) => value.trim() !== '');
  return {
    ...Object.fromEntries(given.map(([field, value]) => [field, value.trim()])),
    ...(protocol === 'any' ? {} : { protocol, ...(port === null ? {} : { dest_port: port }) }),
  };
}

function IpFilterSheet({ device, known, onClose }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const form = useForm<IpForm>({ defaultValues: noIpFilter });
  const protocol = useWatch({ control: form.control, name: 'protocol' });
  const add = useCommand('addIPFilter', { form });
  const submit = async (values: IpForm) => {
    const filter = ipFilterOf(values);
    const problems = ipFilterProblems(known.ip_filters, filter);
    for (const { field, problem } of problems)
      form.setError(field, { message: text(problemMessages[problem]) });
    if (problems.length > 0) return;
    const answer = await add.run({ body: { endpointId, ...filter } });
    if (!answer) return;
    followTasks('IpFilter', nameOf(device), answer.data);
    onClose();
  };
  return (
    <EditSheet
      form={form}
      limits={addIPFilterLimits}
      title={text(messages.addIp)}
      verb={text(messages.addIp)}
      busy={add.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<IpForm> name="source_ip" label={text(messages.from)} help={text(messages.eitherHelp)} />
      <TextField<IpForm> name="source_mask" label={text(messages.fromMask)} help={text(messages.maskHelp)} />
      <TextField<IpForm> name="dest_ip" label={text(messages.to)} />
      <TextField<IpForm> name="dest_mask" label={text(messages.toMask)} />
      <SelectField<IpForm>
        name="protocol"
        label={text(messages.protocol)}
        choices={(['any', 'tcp', 'udp'] as const).map((value) => ({
          value,
          label: protocolNames[value] ?? text(messages.anyProtocol),
        }))}
      />
      {protocol === 'any' ? null : <NumberField<IpForm> name="dest_port" label={text(messages.port)} />}
      <TextField<IpForm> name="description" label={text(messages.note)} />
    </EditSheet>
  );
}

interface MacForm {
  mac_address: string;
  description: string;
}

function MacFilterSheet({ device, known, onClose }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const form = useForm<MacForm>({ defaultValues: { mac_address: '', description: '' } });
  const add = useCommand('addMacFilter', { form });
  const submit = async ({ mac_address: mac, description }: MacForm) => {
    const filter = {
      mac_address: mac.trim(),
      ...(description.trim() && { description: description.trim() }),
    };
    const problems = macFilterProblems(known.mac_filters, filter);
    for (const { field, problem } of problems)
      form.setError(field, { message: text(problemMessages[problem]) });
    if (problems.length > 0) return;
    const answer = await add.run({ body: { endpointId, ...filter } });
    if (!answer) return;
    followTasks('MacFilter', nameOf(device), answer.data);
    onClose();
  };
  return (
    <EditSheet
      form={form}
      limits={addMacFilterLimits}
      title={text(messages.addMac)}
      verb={text(messages.addMac)}
      busy={add.busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField<MacForm> name="mac_address" label={text(messages.macAddress)} />
      <TextField<MacForm> name="description" label={text(messages.note)} />
    </EditSheet>
  );
}

interface ListProps {
  device: Device;
  kind: Kind;
  rows: readonly Row[];
  most: number;
  isUnread: boolean;
  onAdd: () => void;
}

/** The filters of one kind, each with its way out. */
function FilterList({ device, kind, rows, most, isUnread, onAdd }: ListProps) {
  const { endpointId } = device;
  const text = useText();
  const isMac = kind === 'MacFilter';
  const [leaving, setLeaving] = useState<Row | null>(null);
  const add = useCommand(isMac ? 'addMacFilter' : 'addIPFilter');
  const remove = useCommand(isMac ? 'deleteMacFilter' : 'deleteIPFilter', { failure: 'inPlace' });
  const mono = (value: string | null) => <span className="font-mono">{value ?? notAvailable}</span>;
  const network = (ip: string | null, mask: string | null) =>
    ip === null
      ? text(messages.anyAddress)
      : mono(mask && mask !== '255.255.255.255' ? `${ip} / ${mask}` : ip);
  const traffic = ({ protocol, dest_port: port }: Row) => {
    const name = protocolOf[protocol ?? -1];
    if (!name) return text(messages.anyProtocol);
    return port === null || port < 0 ? name : `${name} ${port}`;
  };
  const nameOfRow = (row: Row) => row.mac_address ?? row.source_ip ?? row.dest_ip ?? `${row.idx}`;
  const title = text(isMac ? messages.macFilters : messages.ipFilters);
  const full = rows.length >= most ? text(problemMessages.tooMany) : null;
  const unread = isUnread ? text(settingsMessages.unread) : null;
  const cells = (row: Row) =>
    isMac
      ? [mono(row.mac_address)]
      : [network(row.source_ip, row.source_mask), network(row.dest_ip, row.dest_mask), traffic(row)];
  const confirm = async () => {
    if (!leaving) return;
    const answer = await remove.run({ body: { endpointId, idx: leaving.idx } });
    if (!answer) return;
    followTasks(kind, nameOf(device), answer.data);
    setLeaving(null);
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-dense font-medium">
          {title}
          <span className="ml-2 font-normal text-secondary">
            {text(messages.ofMost, { count: rows.length, most })}
          </span>
        </h3>
        <Button
          icon={<Plus className="size-4" aria-hidden />}
          blocked={add.blocked ?? unread ?? full}
          onClick={onAdd}
        >
          {text(isMac ? messages.addMac : messages.addIp)}
        </Button>
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<ShieldOff className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(isMac ? messages.noneMac : messages.noneIp)}
        </EmptyState>
      ) : (
        <SimpleTable
          caption={title}
          head={[
            ...(isMac
              ? [text(messages.macAddress)]
              : [text(messages.from), text(messages.to), text(messages.protocol)]),
            text(messages.note),
            { spoken: text(messages.remove) },
          ]}
          rows={rows.map((row) => ({
            id: `${row.idx}`,
            cells: [
              ...cells(row),
              row.description,
              <Button
                key="remove"
                icon={<Trash2 className="size-4" aria-hidden />}
                blocked={remove.blocked}
                aria-label={text(messages.removeOne, { name: nameOfRow(row) })}
                onClick={() => setLeaving(row)}
              >
                {text(messages.remove)}
              </Button>,
            ],
          }))}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving ? text(messages.removeOne, { name: nameOfRow(leaving) }) : ''}
        body={text(messages.removeHelp, { device: nameOf(device) })}
        verb={text(messages.remove)}
        danger
        busy={remove.busy}
        error={remove.error}
        onConfirm={() => void confirm()}
        onClose={() => {
          remove.clear();
          setLeaving(null);
        }}
      />
    </div>
  );
}

/** What the device keeps out (CL-087..CL-091); each change is a task. */
export function FilterCard({ device, known, kinds }: CardProps & { kinds: readonly Kind[] }) {
  const text = useText();
  const [adding, setAdding] = useDraft('filter');
  const close = () => setAdding('');
  return (
    <Card title={text(messages.filters)}>
      <div className="flex flex-col gap-5">
        {kinds.map((kind) => (
          <FilterList
            key={kind}
            device={device}
            kind={kind}
            rows={kind === 'MacFilter' ? known.mac_filters : known.ip_filters}
            most={kind === 'MacFilter' ? known.limits.mac : known.limits.ip}
            isUnread={known.observedAt === null}
            onAdd={() => setAdding(kind)}
          />
        ))}
      </div>
      {adding === 'IpFilter' ? <IpFilterSheet device={device} known={known} onClose={close} /> : null}
      {adding === 'MacFilter' ? <MacFilterSheet device={device} known={known} onClose={close} /> : null}
    </Card>
  );
}
