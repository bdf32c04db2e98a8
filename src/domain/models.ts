/**
 * Profile of a model: class, bands, features and tabs. Administrators edit the table of models (docs/decisions/126).
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

/** Features of a model that is not in the table: those of every USP agent, and none that could be missing. */
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

/** Returns the profile of an unknown model. An unspecified prodClass counts as a router. */
export function genericModel(modelName: string, prodClass?: string): ModelProfile {
  const known = productClasses.find((name) => name === prodClass);
  return {
    modelName,
    prodClass: known ?? 'APROUTER',
    // CO-062; only models in the tables can have 6 GHz.
    bands: ['2.4GHz', '5GHz'],
    operatingStandard: 'b,g,n,ac',
    securitySupport:
      known === 'STB' ? [] : ['WPA2-Personal', 'WPA-WPA2-Personal', 'WPA3-Personal-Transition'],
    supportFeatures: genericFeatures,
    supportMenu: genericMenu,
  };
}

/** Returns the `mid` of the API. */
export const modelId = (modelName: string): string => modelName.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Models with images (CO-043). */
const modelsWithImages = [
  'AR1031',
  'AR1344',
  'AR1344M',
  'AR2040',
  'AR2144',
  'AR2146',
  'AR3030W',
  'EAP2244',
  'EVO3000GW',
  'EVO5000AP',
  'EVO5500EXT_B',
  'KSTB2020',
];

/** Path of uploaded pictures, each under its digest. */
export const uploadedPictures = '/model-pictures/';

/** Tells if the address is that of an uploaded picture. */
export const isUploaded = (address: string | undefined): address is string =>
  address?.startsWith(uploadedPictures) ?? false;

/**
 * Returns the image address of each model that has one: the uploaded picture, or for models that the product knows a
 * drawing of their class, because manufacturers' photographs cannot be redistributed.
 */
export function modelImages(
  models: readonly (Pick<ModelProfile, 'modelName' | 'prodClass'> & { picture: string | null })[],
): Record<string, string> {
  const addressOf = ({ modelName, prodClass, picture }: (typeof models)[number]): string | null => {
    if (picture !== null) return `${uploadedPictures}${picture}`;
    return modelsWithImages.includes(modelName) ? `/model-images/${prodClass.toLowerCase()}.svg` : null;
  };
  return Object.fromEntries(
    models.flatMap((model) => {
      const address = addressOf(model);
      return address === null ? [] : [[model.modelName, address]];
    }),
  );
}

/** Set-top boxes, whatever product class they report (RU-071). */
/** Set-top boxes, whatever product class they report. */
export const setTopModels: readonly string[] = ['KSTB2020', 'KSTB6200'];
export const isSetTopBox = (modelName: string, prodClass: string): boolean =>
  setTopModels.includes(modelName) || prodClass === 'STB';
export const isAccessPoint = (prodClass: string): boolean => prodClass === 'AP' || prodClass === 'APROUTER';
export const isExtender = (prodClass: string): boolean => prodClass === 'EXTENDER';

interface Selected {
  modelName: string;
  province: string | null;
  city: string | null;
}

/**
 * Returns what distinguishes devices that were selected for one action, or null (RU-118, docs/decisions/144). Devices
 * without a site match any.
 */
export function differenceOf(devices: readonly Selected[]): 'model' | 'location' | null {
  const models = new Set(devices.map(({ modelName }) => modelId(modelName)));
  if (models.size > 1) return 'model';
  const places = devices.flatMap(({ province, city }) =>
    province === null && city === null ? [] : [JSON.stringify([province, city])],
  );
  return new Set(places).size > 1 ? 'location' : null;
}
