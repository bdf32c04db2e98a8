import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { operations } from '#api/operations.gen.ts';
import { readJson, sealedLocalStore, writeJson } from '#web/ambient/storage.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { askForDeviceInfo, type Device, deviceInfoQuery } from '../device/queries.ts';
import type { Suggestion } from './card-parts.tsx';
import { messages } from './messages.ts';
import { hostOf, type RecentRun } from './recent.ts';

/** The last host that this user tested, on any device; a logout forgets it (RU-017). */
const lastHostKey = 'diagnosis-host';
export const rememberHost = (host: string): void => writeJson(sealedLocalStore, lastHostKey, host);
const lastHost = (): string => {
  const value = readJson(sealedLocalStore, lastHostKey);
  return typeof value === 'string' ? value : '';
};

/**
 * Hosts that are likely wanted, the likeliest first: of the last run, the device's gateway and DNS, the person's last one.
 * Null: not known yet.
 */
export function useHosts(endpointId: string, runs: readonly RecentRun[] | null): Suggestion[] | null {
  const text = useText();
  const info = useQuery(deviceInfoQuery(endpointId));
  const { gateway, dns } = info.data?.device_info_network ?? { gateway: null, dns: null };
  const suggestions = [
    { label: text(messages.suggestLast), value: runs?.map(hostOf).find(Boolean) ?? '' },
    { label: text(messages.suggestGateway), value: gateway ?? '' },
    ...(dns ?? '').split(',').map((value) => ({ label: text(messages.suggestDns), value: value.trim() })),
    { label: text(messages.suggestLast), value: lastHost() },
  ];
  // The content of the field must not change under the user's eyes when the last run becomes known.
  return runs ? suggestions.filter(({ value }) => value !== '') : null;
}

/**
 * Asks a device whose gateway was never read for it, once: it is the likely target of a ping. Returns whether the gateway
 * is known, or will not become known now.
 */
export function useNetwork({ endpointId, online }: Device): boolean {
  const queries = useQueryClient();
  const info = useQuery(deviceInfoQuery(endpointId));
  const isUnknown = info.data?.device_info_network.gateway === null;
  const [answeredBy, setAnsweredBy] = useState('');
  useEffect(() => {
    if (!isUnknown || !online) return;
    // A device that does not answer leaves the field empty.
    askForDeviceInfo(endpointId)
      .then(
        (answer) => queries.setQueryData(deviceInfoQuery(endpointId).queryKey, answer),
        () => {},
      )
      .finally(() => setAnsweredBy(endpointId));
  }, [queries, endpointId, online, isUnknown]);
  return !info.isLoading && (!isUnknown || !online || answeredBy === endpointId);
}

const shownServers = 4;

/** The test servers of the device's operator, the chosen one first and then the nearest (CL-113). Null: not known yet. */
export function useServers(endpointId: string, runs: readonly RecentRun[] | null): Suggestion[] | null {
  const text = useText();
  const formats = useFormats();
  const may = useMay();
  const servers = useQuery({
    queryKey: ['devices', 'speedServers', endpointId],
    queryFn: async () =>
      (await answerOf(mainApi.POST('/devices/diagnostic/setSpeedTestServer', { body: { endpointId } }))).data,
    enabled: may(operations.setSpeedTestServer.permission),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });
  const byChoice = (servers.data ?? []).toSorted((a, b) => Number(b.selected) - Number(a.selected));
  const listed = byChoice.slice(0, shownServers).map(({ url, sponsor, city, distance }) => {
    const place = [sponsor, city].filter(Boolean).join(', ');
    const far = distance === null ? '' : text(messages.kilometres, { far: formats.number(distance) });
    const label = [place, far].filter(Boolean).join(' · ');
    return { label: label || url, value: url, isNamed: true };
  });
  if (!runs || servers.isLoading) return null;
  const last = runs.map(hostOf).find(Boolean);
  return [...(last ? [{ label: text(messages.suggestLast), value: last }] : []), ...listed];
}
