/** What is known of a model: class, bands, features and tabs. The models are a table that administrators change (docs/decisions/126). */
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

/** Of a model that the table does not have: what every USP agent has, and nothing that could be missing. */
export const genericFeatures = [
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
] as const;
export const genericMenu = ['General', 'Detailed Information', 'Diagnostics', 'Debug', 'History'] as const;

/** A prodClass that the specification does not know counts as a router. */
export function genericModel(modelName: string, prodClass?: string): ModelProfile {
  const known = productClasses.find((name) => name === prodClass);
  return {
    modelName,
    prodClass: known ?? 'APROUTER',
    bands: ['2.4GHz', '5GHz'],
    operatingStandard: 'b,g,n,ac',
    securitySupport:
      known === 'STB' ? [] : ['WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal-Transition'],
    supportFeatures: genericFeatures,
    supportMenu: genericMenu,
  };
}

/** `mid` of the API. */
export const modelId = (modelName: string): string => modelName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** RU-071. */
export const isSetTopBox = (modelName: string, prodClass: string): boolean =>
  modelName === 'KSTB2020' || modelName === 'KSTB6200' || prodClass === 'STB';
export const isAccessPoint = (prodClass: string): boolean => prodClass === 'AP' || prodClass === 'APROUTER';
export const isExtender = (prodClass: string): boolean => prodClass === 'EXTENDER';
