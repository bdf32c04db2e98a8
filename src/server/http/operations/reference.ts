import type { components } from '#api/auth.d.ts';
import { isKnownModel, type ModelProfile, modelCatalogue, modelId } from '#domain/models.ts';
import type { Handlers } from '../call.ts';

export const referenceHandlers = (): Pick<Handlers, 'listDeviceModels'> => ({
  async listDeviceModels() {
    return { data: Object.values(modelCatalogue).map(presentModel) };
  },
});

export function presentModel(profile: ModelProfile): components['schemas']['ModelProfile'] {
  return {
    mid: modelId(profile.modelName),
    modelName: profile.modelName,
    prodClass: profile.prodClass,
    bands: [...profile.bands],
    operatingStandard: profile.operatingStandard,
    securitySupport: [...profile.securitySupport],
    supportFeatures: [...profile.supportFeatures],
    supportMenu: [...profile.supportMenu],
    known: isKnownModel(profile.modelName),
  };
}
