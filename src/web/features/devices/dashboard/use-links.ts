import { useRouter } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import type { Requirement } from '#domain/permissions.ts';
import type { ResourceMetric } from '#domain/statistics/resources.ts';
import { useMay } from '#web/http/profile.ts';

const listed = permissions.getDevicePageList;

/** Permissions that open the list behind a figure. */
const needs = {
  total: listed,
  online: listed,
  offline: listed,
  neverConnected: listed,
  casActivated: listed,
  deployed: listed,
  inventory: listed,
  requested: listed,
  unregistered: permissions.getUnregisteredPage,
  refused: permissions.listRefusedDevices,
  companies: permissions.listOrganisations,
  users: permissions.listAccounts,
  upload: permissions.createDevices,
  about: permissions.getInstallationHealth,
  criticalAlarms: permissions.listAlarms,
  unapprovedFiles: permissions.getFirmwarePage,
  unapprovedProfiles: permissions.getFirmwareProfilePage,
  pausedProfiles: permissions.getFirmwareProfilePage,
  map: permissions.getDeviceMap,
  failures: permissions.getActionStatistics,
  updates: permissions.getFirmwareStatistics,
} as const satisfies Record<string, Requirement>;

export type ListName = keyof typeof needs;

/** Addresses of lists for this role; null: it may not open that list. */
export function useLinks() {
  const router = useRouter();
  const may = useMay();
  const devices = (search: Record<string, string | boolean> = {}) =>
    router.buildLocation({ to: '/device/deviceList/$pageNum', params: { pageNum: '1' }, search }).href;
  const profiles = (state: 'awaitingApproval' | 'paused') =>
    router.buildLocation({ to: '/management/firmware/firmwareProfileList', search: { state } }).href;
  const addresses: Record<ListName, () => string> = {
    total: () => devices(),
    online: () => devices({ type: 'active', online: 'online' }),
    offline: () => devices({ type: 'active', online: 'offline' }),
    neverConnected: () => devices({ type: 'active', online: 'never' }),
    casActivated: () => devices({ cas: 'activated' }),
    deployed: () => devices({ type: 'active' }),
    inventory: () => devices({ type: 'inven' }),
    requested: () => devices({ type: 'request' }),
    unregistered: () =>
      router.buildLocation({ to: '/management/unregistereddevice/unregisteredDeviceListPage' }).href,
    refused: () =>
      router.buildLocation({
        to: '/management/inventory/refusedDevices',
        search: { state: 'refused', reason: 'unregistered' },
      }).href,
    companies: () =>
      router.buildLocation({ to: '/management/company/companyList', search: { tree: 'whole' } }).href,
    users: () => router.buildLocation({ to: '/management/account/accountList' }).href,
    upload: () => router.buildLocation({ to: '/management/inventory/bulkUpload' }).href,
    about: () => router.buildLocation({ to: '/about' }).href,
    criticalAlarms: () =>
      router.buildLocation({
        to: '/management/alarms',
        search: { severity: 'critical', state: 'open' },
      }).href,
    unapprovedProfiles: () => profiles('awaitingApproval'),
    pausedProfiles: () => profiles('paused'),
    unapprovedFiles: () =>
      router.buildLocation({
        to: '/management/firmware/firmwareFileList',
        search: { approval: 'Not Approved' },
      }).href,
    failures: () =>
      router.buildLocation({
        to: '/management/statistics/statisticsPage',
        search: { tab: 'actions', group: 'outcome' },
      }).href,
    updates: () =>
      router.buildLocation({ to: '/management/statistics/statisticsPage', search: { tab: 'firmware' } }).href,
    map: () => router.buildLocation({ to: '/management/device/deviceMapPage' }).href,
  };
  return {
    list: (name: ListName) => (may(needs[name]) ? addresses[name]() : null),
    model: (model: string) => (may(listed) ? devices({ model }) : null),
    alarms: (metric: ResourceMetric) =>
      may(permissions.listAlarms)
        ? router.buildLocation({
            to: '/totalStatistics/resourceStatistics',
            search: { metric, state: 'open' },
          }).href
        : null,
    city: (id: string) =>
      may(permissions.listGroups)
        ? router.buildLocation({ to: '/management/group/devices/$kind/$id', params: { kind: 'city', id } })
            .href
        : null,
    outage: (outage: string) => (may(listed) ? devices({ outage }) : null),
    device: (endpointId: string) =>
      may(listed)
        ? router.buildLocation({ to: '/device/deviceDetail/$endpointId', params: { endpointId } }).href
        : null,
  };
}
