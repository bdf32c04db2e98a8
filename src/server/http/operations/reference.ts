import { modelCatalogue } from '#domain/models.ts';
import type { Handlers } from '../call.ts';
import { presentModel } from '../present-model.ts';

export const referenceHandlers = (): Pick<Handlers, 'listDeviceModels'> => ({
  async listDeviceModels() {
    return { data: Object.values(modelCatalogue).map(presentModel) };
  },
});
