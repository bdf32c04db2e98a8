import type { RegisteredRouter } from '@tanstack/react-router';
import * as permissions from '#api/permissions.gen.ts';
import type { AlarmMetric } from '#machines/alarm/events.ts';

type To = RegisteredRouter['buildLocation'];

const listed = permissions.getDevicePageList;
const devices = { to: '/device/deviceList/$pageNum', params: { pageNum: '1' } } as const;
const profiles = '/management/firmware/firmwareProfileList';
const appProfiles = '/management/app/components/appProfileListPage';

/**
 * The list behind each figure of Home, with the permission that opens it. tests/contract/figures.test.ts reads each figure
 * and its list, and compares them.
 */
export const homeLists = {
  total: { needs: listed, at: (to: To) => to(devices) },
  online: { needs: listed, at: (to: To) => to({ ...devices, search: { type: 'active', online: 'online' } }) },
  offline: {
    needs: listed,
    at: (to: To) => to({ ...devices, search: { type: 'active', online: 'offline' } }),
  },
  neverConnected: {
    needs: listed,
    at: (to: To) => to({ ...devices, search: { type: 'active', online: 'never' } }),
  },
  casActivated: { needs: listed, at: (to: To) => to({ ...devices, search: { cas: 'activated' } }) },
  deployed: { needs: listed, at: (to: To) => to({ ...devices, search: { type: 'active' } }) },
  inventory: { needs: listed, at: (to: To) => to({ ...devices, search: { type: 'inven' } }) },
  requested: { needs: listed, at: (to: To) => to({ ...devices, search: { type: 'request' } }) },
  unregistered: {
    needs: permissions.getUnregisteredPage,
    at: (to: To) => to({ to: '/management/unregistereddevice/unregisteredDeviceListPage' }),
  },
  refused: {
    needs: permissions.listRefusedDevices,
    at: (to: To) =>
      to({
        to: '/management/inventory/refusedDevices',
        search: { state: 'refused', reason: 'unregistered' },
      }),
  },
  companies: {
    needs: permissions.listOrganisations,
    at: (to: To) => to({ to: '/management/company/companyList', search: { tree: 'whole' } }),
  },
  users: {
    needs: permissions.listAccounts,
    at: (to: To) => to({ to: '/management/account/accountList' }),
  },
  criticalAlarms: {
    needs: permissions.listAlarms,
    at: (to: To) => to({ to: '/management/alarms', search: { severity: 'critical', state: 'open' } }),
  },
  warningAlarms: {
    needs: permissions.listAlarms,
    at: (to: To) => to({ to: '/management/alarms', search: { severity: 'warning', state: 'open' } }),
  },
  unapprovedFiles: {
    needs: permissions.getFirmwarePage,
    at: (to: To) => to({ to: '/management/firmware/firmwareFileList', search: { approval: 'Not Approved' } }),
  },
  unapprovedProfiles: {
    needs: permissions.getFirmwareProfilePage,
    at: (to: To) => to({ to: profiles, search: { state: 'awaitingApproval' } }),
  },
  pausedProfiles: {
    needs: permissions.getFirmwareProfilePage,
    at: (to: To) => to({ to: profiles, search: { state: 'paused' } }),
  },
  heldProfiles: {
    needs: permissions.getFirmwareProfilePage,
    at: (to: To) => to({ to: profiles, search: { state: 'gate' } }),
  },
  unapprovedAppProfiles: {
    needs: permissions.getAppProfilePage,
    at: (to: To) => to({ to: appProfiles, search: { state: 'awaitingApproval' } }),
  },
  pausedAppProfiles: {
    needs: permissions.getAppProfilePage,
    at: (to: To) => to({ to: appProfiles, search: { state: 'paused' } }),
  },
  heldAppProfiles: {
    needs: permissions.getAppProfilePage,
    at: (to: To) => to({ to: appProfiles, search: { state: 'gate' } }),
  },
} as const;

/** Pages that Home leads to and that list no rows of a figure. */
export const homePages = {
  upload: {
    needs: permissions.createDevices,
    at: (to: To) => to({ to: '/management/inventory/bulkUpload' }),
  },
  about: { needs: permissions.getInstallationHealth, at: (to: To) => to({ to: '/about' }) },
  map: {
    needs: permissions.getDeviceMap,
    at: (to: To) => to({ to: '/management/device/deviceMapPage' }),
  },
  failures: {
    needs: permissions.getActionStatistics,
    at: (to: To) =>
      to({
        to: '/management/statistics/statisticsPage',
        search: { tab: 'actions', group: 'outcome' },
      }),
  },
  updates: {
    needs: permissions.getFirmwareStatistics,
    at: (to: To) => to({ to: '/management/statistics/statisticsPage', search: { tab: 'firmware' } }),
  },
} as const;

/** The list behind each part of a figure. */
export const partLists = {
  offlineFor: (offlineFor: string) => ({
    needs: listed,
    at: (to: To) => to({ ...devices, search: { type: 'active', offlineFor } }),
  }),
  model: (model: string) => ({ needs: listed, at: (to: To) => to({ ...devices, search: { model } }) }),
  outage: (outage: string) => ({ needs: listed, at: (to: To) => to({ ...devices, search: { outage } }) }),
  alarms: (metric: AlarmMetric) => ({
    needs: permissions.listAlarms,
    at: (to: To) => to({ to: '/management/alarms', search: { metric, state: 'open' } }),
  }),
  city: (id: string) => ({
    needs: permissions.listGroups,
    at: (to: To) => to({ to: '/management/group/devices/$kind/$id', params: { kind: 'city', id } }),
  }),
};

export const devicePage = (endpointId: string) => ({
  needs: listed,
  at: (to: To) => to({ to: '/device/deviceDetail/$endpointId', params: { endpointId } }),
});
