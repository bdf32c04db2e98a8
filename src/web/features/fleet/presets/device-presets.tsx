import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { operations } from '#api/operations.gen.ts';
import { TaskLink } from '#web/entities/links.tsx';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { movesTask, ofStreams } from '#web/live/concerns.ts';
import { PageLink } from '#web/resource/page-link.tsx';
import { linkLook } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/placeholders.tsx';
import { Card } from '#web/ui/property-list.tsx';
import { StateBadge } from '#web/ui/state-badge.tsx';
import { valueAppearance } from './appearance.ts';
import { cardMessages as messages } from './card-messages.ts';
import { presetLink } from './columns.tsx';
import { useFieldWords } from './field-words.ts';
import { presetKeys } from './queries.ts';

type DevicePresets = components['schemas']['DevicePresets'];
type Wanted = components['schemas']['WantedValue'];
type Origin = components['schemas']['PresetOrigin'];

/** The facts of a check reach those who may view presets; others see its task. */
const devicePresetsQuery = (endpointId: string) =>
  queryOptions({
    queryKey: [...presetKeys, 'of device', endpointId],
    queryFn: async ({ signal }) =>
      (await answerOf(mainApi.GET('/devices/presets', { params: { query: { endpointId } }, signal }))).data,
    meta: {
      changedBy: (message: Parameters<typeof movesTask>[0]) =>
        movesTask(message) || ofStreams('preset', 'preset-device')(message),
    },
  });

/** Values that presets want on one device, for its page: each with its origin, and the presets that lost. */
export function DevicePresetsCard({ endpointId }: { endpointId: string }) {
  const may = useMay();
  return may(operations.getDevicePresets.permission) ? <Presets endpointId={endpointId} /> : null;
}

function Presets({ endpointId }: { endpointId: string }) {
  const text = useText();
  const { data, error } = useQuery(devicePresetsQuery(endpointId));
  return (
    <Card title={text(messages.title)}>
      {data ? (
        <Values presets={data} />
      ) : error ? (
        <p className="text-dense text-danger">{text(messages.failed)}</p>
      ) : (
        <Skeleton className="h-18 w-full" />
      )}
    </Card>
  );
}

function Values({ presets }: { presets: DevicePresets }) {
  const text = useText();
  const dateTime = useDateTime();
  const { values, comparedTime, taskId, deferred, unreachable } = presets;
  if (values.length === 0) return <p className="text-dense text-secondary">{text(messages.none)}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-stroke">
        {values.map((value) => (
          <Value key={value.field} wanted={value} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-2 text-caption text-secondary">
        <span>
          {comparedTime === null
            ? text(messages.never)
            : text(messages.compared, { time: dateTime(comparedTime) })}
        </span>
        {unreachable ? <span className="text-notice">{text(messages.unreachable)}</span> : null}
        {deferred === null ? null : <span className="text-notice">{text(messages[deferred])}</span>}
        {taskId === null ? null : <TaskLink taskId={taskId}>{text(messages.task)}</TaskLink>}
      </p>
    </div>
  );
}

function Value({ wanted }: { wanted: Wanted }) {
  const text = useText();
  const words = useFieldWords();
  const { field, value, now, state, from, lost } = wanted;
  const isOther = state !== 'same' && now.length > 0;
  return (
    <li className="flex flex-col gap-0.5 py-2 text-dense first:pt-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          <span className="text-secondary">{words.name(field)}</span> {words.value(field, value)}
        </span>
        <StateBadge look={valueAppearance[state]} />
      </span>
      {isOther ? (
        <span className="text-secondary">
          {text(messages.now, { value: now.map((one) => words.value(field, one)).join(' / ') })}
        </span>
      ) : null}
      <span className="text-caption text-secondary">
        <Named origin={from} />
      </span>
      {lost.map((one) => (
        <span key={`${one.presetId} ${one.weight} ${one.name}`} className="text-caption text-muted">
          {text(one.agrees ? messages.agrees : messages.lost, { value: words.value(field, one.value) })}{' '}
          <Named origin={one} /> · {text(messages[one.lostBy])}
        </span>
      ))}
    </li>
  );
}

function Named({ origin: { presetId, name, weight } }: { origin: Origin }) {
  const text = useText();
  if (presetId === null) return text(messages.above, { weight });
  return (
    <>
      <PageLink {...presetLink(presetId)} otherwise="text" className={`${linkLook} underline`}>
        {name}
      </PageLink>{' '}
      {text(messages.ofWeight, { weight })}
    </>
  );
}
