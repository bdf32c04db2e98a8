import { uploadedPictures } from '#domain/models.ts';
import { pictureTypeOf } from '#server/core/files/picture-type.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { Module } from '#server/core/module.ts';
import type { Access } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import { ModelPictures } from '#server/devices/models/queries/pictures.ts';
import { modelsTables } from '#server/devices/models/stored.ts';

const pictures = { within: (access: Access) => new ModelPictures(access) };

interface Needs extends CoreServices {
  models: DeviceModels;
}

const handlers = ({ models }: Needs): Pick<Handlers, 'setModelPicture' | 'removeModelPicture'> => ({
  async setModelPicture({ params: { modelName }, body, scope }) {
    const bytes = Buffer.from(body.picture, 'base64');
    const mediaType = pictureTypeOf(bytes);
    if (mediaType === null)
      throw refusal([{ field: 'body.picture', message: 'is no PNG, JPEG or WebP picture' }]);
    const digest = await scope.of(pictures).set(modelName, { mediaType, bytes });
    if (digest === null) throw new ApiError('nodata');
    models.readAgain();
    return { data: { modelName, address: `${uploadedPictures}${digest}` } };
  },

  async removeModelPicture({ params: { modelName }, scope }) {
    if (!(await scope.of(pictures).remove(modelName))) throw new ApiError('nodata');
    models.readAgain();
    return { data: {} };
  },
});

/** Profile.model_images, LOOK.md "model picture" (docs/decisions/230). */
export const modelPictureModule: Module<Needs> = {
  name: 'pictures of models',
  tables: modelsTables,
  handlers,
};
