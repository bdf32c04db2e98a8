import { type OperationId, operations, resources } from '#api/operations.gen.ts';
import { taskOf } from '#domain/playbooks/judgement.ts';
import { privacyVersion } from '#domain/privacy.ts';
import type { ApiDocuments } from '#server/core/http/validators.ts';
import type { ResourceName } from '#server/core/resource/resource.ts';
import { demoDevice } from '#server/demo/devices.ts';
import type { ConsentOrder } from '#server/devices/capture/consents.ts';
import type { PlaybookOrder } from '#server/devices/playbooks/playbooks.ts';
import type { MailOrder } from '#server/people/mail/mails.ts';

export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Code of the answer where it is not `success`. */
  code?: string;
}

/** A deployed device of the first operator. */
export const ownDevice = demoDevice(0).endpointId;
/** Two devices of the first operator, of one model and in one city. */
export const pair = [ownDevice, demoDevice(14).endpointId];
/** A device of the second operator. */
export const foreignDevice = demoDevice(5).endpointId;

/** A file that is not sent. */
export const exampleFile = {
  purpose: 'firmware',
  fileName: 'kstb2020-1.4.0.img',
  size: 1_000,
  fingerprint: '1',
};

type ResourceOperation = Extract<
  { [N in ResourceName]: (typeof resources)[N][keyof (typeof resources)[N]] }[ResourceName],
  OperationId
>;

interface ObjectSchema {
  required?: string[];
  properties: Record<string, { examples?: unknown[]; readOnly?: boolean; 'x-refers'?: ResourceName }>;
}

export const schemaOf = (documents: ApiDocuments, name: string): ObjectSchema | undefined =>
  (Object.values(documents) as { components?: { schemas?: Record<string, ObjectSchema> } }[])
    .map((document) => document.components?.schemas?.[name])
    .find(Boolean);

/** A body that the schema takes, of its properties' examples; another `nth` gives another row. */
export const exampleOf = (documents: ApiDocuments, name: string, nth: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schemaOf(documents, name)?.properties ?? {}).flatMap(([field, { examples }]) =>
      examples ? [[field, examples[nth % examples.length]]] : [],
    ),
  );

/** The requests of all resources, about a row that exists. */
export const resourceSamples = (
  documents: ApiDocuments,
  idOf: (name: ResourceName) => string,
): Record<ResourceOperation, Sample> => {
  const samples: Record<string, Sample> = {};
  for (const [name, place] of Object.entries(resources) as [ResourceName, Record<string, string>][]) {
    const params = { [place.id ?? '']: idOf(name) };
    const all: Record<string, Sample> = {
      list: { query: { page: '1', limit: '5', sortBy: place.sort ?? '', sortDesc: 'true' } },
      create: { body: exampleOf(documents, `${name}Input`, 0) },
      get: { params },
      update: { params, body: exampleOf(documents, `${name}Change`, 1) },
      export: { query: { as: 'csv' } },
      delete: operations[place.delete as OperationId]?.path.includes('{')
        ? { params }
        : { body: { ids: [idOf(name)] } },
    };
    for (const [does, sample] of Object.entries(all)) {
      const operation = place[does];
      if (operation) samples[operation] = sample;
    }
  }
  return samples as Record<ResourceOperation, Sample>;
};

/** One device that can be added, and one without a valid MAC address. */
export const exampleUpload = {
  fileName: 'devices.csv',
  type: 'create',
  file: Buffer.from(
    'deviceSn,macAddr,modelName\nFILE-1,02:00:5E:00:54:01,AR2146\nFILE-2,1E+11,AR2146\n',
  ).toString('base64'),
};
const unknownDevice = 'os::000000-NONE';

/** One good request for each operation; the ids stand for a task, a case and a bulk action that exist. */
export const samples = ({
  taskId,
  caseId,
  bulkActionId,
  consentId,
  runId,
  mailId,
  notiId,
  userId,
  uploadId,
  fileUploadId,
  firmwareId,
}: Record<
  | 'taskId'
  | 'caseId'
  | 'bulkActionId'
  | 'consentId'
  | 'runId'
  | 'mailId'
  | 'notiId'
  | 'userId'
  | 'uploadId'
  | 'fileUploadId'
  | 'firmwareId',
  string
>): Record<Exclude<OperationId, ResourceOperation>, Sample> => {
  const endpointId = ownDevice;
  return {
    login: {
      body: { user: 'nobody@nowhere.example', password: 'Wrong-1234', clientKey: 'abcDEF1234' },
      code: 'loginfail',
    },
    refreshToken: { body: { refreshToken: 'unknown' }, code: 'jwterr' },
    logout: { body: { refreshToken: 'unknown' } },
    confirmPassword: { body: { password: 'Wrong-1234' }, code: 'loginfail' },
    forgetPassword: { body: { email: 'nobody@nowhere.example' } },
    setForgottenPassword: { body: { token: 'unknown', password: 'Lantern#4728' }, code: 'tokenerr' },
    setForgottenPasswordByAddress: {
      params: { token: 'unknown' },
      body: { password: 'Lantern#4728' },
      code: 'tokenerr',
    },
    changePassword: { body: { oldPassword: 'Wrong-1234', newPassword: 'Lantern#4728' }, code: 'custom' },
    resetUserTwoFactor: { params: { id: 'nobody' }, code: 'nodata' },
    loginWithCode: { body: { ticket: 'unknown', oneTimeCode: '123456' }, code: 'tokenerr' },
    beginPasskeyLogin: {},
    loginWithPasskey: {
      body: {
        ticket: 'unknown',
        response: {
          id: 'unknown',
          rawId: 'unknown',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: '', authenticatorData: '', signature: '' },
        },
      },
      code: 'loginfail',
    },
    beginProviderLogin: {
      body: { email: 'nobody@nowhere.example', clientKey: 'abcDEF1234' },
      code: 'nodata',
    },
    loginWithProvider: {
      body: { state: 'unknown', code: 'unknown', clientKey: 'abcDEF1234' },
      code: 'tokenerr',
    },
    beginProviderConfirm: { body: { clientKey: 'abcDEF1234' }, code: 'nodata' },
    confirmWithProvider: { body: { state: 'unknown', clientKey: 'abcDEF1234' }, code: 'tokenerr' },
    getIdentityProvider: {},
    setIdentityProvider: {
      body: {
        issuer: 'https://login.nowhere.example',
        clientId: 'waymark',
        clientSecret: 'a secret of nobody',
        scopes: 'openid email profile',
        domains: ['people.nowhere.example'],
        roleClaim: 'groups',
        roles: [{ value: 'staff', roleGroupKey: 'OperatorStaff' }],
        adopts: true,
        exclusive: false,
        trustsFactors: false,
      },
    },
    proveIdentityProviderDomain: { body: { domain: 'elsewhere.example' }, code: 'nodata' },
    deleteIdentityProvider: {},
    checkIdentityProvider: { body: { issuer: 'http://login.nowhere.example' } },
    getSecurity: {},
    changeEmail: { body: { email: 'somebody.new@nowhere.example' } },
    confirmEmail: { body: { token: 'unknown' }, code: 'tokenerr' },
    beginTwoFactor: {},
    confirmTwoFactor: { body: { oneTimeCode: '123456' }, code: 'custom' },
    endTwoFactor: { code: 'nodata' },
    renewRecoveryCodes: { code: 'nodata' },
    beginPasskey: {},
    addPasskey: {
      body: {
        ticket: 'unknown',
        passkeyName: 'Laptop',
        response: {
          id: 'unknown',
          rawId: 'unknown',
          type: 'public-key',
          clientExtensionResults: {},
          response: { clientDataJSON: '', attestationObject: '' },
        },
      },
      code: 'tokenerr',
    },
    renamePasskey: { params: { passkeyId: 'unknown' }, body: { passkeyName: 'Laptop' }, code: 'nodata' },
    deletePasskey: { params: { passkeyId: 'unknown' }, code: 'nodata' },
    getTwoFactorPolicy: { query: { opId: 'northwind' } },
    setTwoFactorPolicy: { body: { opId: 'northwind', required: false } },
    resetUserPassword: { params: { id: 'nobody' }, code: 'nodata' },
    listSessions: {},
    endSession: { params: { sessionId: '00000000-0000-4000-8000-000000000000' }, code: 'nodata' },
    endOtherSessions: {},
    getProfile: {},
    getClient: {},
    verifyClient: { body: { token: 'unknown' }, code: 'tokenerr' },
    getOwnAccount: {},
    listDevices: { query: { page: '1', limit: '5', keyword: 'router' } },
    getDeviceMap: { query: { west: '124', south: '33', east: '132', north: '39', zoom: '6' } },
    getDevicePageList: {
      body: {
        page: 1,
        limit: 15,
        activeType: 'all',
        keyword: '',
        orders: [{ sortBy: 'deviceName', sortDesc: false }],
        filters: { activeFlag: 'Activated', uiLockEnable: false, online: false, opId: 'northwind' },
      },
    },
    getDeviceExcelList: { body: { activeType: 'active', fields: ['endpointId', 'online', 'upTime'] } },
    exportDevices: { body: { as: 'csv', activeType: 'active', orders: [{ sortBy: 'macAddr' }] } },
    getActivateCounts: {},
    getDevice: { body: { endpointId } },
    getDeviceInfo: { body: { endpointId } },
    queryDevice: {
      body: { endpointId, paths: ['Device.DeviceInfo.', 'Device.Time.Enable', 'Device.WiFi.SSID.*.SSID'] },
    },
    getDeviceActionInfo: { query: { endpointId } },
    setDeviceName: { body: { endpointId, deviceName: 'Contract test' } },
    listAllocationTargets: {},
    readDeviceIdentity: { query: { endpointId } },
    giveDeviceSecret: { body: { endpointId } },
    forgetDeviceIdentity: { query: { endpointId } },
    allocateDevice: { body: { endpointId, opid: 'northwind' }, code: 'custom' },
    activateDevice: {
      body: { endpointId, customerId: 'C-1', address: '12 Harbour Road', lat: -33.9, lng: 18.4 },
      code: 'custom',
    },
    deactivateDevices: { body: { endpointIds: [unknownDevice] }, code: 'nodata' },
    rejectDevices: { body: { endpointId }, code: 'custom' },
    requestActivation: { body: { endpointId }, code: 'custom' },
    releaseDevices: { body: { endpointId }, code: 'custom' },
    setDeviceCustomer: { params: { endpointId }, body: { customerId: 'C-2', retailer: 'Corner Store' } },
    listInventory: { query: { keyword: 'wm' } },
    removeInventory: { query: { endpointId }, code: 'custom' },
    getInventoryPage: { body: { activeType: 'active', limit: 5 } },
    getInventoryRows: { body: { fields: ['endpointId', 'deviceSn'] } },
    listUnregistered: {},
    getUnregisteredPage: { body: { unlisted: 'ignored', orders: [{ sortBy: 'accessTime' }] } },
    getUnregisteredRows: { body: { fields: ['endpointId'] } },
    registerDevices: { body: { devices: [{ endpointId }] }, code: 'custom' },
    decideUnregistered: { body: { actionType: 'ignore', endpointId }, code: 'custom' },
    removeUnregistered: { body: { endpointIds: [endpointId] }, code: 'custom' },
    getOutsidePage: { body: { limit: 5 } },
    listOutsideProvinces: {},
    getServiceArea: {},
    setServiceArea: {
      body: {
        ring: [
          [16, -28],
          [33, -22],
          [26, -35],
        ],
      },
    },
    setActivationTarget: { body: { activateCount: 100 } },
    listModelNames: {},
    listModelCombos: {},
    listProvinces: {},
    listCities: {},
    listCitiesOfProvince: { params: { provinceId: 'ZA-WC' } },
    listCitiesWithDevices: {},
    setDeviceTime: { body: { endpointId, enable: true, ntpServer1: 'time.example.net' } },
    getDeviceTime: { body: { endpointId } },
    setRadio: { body: { endpointId, radios: [{ idx: 1, power: 50 }] }, code: 'custom' },
    getRadio: { body: { endpointId } },
    getWifi: { body: { endpointId } },
    getSSID: { body: { endpointId } },
    revealWifiSecrets: { body: { endpointId, idx: 1 }, code: 'nodata' },
    getSSIDInfo: { body: { endpointId, idx: 1 }, code: 'nodata' },
    setSSID: { body: { endpointId, idx: 1, ssid_name: 'Home' }, code: 'custom' },
    getGuestWifi: { body: { endpointId } },
    setGuestWifi: { body: { endpointId, guestWifis: [{ idx: 3, enable: true }] }, code: 'custom' },
    enableGuestWifi: { body: { endpointId, guestWifis: [{ idx: 3, enable: true }] }, code: 'custom' },
    getEndpoint: { body: { endpointId } },
    enableEndpoint: { body: { endpointId, idx: 1, enable: false }, code: 'custom' },
    resetWifi: { body: { endpointId }, code: 'custom' },
    setWan: { body: { endpointId, mtu: 1400 }, code: 'wsdisconnect' },
    getWan: { body: { endpointId } },
    setLan: { body: { endpointId, dhcp_enable: true }, code: 'custom' },
    getLan: { body: { endpointId } },
    getNetwork: { body: { endpointId } },
    getConnectedNetwork: { body: { endpointId } },
    getAssociatedDevices: { body: { endpointId } },
    getTopology: { body: { endpointId }, code: 'custom' },
    getTopologyHistories: { body: { macAddress: '02:00:5E:00:00:07' }, code: 'nodata' },
    getTopologyHistoryData: {
      body: { macAddress: '02:00:5E:00:00:07', createTime: '2026-01-01T00:00:00.000Z' },
      code: 'nodata',
    },
    listHandovers: { query: { endpointId } },
    handOver: { body: { endpointId, to: 'nobody', note: 'Please go on.' }, code: 'custom' },
    answerHandover: {
      params: { handoverId: 'none' },
      body: { endpointId, accepted: true },
      code: 'nodata',
    },
    getDevicePast: { query: { endpointId, at: new Date().toISOString() } },
    listDeviceChanges: { query: { endpointId, since: '2026-01-01T00:00:00.000Z' } },
    getNetworkStat: { body: { endpointId } },
    getNetworkStatHistory: { body: { endpointId, range: 'day' } },
    getNetworkFilterOption: { body: { endpointId } },
    addIPFilter: { body: { endpointId, source_ip: '192.168.0.44' }, code: 'custom' },
    deleteIPFilter: { body: { endpointId, idx: 1 }, code: 'custom' },
    addMacFilter: { body: { endpointId, mac_address: '02:00:5E:00:00:07' }, code: 'custom' },
    addReservation: {
      body: { endpointId, mac_address: '02:00:5E:00:00:07', ip: '192.168.0.44' },
      code: 'custom',
    },
    changeReservation: {
      body: { endpointId, idx: 1, mac_address: '02:00:5E:00:00:07', ip: '192.168.0.44' },
      code: 'custom',
    },
    deleteReservation: { body: { endpointId, idx: 1 }, code: 'custom' },
    getRemote: { body: { endpointId } },
    setRemote: { body: { endpointId, enable: true, minutes: 15, reason: 'Ticket 7' }, code: 'custom' },
    deleteMacFilter: { body: { endpointId, idx: 1 }, code: 'custom' },
    resetPin: { body: { endpointIds: [endpointId] } },
    scanChannels: { body: { endpointId } },
    setLnb: { body: { endpointId, lnbSettings: { type: 'Single', value: '10750' } } },
    sendOsdMessage: { body: { endpointIds: [endpointId], message: 'Please call us.' } },
    upgradeRcu: { body: { endpointId } },
    setAudioOut: { body: { endpointId, enable: true } },
    setCec: { body: { endpointId, enable: false } },
    readHdmiInfo: { body: { endpointId } },
    readRemoteControl: { body: { endpointId } },
    getAvInfo: { body: { endpointId } },
    getAppInfo: { body: { endpointId } },
    getAppStatWeekly: { body: { endpointId } },
    listAppDetails: { params: { keyword: 'all' }, body: { endpointId } },
    getDeploymentInfo: { body: { endpointId } },
    getTotalUsageInfo: { body: { endpointId } },
    installApp: {
      body: {
        endpointId,
        fileId: 'video-box-3.2.0',
        platform: 'android',
        appPackageName: 'com.example.videobox',
      },
    },
    updateApp: {
      body: {
        endpointId,
        fileId: 'sports-live-1.9.0',
        platform: 'android',
        appPackageName: 'com.example.sports',
      },
      code: 'nodata',
    },
    uninstallApp: {
      body: { endpointId, platform: 'android', appPackageName: 'com.example.kids' },
      code: 'nodata',
    },
    installOrDeleteApp: {
      body: { endpointId, type: 'delete', platform: 'android', appPackageName: 'com.example.kids' },
      code: 'nodata',
    },
    installAppTemp: { body: { endpointId, appId: 'news-now', version: '2.1.0' } },
    uninstallAppTemp: { body: { endpointId, appId: 'news-now' }, code: 'nodata' },
    startStopApp: { body: { endpointId, appIdx: 1, startStop: 'start' }, code: 'nodata' },
    subscribeRTD: { body: { endpointId } },
    unsubscribeRTD: { body: { endpointId } },
    setMonitoring: { body: { endpointId, option: 'ALL' } },
    rebootDevices: { body: { endpointIds: [endpointId] } },
    factoryResetDevices: { body: { endpointId } },
    lockDevices: { body: { endpointIds: [endpointId], opId: 'northwind' } },
    unlockDevices: { body: { endpointIds: [endpointId] } },
    listDeviceActions: { query: { endpointId } },
    getDeviceAction: { query: { endpointId, id: taskId } },
    listAgentNotices: { query: { endpointId, limit: '5' } },
    listUserActions: { query: { endpointId, page: '1', limit: '5' } },
    startPing: { body: { endpointId, host: 'example.net', repetitions: 4 } },
    startTraceRoute: { body: { endpointId, host: '2001:db8::1' } },
    cancelTraceRoute: { body: { endpointId } },
    startDownloadTest: {
      body: { endpointId, host: 'https://speed.example.net/file', filesize: 1_000_000, status: 'Requested' },
    },
    startUploadTest: { body: { endpointId, host: 'speed.example.net', filesize: 1_000_000 } },
    startSpeedTest: { body: { endpointId, host: 'speed.example.net' } },
    setSpeedTest: { body: { endpointId, host: 'speed.example.net', filesize: 5_000_000 } },
    setSpeedTestServer: { body: { endpointId } },
    scanWifiChannels: { body: { endpointId }, code: 'custom' },
    startSignalStrength: { body: { endpointId, interval: 3, count: 100 } },
    cancelSignalStrength: { body: { endpointId } },
    listAlarms: { query: { page: '1', limit: '5', metric: 'cpu', state: 'open' } },
    exportAlarms: { query: { as: 'csv', severity: 'critical' } },
    getAlarm: { params: { alarmId: 'unknown' }, code: 'nodata' },
    listAlarmEvents: { params: { alarmId: 'unknown' }, code: 'nodata' },
    getAlarmState: { params: { alarmId: 'unknown' }, query: { at: '1' }, code: 'nodata' },
    exportAlarm: { params: { alarmId: 'unknown' }, code: 'nodata' },
    acknowledgeAlarm: { params: { alarmId: 'unknown' }, body: { note: 'Fan replaced' }, code: 'nodata' },
    getAlarmThresholds: {},
    setAlarmThresholds: { body: { metric: 'memory', modelName: 'KSTB2020', warning: 85, critical: 97 } },
    previewAlarmThresholds: { body: { metric: 'memory', warning: 85, critical: 97 } },
    getActionStatistics: { query: { type: 'av', group: 'outcome', dateType: 'WEEK' } },
    getOperatorStatistics: { query: { startDate: '2026-11-01', endDate: '2026-11-26' } },
    getSubOperatorStatistics: { query: { status: 'installed' } },
    getPlatformStatistics: {},
    getDeviceStatistics: { query: { type: 'model', status: 'inventory', dateType: 'MONTH' } },
    getFirmwareStatistics: {},
    getUserStatistics: { query: { dateType: 'MONTH' } },
    getResourceDays: { body: { startDate: '2026-11-20', endDate: '2026-11-26', perModel: true } },
    getActionLogPage: {
      body: { action: ['Reboot'], macAddress: '00-52-A4-92-98-C7', startDate: '2026-11-01' },
    },
    exportActionLogs: { body: { as: 'csv', account: 'support' } },
    listTasks: { query: { action: 'PingTest', state: 'queued', endpointId, limit: '5' } },
    exportTasks: { query: { as: 'csv', action: 'PingTest', endpointId } },
    countTasks: { query: { action: 'PingTest', endpointId } },
    getTask: { params: { taskId } },
    listTaskEvents: { params: { taskId }, query: { after: '0', limit: '10' } },
    getTaskState: { params: { taskId }, query: { at: '2' } },
    exportTask: { params: { taskId } },
    listCases: { query: { page: '1', limit: '5', state: 'open', keyword: 'wi-fi' } },
    openCase: { body: { title: 'Slow Wi-Fi', taskIds: [taskId] } },
    getCase: { params: { caseId } },
    listCaseEvents: { params: { caseId }, query: { after: '0', limit: '10' } },
    getCaseState: { params: { caseId }, query: { at: '1' } },
    exportCase: { params: { caseId }, query: { as: 'json', language: 'ko', redact: 'params' } },
    addCaseTasks: { params: { caseId }, body: { taskIds: [taskId] } },
    removeCaseTask: { params: { caseId }, body: { taskId } },
    commentCase: { params: { caseId }, body: { text: 'The channel is crowded.' } },
    renameCase: { params: { caseId }, body: { title: 'Slow Wi-Fi in the evening' } },
    shareCase: { params: { caseId }, body: {} },
    closeCase: { params: { caseId }, body: {} },
    reopenCase: { params: { caseId }, body: {} },
    getLogKey: {},
    listSeals: { query: { after: '0', limit: '10' } },
    getLogCheck: {},
    getConformance: {},
    listAccountCalls: { query: { page: '1', limit: '5', kind: 'refused' } },
    setModelPicture: { params: { modelName: 'AR2146' }, body: { picture: 'iVBORw0KGgoAAAANSUhEUg==' } },
    // It has none by then, or has it by the call above.
    removeModelPicture: { params: { modelName: 'AR1031' }, code: 'nodata' },
    exportTable: { params: { tId: 'country' }, query: { as: 'csv' } },
    previewTableImport: {
      params: { tId: 'country' },
      body: { file: 'Y291bnRyeUNvZGUsY291bnRyeU5hbWUKS1IsS29yZWE=' },
    },
    importTable: {
      params: { tId: 'country' },
      body: { file: 'Y291bnRyeUNvZGUsY291bnRyeU5hbWUKS1IsS29yZWE=', planId: '0'.repeat(64) },
      code: 'conflict',
    },
    createAdminUser: {
      body: { email: 'row@northwind.example', userName: 'Row', opId: 'northwind', roleGroupKey: 'Viewer' },
    },
    updateAdminUser: { params: { userId: 'none' }, body: { userName: 'Jin' }, code: 'nodata' },
    deleteAdminUser: { body: { ids: ['none'] }, code: 'nodata' },
    createAdminUserClient: { body: {}, code: 'custom' },
    updateAdminUserClient: { params: { clientId: 'none' }, body: { trusted: true }, code: 'custom' },
    deleteAdminUserClients: { body: { ids: ['none'] }, code: 'nodata' },
    createAdminUserDel: { body: {}, code: 'custom' },
    updateAdminUserDel: { params: { userId: 'none' }, body: {}, code: 'custom' },
    deleteAdminUserDels: { body: { ids: ['none'] }, code: 'custom' },
    createAdminDevice: { body: {}, code: 'custom' },
    updateAdminDevice: { params: { endpointId }, body: { deviceName: 'Named as a row' } },
    deleteAdminDevices: { body: { ids: ['none'] }, code: 'custom' },
    createDeviceDeviceInfo: { body: {}, code: 'custom' },
    updateDeviceDeviceInfo: { params: { endpointId }, body: { firmwareVersion: '1' }, code: 'custom' },
    deleteDeviceDeviceInfos: { body: { ids: ['none'] }, code: 'custom' },
    createDeviceProvisioning: { body: {}, code: 'custom' },
    // A device in use stays where it is.
    updateDeviceProvisioning: { params: { endpointId }, body: { opId: 'northwind' }, code: 'custom' },
    deleteDeviceProvisionings: { body: { ids: ['none'] }, code: 'nodata' },
    createAdminTask: { body: {}, code: 'custom' },
    updateAdminTask: { params: { taskId: 'none' }, body: {}, code: 'custom' },
    deleteAdminTasks: { body: { ids: ['none'] }, code: 'custom' },
    listUnauthenticatedCalls: { query: { page: '1', limit: '5' } },
    listAuditEntries: { query: { limit: '5', area: 'devices', result: 'success', object: endpointId } },
    exportAuditEntries: { query: { as: 'csv', area: 'signIn' } },
    // The log begins with other events.
    getAuditEntry: { params: { position: '1' }, code: 'nodata' },
    getLogRetention: { query: { before: '10', limit: '5' } },
    // Nothing was erased in this installation.
    checkErasure: { params: { position: '1' }, code: 'nodata' },
    startLogCheck: { body: {} },
    exportLog: { query: { from: '1' } },
    cancelTask: { params: { taskId }, body: { reason: 'user' } },
    createDevices: {
      body: { devices: [{ deviceSn: 'SAMPLE-1', macAddr: '02:00:5e:00:53:01', modelName: 'AR2146' }] },
    },
    validateMacs: { body: { macAddr: ['02:00:5E:00:53:02', 'no address'] } },
    validateSerialNumbers: { body: { deviceSn: ['SAMPLE-2', '1E+11'] } },
    validateDeviceUpdates: { body: { devices: [{ endpointId, retailer: 'Corner Store' }] } },
    // Not approved.
    upgradeFirmware: { body: { endpointIds: [ownDevice], FirmwareFileId: firmwareId }, code: 'fwerr' },
    getFirmwareUpgrade: { params: { upgradeId: 'unknown' }, code: 'nodata' },
    listFirmwareUpgradeEvents: { params: { upgradeId: 'unknown' }, code: 'nodata' },
    getFirmwareUpgradeState: { params: { upgradeId: 'unknown' }, query: { at: '1' }, code: 'nodata' },
    exportFirmwareUpgrade: { params: { upgradeId: 'unknown' }, code: 'nodata' },
    getDeviceFirmware: { query: { endpointId: ownDevice } },
    listFirmwares: {},
    listFirmwareModels: {},
    // Content: without a file there is nothing to add.
    listChannels: {},
    addChannel: { body: { name: 'One', logicalChannelNumber: 7 }, code: 'nofile' },
    editChannel: { body: { id: 'x', name: 'Two' }, code: 'nodata' },
    deleteChannel: { params: { id: 'x' }, code: 'nodata' },
    sortChannels: { body: { ids: [], version: 0 } },
    listRadioChannels: {},
    addRadioChannel: { body: { name: 'One', logicalChannelNumber: 901 }, code: 'nofile' },
    editRadioChannel: { body: { id: 'x', name: 'Two' }, code: 'nodata' },
    deleteRadioChannel: { params: { id: 'x' }, code: 'nodata' },
    sortRadioChannels: { body: { ids: [], version: 0 } },
    listBanners: {},
    addBanner: { body: { name: 'One', type: 'Advertisement' }, code: 'nofile' },
    editBanner: { body: { id: 'x', name: 'Two' }, code: 'nodata' },
    deleteBanner: { params: { id: 'x' }, code: 'nodata' },
    sortBanners: { body: { ids: [], version: 0 } },
    listLiveAds: {},
    addLiveAd: { body: { name: 'One', lcnList: '7' }, code: 'nofile' },
    editLiveAd: { body: { id: 'x', name: 'Two' }, code: 'nodata' },
    deleteLiveAd: { params: { id: 'x' }, code: 'nodata' },
    sortLiveAds: { body: { ids: [], version: 0 } },
    listMetadataSets: {},
    addMetadataSet: { body: { name: 'Sample set' } },
    deleteMetadataSet: { params: { id: 'x' }, code: 'nodata' },
    downloadMetadataSet: { params: { id: 'x' }, code: 'nodata' },
    listContentFetches: { body: {} },
    exportContentFetches: { body: { as: 'csv' } },
    getContentCoverage: {},
    listBoxesWithoutSet: { params: { id: 'x' }, code: 'nodata' },
    listVods: {},
    fetchVods: { body: {}, code: 'custom' },
    getVodServer: {},
    setVodServer: { body: { url: 'https://vod.nowhere.example/list', autoCreationInterval: 0, version: 0 } },
    listBootAds: {},
    addBootAd: { body: { adName: 'One' }, code: 'nofile' },
    editBootAd: { params: { id: 'x' }, body: { adName: 'Two' }, code: 'nodata' },
    deleteBootAd: { params: { id: 'x' }, code: 'nodata' },
    listFirmwaresOfModel: { params: { mid: 'kstb2020' } },
    getFirmwarePage: { body: {} },
    getFirmware: { params: { id: firmwareId } },
    createFirmware: { body: { mid: 'kstb2020', fwCode: 7, versionName: '7.0.0' }, code: 'nofile' },
    uploadFirmwareFile: { body: {}, code: 'nofile' },
    updateFirmware: { params: { id: firmwareId }, body: { description: 'Fixes the guide' } },
    deleteFirmware: { params: { id: 'x' }, code: 'nodata' },
    // By its uploader.
    approveFirmware: { body: { FirmwareFileId: firmwareId }, code: 'custom' },
    disapproveFirmware: { body: { FirmwareFileId: firmwareId }, code: 'conflict' },
    getFirmwareUploads: { body: {} },
    getFirmwareRules: {},
    setFirmwareRules: { body: { fourEyes: true } },
    listFirmwareProfiles: {},
    getFirmwareProfilePage: { body: {} },
    createFirmwareProfile: { body: { FirmwareFileId: firmwareId, fpName: 'Spring' }, code: 'fwerr' },
    createGroupFirmwareProfile: {
      body: { FirmwareFileId: firmwareId, fpName: 'Spring', targets: { gid: 'x' } },
      code: 'nodata',
    },
    createLocationFirmwareProfile: {
      body: { FirmwareFileId: firmwareId, fpName: 'Spring', targets: { opRegionId: 'x' } },
      code: 'nodata',
    },
    createLocationsFirmwareProfile: {
      body: { FirmwareFileId: firmwareId, fpName: 'Spring', targets: { opCityIds: ['x', 'y'] } },
      code: 'nodata',
    },
    getFirmwareProfile: { params: { fpId: 'x' }, code: 'nodata' },
    updateFirmwareProfile: { params: { fpId: 'x' }, body: { fpName: 'Summer' }, code: 'nodata' },
    deleteFirmwareProfile: { body: { fpId: 'x' }, code: 'nodata' },
    getFirmwareProfilePlan: { params: { fpId: 'x' }, code: 'nodata' },
    submitFirmwareProfile: { params: { fpId: 'x' }, body: { planHash: '0'.repeat(64) }, code: 'nodata' },
    approveFirmwareProfile: { params: { fpId: 'x' }, body: { planHash: '0'.repeat(64) }, code: 'nodata' },
    declineFirmwareProfile: { params: { fpId: 'x' }, body: { reason: 'Not now' }, code: 'nodata' },
    continueFirmwareProfile: { params: { fpId: 'x' }, code: 'nodata' },
    getFirmwareProfileDevices: { params: { fpId: 'x' }, body: {}, code: 'nodata' },
    retryFirmwareProfile: { params: { fpId: 'x' }, body: {}, code: 'nodata' },
    retryFirmwareProfileDevice: { params: { fpId: 'x' }, body: { did: ownDevice }, code: 'nodata' },
    setFirmwareProfileDevices: {
      params: { fpId: 'x', action: 'hold' },
      body: { dids: [ownDevice] },
      code: 'nodata',
    },
    controlFirmwareProfile: { body: { fpId: 'x', actionControl: 'pause' }, code: 'nodata' },
    getFirmwareProfileDays: { params: { fpId: 'x' }, code: 'nodata' },
    beginUpload: { body: exampleFile },
    listUploads: { query: { purpose: 'firmware' } },
    getUpload: { params: { uploadId: fileUploadId } },
    uploadDevices: { body: exampleUpload },
    listDeviceUploads: { body: { limit: 5, orders: [{ column: 'email', order: 'asc' }] } },
    getDeviceUpload: { body: { historyId: uploadId, limit: 5 } },
    applyDeviceUpload: {
      params: { historyId: uploadId },
      body: { planHash: '0'.repeat(64) },
      code: 'conflict',
    },
    undoDeviceUpload: { params: { historyId: uploadId }, body: {}, code: 'conflict' },
    cancelDeviceUpload: { params: { historyId: uploadId }, body: {} },
    exportDeviceUploadRows: { params: { historyId: uploadId }, query: { as: 'csv' } },
    getDeviceTemplate: { query: { type: 'deploy', as: 'csv' } },
    listBulkActions: { query: { state: 'running', action: 'Lock', limit: '5' } },
    getBulkAction: { params: { bulkActionId } },
    listBulkActionEvents: { params: { bulkActionId }, query: { after: '0', limit: '10' } },
    getBulkActionState: { params: { bulkActionId }, query: { at: '1' } },
    exportBulkAction: { params: { bulkActionId } },
    askScreenConsent: { body: { endpointId }, code: 'wsdisconnect' },
    cancelScreenConsent: { body: { endpointId }, code: 'nodata' },
    startScreenCapture: { body: { endpointId, count: '10', interval: 500 }, code: 'nodata' },
    cancelScreenCapture: { body: { endpointId }, code: 'nodata' },
    pressRemoteKey: { body: { endpointId, keyValue: 'Menu' }, code: 'custom' },
    takeRemoteControl: { body: { endpointId }, code: 'nodata' },
    watchScreen: { params: { consentId: 'none' }, query: { viewer: 'page-0001' }, code: 'nodata' },
    leaveScreen: { params: { consentId: 'none' }, query: { viewer: 'page-0001' }, code: 'nodata' },
    listConsents: { query: { page: '1', limit: '5', state: 'asking', keyword: 'see' } },
    getConsent: { params: { consentId } },
    getConsentPicture: { params: { consentId, taskId: 'none', sequence: '1' }, code: 'nodata' },
    listConsentEvents: { params: { consentId }, query: { after: '0', limit: '10' } },
    getConsentState: { params: { consentId }, query: { at: '1' } },
    exportConsent: { params: { consentId } },
    listPlaybookRuns: { query: { page: '1', limit: '5' } },
    getPlaybookRun: { params: { runId } },
    listPlaybookRunEvents: { params: { runId }, query: { after: '0', limit: '10' } },
    getPlaybookRunState: { params: { runId }, query: { at: '1' } },
    exportPlaybookRun: { params: { runId } },
    startPlaybook: { body: { endpointId, playbook: 'noPicture' } },
    applyProposal: { params: { runId }, body: { proposalId: 'unheard of' }, code: 'nodata' },
    takeBackStep: { params: { runId }, body: {}, code: 'custom' },
    finishPlaybook: { params: { runId }, body: { outcome: 'solved' } },
    cancelPlaybook: { params: { runId: 'none' }, body: {}, code: 'nodata' },
    sendFeedback: { body: { type: 'improve', title: 'Longer history', contents: 'More than 500 moments.' } },
    listNotices: { query: { page: '1', limit: '5', filter: 'Alert', state: 'scheduled', keyword: 'x' } },
    getNotice: { params: { notiId } },
    createNotice: { body: exampleNotice },
    updateNotice: { params: { notiId }, body: { ...exampleNotice, notiTitle: 'Tonight, later', edition: 1 } },
    deleteNotice: { params: { notiId: 'none' }, code: 'nodata' },
    listNoticeReaders: { params: { notiId }, query: { page: '1', limit: '5' } },
    listNoticeEvents: { params: { notiId }, query: { after: '0', limit: '10' } },
    getNoticeState: { params: { notiId }, query: { at: '1' } },
    exportNotice: { params: { notiId } },
    listOwnNotices: { query: { page: '1', limit: '5' } },
    listOwnMessages: { query: { page: '1', limit: '5' } },
    getMessage: { params: { messageId: 'none' }, code: 'nodata' },
    listMessageEvents: { params: { messageId: 'none' }, code: 'nodata' },
    getMessageState: { params: { messageId: 'none' }, code: 'nodata' },
    readMessage: { body: { messageId: 'none' }, code: 'nodata' },
    getInstallation: {},
    getInstallationHealth: {},
    getOwnSettings: {},
    registerClient: {
      body: { platform: 'Windows', osVer: '11', appVer: '0.1.0', lang: 'ko', pushToken: 'x' },
    },
    setClientSync: { body: { enable: true } },
    setOwnClientSync: { body: { enable: true } },
    readNotice: { body: { notiId: 'none' }, code: 'nodata' },
    createOrganisationBelow: {
      params: { opId: 'northwind-south' },
      body: { opType: 'School', companyName: 'Sample School' },
    },
    createOrganisationWithAdmin: {
      body: {
        company: { opType: 'Operator', companyName: 'Eastwind Telecom', pOpid: 'system' },
        admin: {
          email: 'first@eastwind.example',
          userName: 'Erin First',
          roleGroupKey: 'OperatorAdmin',
        },
      },
    },
    checkCompanyName: { body: { companyName: 'Free Name' } },
    associateDevices: { body: { gid: 'none', endpointId }, code: 'nodata' },
    disassociateDevices: { body: { gid: 'none', endpointIds: pair }, code: 'nodata' },
    importGroupDevices: {
      params: { gid: 'none' },
      body: { file: 'ZGV2aWNlU24K', preview: true },
      code: 'nodata',
    },
    listGroupDevices: { params: { gid: 'none' }, query: { page: '1', limit: '5' }, code: 'nodata' },
    listGroupModels: { params: { gid: 'none' }, code: 'nodata' },
    getGroupDevicePage: { body: { gid: 'none', page: 1, limit: 5 }, code: 'nodata' },
    countGroupDevices: { body: { gid: 'none' }, code: 'nodata' },
    checkGroupName: { body: { groupName: 'Free name' } },
    listGroupCombos: { query: { keyword: 'lobby' } },
    getDeviceGroups: { query: { endpointId } },
    getRoomDevicePage: { body: { roomId: 'none' }, code: 'nodata' },
    placeDevices: { body: { roomId: 'none', endpointIds: pair }, code: 'nodata' },
    removeDevicesFromRoom: { body: { endpointIds: pair } },
    listLocationGroups: { query: { page: '1', limit: '5', type: 'city' } },
    getLocationDevicePage: { query: { type: 'city', value: 'none' }, body: {}, code: 'nodata' },
    getDashboardDevices: {},
    getDashboardUsers: {},
    getDashboardModels: {},
    getDashboardCities: {},
    getDashboardOperators: {},
    getDashboardPlatforms: {},
    getDashboardFirmwares: {},
    getDashboardAps: {},
    getDashboardDailies: { query: { days: '7' } },
    getDeployedPeriods: {},
    getDashboardLocation: { params: { id: '0000000000000000' }, code: 'nodata' },
    getDeployedPeriodsDailies: { body: { startDate: '2026-11-01', endDate: '2026-11-26' } },
    getDeployedPeriodsDailiesExcel: { body: { startDate: '2026-11-01', endDate: '2026-11-26' } },
    updateRegionGroup: { params: { opRegionId: 'none' }, body: { desc: 'North' }, code: 'nodata' },
    updateCityGroup: { params: { opCityId: 'none' }, body: { groupName: 'Harbour' }, code: 'nodata' },
    controlGroup: { body: { commandType: 'Reboot', gid: 'none' }, code: 'nodata' },
    controlLocation: { body: { commandType: 'Lock', opCityId: 'none' }, code: 'nodata' },
    controlCmsLocation: { body: { commandType: 'Unlock', opCityIds: ['none'] }, code: 'nodata' },
    controlLocations: { body: { commandType: 'Reboot', opCityIds: ['none'] }, code: 'nodata' },
    previewGroupCommand: { body: { commandType: 'Reboot', gid: 'none' }, code: 'nodata' },
    rebootGroup: { body: { gid: 'none' }, code: 'nodata' },
    factoryResetGroup: { body: { roomId: 'none' }, code: 'nodata' },
    lockGroup: { body: { opRegionId: 'none' }, code: 'nodata' },
    sendGroupContent: {
      body: { commandType: 'DsmCc', metaFileId: 'none', gid: 'none' },
      code: 'nodata',
    },
    unlockGroup: { body: { opCityIds: ['none'] }, code: 'nodata' },
    listChoosableOperators: { query: { keyword: 'school' } },
    listOperatorRoles: { params: { opId: 'northwind' } },
    getOperatorRole: { params: { opId: 'northwind', roleGroupKey: 'Viewer' } },
    createOperatorRole: {
      params: { opId: 'northwind' },
      body: {
        roleName: 'Night shift of Northwind',
        roleLevel: 4,
        menus: ['device'],
        permissions: ['/devices'],
      },
    },
    updateOperatorRole: {
      params: { opId: 'northwind', roleGroupKey: 'Viewer' },
      body: { roleName: 'Viewer', roleLevel: 5, menus: [], permissions: [] },
      code: 'roleerr',
    },
    deleteOperatorRole: { params: { opId: 'northwind', roleGroupKey: 'none' }, code: 'nodata' },
    listMails: { query: { page: '1', limit: '5', state: 'sent', keyword: 'west' } },
    getMail: { params: { mailId } },
    resendMail: { params: { mailId }, code: 'custom' },
    listMailEvents: { params: { mailId }, query: { after: '0', limit: '10' } },
    getMailState: { params: { mailId }, query: { at: '1' } },
    exportMail: { params: { mailId } },
    listInvitationChoices: {},
    getAccount: { params: { userId } },
    updateAccount: { params: { userId: 'none' }, body: { version: 1, userName: 'Jin' }, code: 'nodata' },
    deleteAccount: { params: { userId: 'none' }, code: 'nodata' },
    stopAccount: { params: { userId: 'none' }, body: { reason: 'on leave' }, code: 'nodata' },
    startAccount: { params: { userId: 'none' }, code: 'nodata' },
    listAccountPasswordResets: { params: { userId: 'none' } },
    getPasswordReset: { params: { resetId: 'none' }, code: 'nodata' },
    listPasswordResetEvents: { params: { resetId: 'none' }, code: 'nodata' },
    getPasswordResetState: { params: { resetId: 'none' }, code: 'nodata' },
    exportPasswordReset: { params: { resetId: 'none' }, code: 'nodata' },
    listAccountSessions: { params: { userId } },
    endAccountSessions: { params: { userId } },
    inviteAccount: {
      body: { email: 'new@northwind.example', roleGroupKey: 'Viewer', userName: 'New', language: 'ko' },
    },
    inviteAccounts: { body: { emails: ['newer@northwind.example'], roleGroupKey: 'Viewer' } },
    reinviteAccount: { body: { userId } },
    disinviteAccount: { body: { userId: 'none' }, code: 'nodata' },
    acceptInvitation: {
      body: { code: 'unknown', password: 'Long-enough-1', userName: 'Jin', clientKey: 'abcDEF1234' },
      code: 'usercodefail',
    },
    checkUserCode: { body: { code: 'unknown' }, code: 'usercodefail' },
    checkEmail: { body: { email: 'nobody@northwind.example' } },
    getAccountRules: {},
    getPrivacy: {},
    requestAccount: {
      body: {
        email: 'stranger@nowhere.example',
        userName: 'Stranger',
        companyName: 'Nowhere',
        privacyVersion,
      },
    },
    declineAccountRequest: { params: { requestId: 'none' }, code: 'nodata' },
    inviteAccountRequest: { params: { requestId: 'none' }, body: { roleGroupKey: 'Viewer' }, code: 'nodata' },
    getOwnUser: {},
    exportOwnData: {},
    deleteOwnAccount: { body: { email: 'nobody@nowhere.example' }, code: 'custom' },
    updateOwnAccount: { body: { userPhone: '+82212345678' } },
    listAccountEvents: { params: { userId }, query: { after: '0', limit: '10' } },
    getAccountState: { params: { userId }, query: { at: '1' } },
    exportAccount: { params: { userId } },
    cancelBulkAction: { params: { bulkActionId }, body: {} },
  };
};

/** A run on a device that is away, as the server begins it. */
export const exampleRun: PlaybookOrder = {
  playbook: 'wifiSlow',
  endpointId: demoDevice(14).endpointId,
  opId: 'northwind',
  modelName: 'AR2146',
  prodClass: 'APROUTER',
  caseTitle: 'Wi-Fi is slow',
  measurements: [taskOf('WifiScanChannel')],
  leftOut: [],
  leavesCase: true,
  actor: { kind: 'account', id: 'support', name: 'Sam Porter' },
};

/** A consent of a device that is away, as the server begins it. */
export const exampleMail: MailOrder = {
  purpose: 'verifyBrowser',
  to: 'nora.west@northwind.example',
  accountId: 'west',
  opId: 'northwind',
  language: 'en',
  validMs: 1_800_000,
  words: { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  actor: { kind: 'account', id: 'west', name: 'Nora West' },
};

export const exampleConsent: ConsentOrder = {
  endpointId: demoDevice(14).endpointId,
  opId: 'northwind',
  text: 'May we see your screen?',
  language: 'en',
  answerSeconds: 60,
  validSeconds: 600,
  actor: { kind: 'account', id: 'support', name: 'Sam Porter' },
  permission: '/devices/avs/screen-captures/consents',
};

/** In a period that begins on another day. */
export const exampleNotice = {
  notiTitle: 'Maintenance tonight',
  notiType: 'ALERT',
  contents: '<p>From 02:00 to 04:00.</p>',
  periodStart: '2100-01-01T00:00:00.000Z',
  periodEnd: '2100-01-02T00:00:00.000Z',
};
