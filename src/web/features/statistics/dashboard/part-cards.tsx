import { useQuery } from '@tanstack/react-query';
import { useText } from '#web/i18n/use-text.ts';
import { QueryChart } from '#web/resource/query-chart.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { messages } from './messages.ts';
import { firmwaresQuery, modelsQuery, platformsQuery } from './queries.ts';
import { useLinks } from './use-links.ts';
import { useNotes } from './use-notes.ts';

const platformNames = {
  android: messages.android,
  quantum: messages.quantum,
  none: messages.noPlatform,
} as const;

/** Devices by model; each model opens its devices. */
export function ModelCard() {
  const text = useText();
  const notes = useNotes();
  const links = useLinks();
  const query = useQuery(modelsQuery);
  return (
    <Card title={text(messages.byModel)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ models, asOf }) => ({
          form: 'bars',
          title: text(messages.byModel),
          note: notes.asOf(asOf),
          labelHead: text(messages.model),
          labels: models.map(({ modelName }) => modelName),
          series: [
            { name: text(messages.devices), values: models.map(({ deviceCount }) => deviceCount) },
            { name: text(messages.online), values: models.map(({ online }) => online) },
          ],
          hrefOf: (at) => links.model(models[at]?.modelName ?? ''),
          empty: { title: text(messages.noDevices) },
        })}
      />
    </Card>
  );
}

export function PlatformCard() {
  const text = useText();
  const notes = useNotes();
  const query = useQuery(platformsQuery);
  return (
    <Card title={text(messages.byPlatform)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ platforms, asOf }) => ({
          form: 'pie',
          title: text(messages.byPlatform),
          note: notes.asOf(asOf),
          labelHead: text(messages.platform),
          labels: platforms.map(({ platform }) => text(platformNames[platform])),
          series: [{ name: text(messages.devices), values: platforms.map(({ deviceTotal }) => deviceTotal) }],
          empty: { title: text(messages.noDevices) },
        })}
      />
    </Card>
  );
}

/** Devices by model and firmware version. */
export function FirmwareCard() {
  const text = useText();
  const notes = useNotes();
  const query = useQuery(firmwaresQuery);
  return (
    <Card title={text(messages.firmware)} className="min-w-0">
      <QueryChart
        query={query}
        of={({ versions, asOf }) => ({
          form: 'bars',
          title: text(messages.firmware),
          note: notes.asOf(asOf),
          labelHead: text(messages.version),
          labels: versions.map(({ modelName, firmwareVersion }) =>
            text(messages.versionOf, {
              model: modelName,
              version: firmwareVersion || text(messages.unknownVersion),
            }),
          ),
          series: [{ name: text(messages.devices), values: versions.map(({ deviceCount }) => deviceCount) }],
          empty: { title: text(messages.noDevices) },
        })}
      />
    </Card>
  );
}
