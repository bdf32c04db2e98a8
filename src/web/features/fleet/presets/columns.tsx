import { linkOptions } from '@tanstack/react-router';
import { DeviceLink } from '#web/entities/links.tsx';
import { columnsOf } from '#web/resource/columns.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { deviceAppearance, presetAppearance } from './appearance.ts';
import { ComplianceBar } from './compliance-bar.tsx';
import { useFieldWords } from './field-words.ts';
import { messages } from './messages.ts';
import type { Preset, PresetOnDevice } from './queries.ts';

export const presetLink = (presetId: string) =>
  linkOptions({ to: '/management/preset/presets/$presetId', params: { presetId } });

const preset = columnsOf<Preset>();
export const presetColumns = {
  name: preset.link(
    messages.name,
    ({ presetId }) => presetLink(presetId),
    ({ name }) => name,
    { atMost: 'md:max-w-64' },
  ),
  state: preset.state(messages.state, ({ state }) => presetAppearance[state]),
  weight: preset.number(messages.weight, ({ weight }) => weight),
  target: preset.text(messages.target, ({ targetName }) => targetName, {
    atMost: 'md:max-w-56',
    onCard: 'line',
  }),
  compliance: preset.cell(messages.compliance, ({ counts }) => <ComplianceBar counts={counts} />, {
    onCard: 'line',
  }),
  organisation: preset.text(messages.organisation, ({ operator }) => operator),
  author: preset.text(messages.author, ({ author }) => author),
  updated: preset.time(messages.updated, ({ lastUpdated }) => lastUpdated),
};

/** Names the fields that are not as wanted. */
function Open({ open }: Pick<PresetOnDevice, 'open'>) {
  const words = useFieldWords();
  return open.map(({ field }) => words.name(field)).join(', ');
}

const device = columnsOf<PresetOnDevice>();
export const presetDeviceColumns = {
  device: device.cell(
    messages.device,
    ({ endpointId, deviceName }) => (
      <DeviceLink endpointId={endpointId} className={linkLook}>
        {deviceName ?? endpointId}
      </DeviceLink>
    ),
    { onCard: 'title' },
  ),
  state: device.state(messages.state, ({ state }) => deviceAppearance[state]),
  differing: device.cell(messages.differing, ({ open }) => <Open open={open} />, { onCard: 'line' }),
  model: device.text(messages.model, ({ modelName }) => modelName, { onCard: 'line' }),
  organisation: device.text(messages.organisation, ({ operator }) => operator),
  compared: device.time(messages.compared, ({ comparedTime }) => comparedTime),
};
