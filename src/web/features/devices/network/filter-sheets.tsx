import { useForm, useWatch } from 'react-hook-form';
import { addIPFilterLimits, addMacFilterLimits } from '#api/limits.gen.ts';
import {
  type IpFilter,
  ipFilterProblems,
  macFilterProblems,
  type Protocol,
} from '#domain/network/filters.ts';
import { followTasks } from '#web/entities/task/toasts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { NumberField, SelectField, TextField } from '#web/resource/form/fields.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { type Device, nameOf } from '../device/queries.ts';
import { refusals, useRefusals } from '../settings/refusals.ts';
import {
  filterMessages as messages,
  messages as networkMessages,
  problemMessages,
  remoteMessages,
} from './messages.ts';
import type { NetworkFilters } from './queries.ts';

const protocolNames = { any: null, tcp: 'TCP', udp: 'UDP' } as const;

/** Filters that the device has, and one to add. */
interface SheetProps {
  device: Device;
  known: NetworkFilters;
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

/** Empty fields are left out. */
function ipFilterOf({ protocol, dest_port: port, ...texts }: IpForm): IpFilter {
  const given = Object.entries(texts).filter(([, value]) => value.trim() !== '');
  return {
    ...Object.fromEntries(given.map(([field, value]) => [field, value.trim()])),
    ...(protocol === 'any' ? {} : { protocol, ...(port === null ? {} : { dest_port: port }) }),
  };
}

export function IpFilterSheet({ device, known, onClose }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const form = useForm<IpForm>({ defaultValues: noIpFilter });
  const protocol = useWatch({ control: form.control, name: 'protocol' });
  const refuse = useRefusals(form);
  const add = useCommand('addIPFilter', { form });
  const submit = async (values: IpForm) => {
    const filter = ipFilterOf(values);
    if (refuse(refusals(ipFilterProblems(known.ip_filters, filter), problemMessages))) return;
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
        label={text(remoteMessages.protocol)}
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

export function MacFilterSheet({ device, known, onClose }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const form = useForm<MacForm>({ defaultValues: { mac_address: '', description: '' } });
  const refuse = useRefusals(form);
  const add = useCommand('addMacFilter', { form });
  const submit = async ({ mac_address: mac, description }: MacForm) => {
    const filter = {
      mac_address: mac.trim(),
      ...(description.trim() && { description: description.trim() }),
    };
    if (refuse(refusals(macFilterProblems(known.mac_filters, filter), problemMessages))) return;
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
      <TextField<MacForm> name="mac_address" label={text(networkMessages.mac)} />
      <TextField<MacForm> name="description" label={text(messages.note)} />
    </EditSheet>
  );
}
