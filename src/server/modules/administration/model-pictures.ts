import { uploadedPictures } from '#domain/models.ts';
import { pictureTypeOf } from '#server/capture/picture-type.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Handlers } from '#server/http/call.ts';
import type { Services } from '#server/http/services.ts';
import { refusal } from '#server/http/validators.ts';
import { ModelPictures } from '#server/projections/devices/model-pictures.ts';
import type { Access } from '#server/projections/scope.ts';
import type { Module } from '../module.ts';

const pictures = { within: (access: Access) => new ModelPictures(access) };

const handlers = ({ models }: Services): Pick<Handlers, 'setModelPicture' | 'removeModelPicture'> => ({
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
export const modelPictureModule: Module = { name: 'pictures of models', handlers };
