import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { operations } from '#api/operations.gen.ts';
import { secretFields } from '#api/secrets.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { settingsMessages as messages } from '../device/page/messages.ts';

/** Kinds of task that presets begin, by the operation of a person's change. */
const kinds = { setRadio: 'RadioSettings', setDeviceTime: 'TimeSettings', setHdmiCec: 'HdmiCec' } as const;
type Kind = (typeof kinds)[keyof typeof kinds];

interface Asked {
  endpointId: string;
  kind: Kind;
  params: Record<string, unknown>;
}

const effectQuery = (asked: Asked | null) =>
  queryOptions({
    queryKey: ['preset effect', asked],
    queryFn: async ({ signal }) => {
      if (!asked) return [];
      return (await answerOf(mainApi.POST('/devices/presets/effect', { body: asked, signal }))).data;
    },
    enabled: asked !== null,
    retry: false,
    refetchInterval: false,
  });

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([field, member]) =>
      secretFields.has(field) ? [] : [[field, withoutSecrets(member)]],
    ),
  );
};

/** Returns the change that presets are asked about; null: presets have no such settings, or nothing changes. */
function askedOf(operation: string, body: object): Asked | null {
  const { endpointId, ...params }: { endpointId?: unknown } = { ...body };
  const kind = Object.hasOwn(kinds, operation) ? kinds[operation as keyof typeof kinds] : null;
  if (!kind || typeof endpointId !== 'string' || Object.keys(params).length === 0) return null;
  return { endpointId, kind, params: { ...(withoutSecrets(params) as object) } };
}

/** Says, before a change is made, which presets would undo it; null: none. */
export function usePresetNotice(operation: string, body: object | null): string | null {
  const text = useText();
  const may = useMay()(operations.previewPresetEffect.permission);
  const asked = useDeferredValue(JSON.stringify(may && body ? askedOf(operation, body) : null));
  const { data = [] } = useQuery(effectQuery(JSON.parse(asked)));
  if (data.length === 0) return null;
  const names = [...new Set(data.map(({ from }) => from.name || text(messages.presetAbove)))];
  return text(messages.presetUndoes, { names: names.join(', ') });
}
