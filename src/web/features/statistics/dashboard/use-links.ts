import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import type { Requirement } from '#domain/permissions.ts';
import type { AlarmMetric } from '#machines/alarm/events.ts';
import { useMay } from '#web/http/profile.ts';
import { devicePage, homeLists, homePages, partLists } from './home-lists.ts';

interface Place {
  needs: Requirement;
  at(to: RegisteredRouter['buildLocation']): { href: string };
}

const places = { ...homeLists, ...homePages } satisfies Record<string, Place>;
export type ListName = keyof typeof places;

/** Addresses of lists for this role; null: it may not open that list. */
export function useLinks() {
  const router = useRouter();
  const may = useMay();
  const addressOf = ({ needs, at }: Place) => (may(needs) ? at(router.buildLocation).href : null);
  return {
    list: (name: ListName) => addressOf(places[name]),
    offlineFor: (minutes: string) => addressOf(partLists.offlineFor(minutes)),
    model: (model: string) => addressOf(partLists.model(model)),
    alarms: (metric: AlarmMetric) => addressOf(partLists.alarms(metric)),
    city: (id: string) => addressOf(partLists.city(id)),
    outage: (outage: string) => addressOf(partLists.outage(outage)),
    device: (endpointId: string) => addressOf(devicePage(endpointId)),
  };
}
