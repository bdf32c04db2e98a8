import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Wifi } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { setRadioLimits } from '#api/limits.gen.ts';
import type { ModelProfile } from '#domain/models.ts';
import { forcesAuto, radioOptions } from '#domain/radio/limits.ts';
import { useModelOf } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { EditSheet } from '#web/resource/form/edit-sheet.tsx';
import { CheckField, SelectField } from '#web/resource/form/fields.tsx';
import { ErrorState } from '#web/resource/list-page.tsx';
import { useCommand } from '#web/resource/use-command.ts';
import { EmptyState, Skeleton } from '#web/ui/placeholders.tsx';
import { Property, PropertyList } from '#web/ui/property-list.tsx';
import {
  askForRadios,
  askForStations,
  type Device,
  type DeviceRadio,
  deviceKeys,
  deviceRadiosQuery,
  deviceStationsQuery,
} from '../queries.ts';
import { ChannelScanCard } from '../wifi/scan/channel-scan-card.tsx';
import { LiveValue } from './live-value.tsx';
import { radioMessages as messages, timeMessages } from './messages.ts';
import { Refresh } from './refresh.tsx';
import { changedOf, SettingsCard, type SettingsSheet, useSettingsForm } from './settings-card.tsx';
import { StationsCard } from './stations-card.tsx';

/** The choice that leaves a channel to the device. */
const auto = 'Auto';

const formOf = (radio: DeviceRadio) => ({
  enable: radio.enable ?? true,
  operating_standard: radio.operating_standard ?? '',
  operating_channel_bandwidth: radio.operating_channel_bandwidth ?? '',
  extension_channel: radio.extension_channel ?? '',
  channel: radio.auto_channel_enable ? auto : String(radio.channel ?? ''),
  power: String(radio.power ?? ''),
  security_mode: radio.security_mode ?? '',
  encryption_mode: radio.encryption_mode ?? '',
});
type RadioForm = ReturnType<typeof formOf>;

/** A form, or what was changed in it, in the terms of the call. */
function settingsOf({ channel, power, ...same }: Partial<RadioForm>) {
  return {
    ...same,
    ...(power === undefined ? {} : { power: Number(power) }),
    ...(channel === undefined
      ? {}
      : channel === auto
        ? { auto_channel_enable: true }
        : { auto_channel_enable: false, channel: Number(channel) }),
  };
}

/** Names of the settings, and what stands for their values. */
function useRadioSettings() {
  const text = useText();
  const words = {
    [auto]: text(messages.auto),
    AboveControlChannel: text(messages.above),
    BelowControlChannel: text(messages.below),
    None: text(messages.openNetwork),
    true: text(timeMessages.on),
    false: text(timeMessages.off),
  };
  const show = (value: string) => Reflect.get(words, value) ?? value;
  return {
    enable: { label: text(messages.enable), show },
    operating_standard: {
      label: text(messages.operating_standard),
      show: (value: string) => `802.11 ${value.replaceAll(',', '/')}`,
    },
    operating_channel_bandwidth: {
      label: text(messages.operating_channel_bandwidth),
      show: (value: string) => show(value.replace('MHz', ' MHz')),
    },
    extension_channel: { label: text(messages.extension_channel), show },
    auto_channel_enable: { label: text(messages.autoChannel), show },
    channel: { label: text(messages.channel), show },
    power: {
      label: text(messages.power),
      show: (value: string) => (value === '-1' ? words.Auto : text(messages.percent, { value })),
    },
    security_mode: { label: text(messages.security_mode), show },
    encryption_mode: { label: text(messages.encryption_mode), show },
  };
}

interface SheetProps {
  device: Device;
  radio: DeviceRadio;
  title: string;
  sheet: SettingsSheet<RadioForm>;
}

/** TR-062..TR-064: what can be chosen depends on what else is chosen. */
function RadioSheet({ device, radio, title, sheet }: SheetProps) {
  const { endpointId } = device;
  const text = useText();
  const settings = useRadioSettings();
  const model = useModelOf()(device);
  const before = formOf(radio);
  const form = useSettingsForm(before, sheet.kept);
  const values = { ...before, ...useWatch({ control: form.control }) };
  const next = { ...radio, ...settingsOf(values) };
  const options = radioOptions(model, next);
  const forced = forcesAuto(next);
  const { setValue } = form;
  useEffect(() => {
    // RU-049
    if (forced) setValue('channel', auto, { shouldDirty: true });
  }, [forced, setValue]);
  const isWide = values.operating_channel_bandwidth === '40MHz';
  // What was chosen before another choice took the whole field away.
  const hidden = {
    ...(isWide ? {} : { extension_channel: before.extension_channel }),
    ...(options.encryptions.length > 0 ? {} : { encryption_mode: before.encryption_mode }),
  };
  const set = useCommand('setRadio', { form });
  const apply = async (wanted: RadioForm) => {
    const change = settingsOf(changedOf(before, { ...wanted, ...hidden }));
    if (Object.keys(change).length === 0) return sheet.onClose();
    const answer = await set.run({ body: { endpointId, radios: [{ idx: radio.idx, ...change }] } });
    if (answer) sheet.onSent(answer.data, change, wanted);
  };
  const isTuned = (['operating_standard', 'operating_channel_bandwidth', 'extension_channel'] as const).some(
    (field) => values[field] !== before[field],
  );
  const select = (name: Exclude<keyof RadioForm, 'enable'>, offered: readonly unknown[], help?: string) => {
    const own = before[name];
    if (own === '') return null;
    // What it has already stays possible, unless another choice takes it away.
    const kept = isTuned && (name === 'channel' || name === 'operating_channel_bandwidth') ? [] : [own];
    const all = [...new Set([...offered.map(String), ...(offered.length > 0 ? kept : [])])];
    const choices = all.map((value) => ({ value, label: settings[name].show(value) }));
    return (
      <SelectField<RadioForm>
        name={name}
        label={settings[name].label}
        choices={choices}
        {...(help ? { help } : {})}
      />
    );
  };
  return (
    <EditSheet
      form={form}
      limits={setRadioLimits}
      title={title}
      verb={text(messages.apply)}
      busy={set.busy}
      onSubmit={apply}
      onClose={sheet.onClose}
    >
      <CheckField<RadioForm> name="enable" label={text(messages.turnOn)} />
      {select('operating_standard', options.standards)}
      {select('operating_channel_bandwidth', options.widths)}
      {isWide ? select('extension_channel', options.extensions, text(messages.extensionHelp)) : null}
      {select('channel', [...(options.autoChannel ? [auto] : []), ...options.channels])}
      {select('power', options.powers)}
      {select('security_mode', options.securityModes)}
      {options.encryptions.length > 0 ? select('encryption_mode', options.encryptions) : null}
    </EditSheet>
  );
}

/** The form with a channel chosen, which needs a side of its own for the second channel of 40 MHz (RU-049). */
function formWith(model: ModelProfile, radio: DeviceRadio, channel: number): RadioForm {
  const form = formOf(radio);
  if (!forcesAuto(radio)) return { ...form, channel: String(channel) };
  const sides = ['AboveControlChannel', 'BelowControlChannel'];
  const extension = sides.find((side) =>
    radioOptions(model, { ...radio, extension_channel: side }).channels.includes(channel),
  );
  return { ...form, channel: String(channel), extension_channel: extension ?? form.extension_channel };
}

function RadioCard({
  device,
  radio,
  observedAt,
  wanted,
  onClose,
}: {
  device: Device;
  radio: DeviceRadio;
  observedAt: string | null;
  /** A form that was begun elsewhere. */
  wanted: RadioForm | null;
  onClose: () => void;
}) {
  const text = useText();
  const settings = useRadioSettings();
  const band = (radio.frequency_band ?? `${radio.idx}`).replace('GHz', ' GHz');
  const edit = text(messages.edit, { band });
  const value = (field: Exclude<keyof typeof settings, 'auto_channel_enable'>) => {
    const own = radio[field];
    return own === null ? null : settings[field].show(String(own));
  };
  const channel =
    radio.auto_channel_enable && radio.channel !== null
      ? text(messages.autoNow, { channel: radio.channel })
      : value('channel');
  const shown = {
    [text(messages.ssid_name)]: radio.ssid_name,
    [settings.enable.label]: value('enable'),
    [settings.channel.label]: channel,
    [settings.operating_channel_bandwidth.label]: value('operating_channel_bandwidth'),
    ...(radio.operating_channel_bandwidth === '40MHz'
      ? { [settings.extension_channel.label]: value('extension_channel') }
      : {}),
    [settings.operating_standard.label]: value('operating_standard'),
    [settings.power.label]: value('power'),
    [settings.security_mode.label]: value('security_mode'),
    ...(radio.security_mode === 'None' ? {} : { [settings.encryption_mode.label]: value('encryption_mode') }),
  };
  return (
    <SettingsCard<RadioForm>
      title={band}
      device={device}
      kind="RadioSettings"
      operation="setRadio"
      group="radio"
      edit={edit}
      settings={settings}
      observed={radio}
      isUnread={radio.enable === null && radio.channel === null}
      offered={wanted && { form: wanted, onClose }}
      sheet={(sheet) => <RadioSheet device={device} radio={radio} title={edit} sheet={sheet} />}
    >
      <PropertyList>
        {Object.entries(shown).map(([label, own]) => (
          <Property key={label} label={label}>
            <LiveValue value={own} observedAt={observedAt} />
          </Property>
        ))}
      </PropertyList>
    </SettingsCard>
  );
}

/** Wi-Fi Management: the radios of a device, one card a band (TR-061..TR-068). */
export default function Radios({ device }: { device: Device }) {
  const { endpointId, online } = device;
  const text = useText();
  const client = useQueryClient();
  const model = useModelOf()(device);
  const { supportFeatures } = model;
  const hasClients = supportFeatures.includes('connectedDevices');
  const [wanted, setWanted] = useState<{ idx: number; form: RadioForm } | null>(null);
  const radios = useQuery(deviceRadiosQuery(endpointId));
  const clients = useQuery({ ...deviceStationsQuery(endpointId), enabled: hasClients });
  if (radios.isPending || clients.isLoading) return <Skeleton className="h-96 w-full" />;
  if (!radios.data) return <ErrorState error={radios.error} onRetry={() => void radios.refetch()} />;
  const { data } = radios;
  const ask = async () => {
    client.setQueryData(deviceKeys.radios(endpointId), await askForRadios(endpointId));
    if (hasClients) client.setQueryData(deviceKeys.stations(endpointId), await askForStations(endpointId));
  };
  return (
    <div className="flex flex-col gap-4">
      <Refresh
        online={online}
        observedAt={data.observedAt}
        isEmpty={
          data.radios.every(({ enable }) => enable === null) || (hasClients && !clients.data?.observedAt)
        }
        ask={ask}
      />
      {data.radios.length === 0 ? (
        <EmptyState icon={<Wifi className="size-5" aria-hidden />} title={text(messages.none)}>
          {text(messages.noneHelp)}
        </EmptyState>
      ) : (
        data.radios.map((radio) => (
          <RadioCard
            key={radio.idx}
            device={device}
            radio={radio}
            observedAt={data.observedAt}
            wanted={wanted?.idx === radio.idx ? wanted.form : null}
            onClose={() => setWanted(null)}
          />
        ))
      )}
      {supportFeatures.includes('wifiChannelScan') ? (
        <ChannelScanCard
          device={device}
          radios={data.radios}
          onChannel={(radio, channel) => setWanted({ idx: radio.idx, form: formWith(model, radio, channel) })}
        />
      ) : null}
      {hasClients ? <StationsCard endpointId={endpointId} /> : null}
    </div>
  );
}
