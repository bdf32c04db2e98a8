/**
 * The models the product knows by name: class, bands, features and tabs (RU-071, A-067..A-073). A model outside the list
 * gets the generic profile of its class: what every USP agent has, and nothing that could be missing.
 */
export type Band = '2.4GHz' | '5GHz' | '6GHz';
export const productClasses = ['STB', 'EXTENDER', 'AP', 'APROUTER'] as const;
export type ProductClass = (typeof productClasses)[number];

export interface ModelProfile {
  modelName: string;
  prodClass: ProductClass;
  bands: readonly Band[];
  operatingStandard: string;
  securitySupport: readonly string[];
  supportFeatures: readonly string[];
  supportMenu: readonly string[];
}

const common = [
  'reboot',
  'factoryReset',
  'lock',
  'unlock',
  'firmwareManualUpgrade',
  'ntp',
  'networkStat',
  'ping',
  'traceRoute',
  'speedDownload',
  'speedUpload',
  'history',
  'debug',
  'monitoring',
];
const routerFeatures = [
  ...common,
  'wifiRadio',
  'wifiChannelScan',
  'connectedDevices',
  'topology',
  'wan',
  'lan',
  'ipFilter',
  'macFilter',
  'bandSteering',
  'guestWifi',
  'remoteConnection',
];
const routerMenu = [
  'General',
  'Detailed Information',
  'Diagnostics',
  'Debug',
  'Network Information',
  'Wi-Fi Management',
  'Wi-Fi Monitoring',
  'History',
  'Remote Connection',
];
const wpa = ['WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal-Transition'];
const dual: readonly Band[] = ['2.4GHz', '5GHz'];
const triple: readonly Band[] = ['2.4GHz', '5GHz', '6GHz'];
const ac = 'b,g,n,ac';
const ax = 'b,g,n,ac,ax';

export const modelCatalogue = {
  KSTB2020: {
    modelName: 'KSTB2020',
    prodClass: 'STB',
    bands: dual,
    operatingStandard: 'a,b,g,n,ac',
    securitySupport: [],
    supportFeatures: [
      ...common,
      'wifiSignalStrength',
      'hdmiInfo',
      'hdmiCec',
      'audioOut',
      'osdMessage',
      'bluetoothRcu',
      'rcuUpgrade',
      'screenCapture',
      'screenCaptureConsent',
      'remoteControl',
      'pinReset',
      'channelScan',
      'lnbSettings',
      'androidApps',
      'androidAppStats',
      'landingChannel',
      'bootAd',
      'metadataSet',
      'wan',
    ],
    supportMenu: [
      'General',
      'Detailed Information',
      'Diagnostics',
      'Debug',
      'Network Information',
      'History',
      'Android Management',
      'AV Management',
      'Remote Connection',
    ],
  },
  KSTB6200: {
    modelName: 'KSTB6200',
    prodClass: 'STB',
    bands: dual,
    operatingStandard: 'a,b,g,n,ac',
    securitySupport: [],
    supportFeatures: [
      ...common,
      'wifiSignalStrength',
      'bluetoothRcu',
      'rcuUpgrade',
      'pinReset',
      'channelScan',
      'lnbSettings',
      'androidApps',
      'androidAppStats',
      'landingChannel',
      'bootAd',
      'metadataSet',
      'wan',
    ],
    supportMenu: [
      'General',
      'Detailed Information',
      'Diagnostics',
      'Debug',
      'Network Information',
      'History',
      'Android Management',
      'Remote Connection',
    ],
  },
  AR1031: {
    modelName: 'AR1031',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ac,
    securitySupport: wpa,
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR1344: {
    modelName: 'AR1344',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ac,
    securitySupport: ['WPA2-Personal', 'WPA3-Personal-Transition'],
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR1344M: {
    modelName: 'AR1344M',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ac,
    securitySupport: ['WPA2-Personal', 'WPA3-Personal-Transition'],
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR2040: {
    modelName: 'AR2040',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR2140: {
    modelName: 'AR2140',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ax,
    securitySupport: ['None', ...wpa],
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR2144: {
    modelName: 'AR2144',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR2146: {
    modelName: 'AR2146',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: routerFeatures,
    supportMenu: routerMenu,
  },
  AR3030W: {
    modelName: 'AR3030W',
    prodClass: 'APROUTER',
    bands: triple,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: [...routerFeatures, 'quantumApps'],
    supportMenu: [...routerMenu, 'App Management'],
  },
  EAP2244: {
    modelName: 'EAP2244',
    prodClass: 'EXTENDER',
    bands: dual,
    operatingStandard: ac,
    securitySupport: wpa,
    supportFeatures: [
      ...common,
      'wifiRadio',
      'wifiChannelScan',
      'connectedDevices',
      'topology',
      'wifiSignalStrength',
      'guestWifi',
      'bandSteering',
    ],
    supportMenu: routerMenu,
  },
  EVO3000GW: {
    modelName: 'EVO3000GW',
    prodClass: 'APROUTER',
    bands: dual,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: [...routerFeatures, 'quantumApps'],
    supportMenu: [...routerMenu, 'App Management'],
  },
  EVO5000AP: {
    modelName: 'EVO5000AP',
    prodClass: 'AP',
    bands: triple,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: [
      ...common,
      'wifiRadio',
      'wifiChannelScan',
      'connectedDevices',
      'topology',
      'wifiSignalStrength',
      'guestWifi',
      'bandSteering',
      'lan',
      'quantumApps',
      'remoteConnection',
    ],
    supportMenu: [...routerMenu, 'App Management'],
  },
  EVO5500EXT_B: {
    modelName: 'EVO5500EXT_B',
    prodClass: 'EXTENDER',
    bands: triple,
    operatingStandard: ax,
    securitySupport: wpa,
    supportFeatures: [
      ...common,
      'wifiRadio',
      'wifiChannelScan',
      'connectedDevices',
      'topology',
      'wifiSignalStrength',
      'guestWifi',
      'bandSteering',
    ],
    supportMenu: routerMenu,
  },
} as const satisfies Record<string, ModelProfile>;

export type KnownModel = keyof typeof modelCatalogue;

export function isKnownModel(modelName: string): modelName is KnownModel {
  return Object.hasOwn(modelCatalogue, modelName);
}

/** Profile of any model name; a prodClass that the specification does not know counts as a router. */
export function modelProfile(modelName: string, prodClass?: string): ModelProfile {
  if (isKnownModel(modelName)) return modelCatalogue[modelName];
  const known = productClasses.find((name) => name === prodClass);
  return {
    modelName,
    prodClass: known ?? 'APROUTER',
    bands: dual,
    operatingStandard: ac,
    securitySupport: known === 'STB' ? [] : wpa,
    supportFeatures: common,
    supportMenu: ['General', 'Detailed Information', 'Diagnostics', 'Debug', 'History'],
  };
}

/** `mid` of the API. */
export const modelId = (modelName: string): string => modelName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** RU-071. */
export const isSetTopBox = (modelName: string, prodClass: string): boolean =>
  modelName === 'KSTB2020' || modelName === 'KSTB6200' || prodClass === 'STB';
export const isAccessPoint = (prodClass: string): boolean => prodClass === 'AP' || prodClass === 'APROUTER';
export const isExtender = (prodClass: string): boolean => prodClass === 'EXTENDER';
export const isAvOutputSupported = (modelName: string, prodClass: string): boolean =>
  isSetTopBox(modelName, prodClass) && modelName !== 'KSTB6200';
