import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';

const manufacturer = defineResource('Manufacturer')({
  table: 'manufacturer',
  id: 'manufacturer_id',
  scope: null,
  fields: {
    manufacturerId: 'manufacturer_id',
    manufacturerName: 'manufacturer_name',
    manufacturerOui: 'manufacturer_oui',
    countryCode: 'country_code',
    url: 'url',
    updateTime: 'modified_at',
  },
  search: ['manufacturer_name'],
  modified: 'modified_at',
});

const deviceModelImage = defineResource('DeviceModelImage')({
  table: 'device_model_image',
  id: 'image_id',
  scope: null,
  fields: {
    imageId: 'image_id',
    modelName: 'model_name',
    imageUrl: 'image_url',
    description: 'description',
    updateTime: 'modified_at',
  },
  search: ['model_name', 'description'],
  modified: 'modified_at',
});

const deviceModelMenuBasic = defineResource('DeviceModelMenuBasic')({
  table: 'device_model_menu_basic',
  id: 'product_class',
  scope: null,
  fields: {
    productClass: 'product_class',
    supportMenu: 'support_menu',
    updateTime: 'modified_at',
  },
  modified: 'modified_at',
});

const modelSupported = defineResource('ModelSupported')({
  table: 'model_supported',
  id: 'support_id',
  scope: null,
  fields: {
    supportId: 'support_id',
    modelName: 'model_name',
    objectPath: 'object_path',
    supported: 'supported',
    note: 'note',
    updateTime: 'modified_at',
  },
  search: ['object_path', 'model_name'],
  modified: 'modified_at',
});

const modelParameters = defineResource('ModelParameters')({
  table: 'model_parameters',
  id: 'parameter_id',
  scope: null,
  fields: {
    parameterId: 'parameter_id',
    modelName: 'model_name',
    parameterPath: 'parameter_path',
    dataType: 'data_type',
    writable: 'writable',
    note: 'note',
    updateTime: 'modified_at',
  },
  search: ['parameter_path', 'model_name'],
  modified: 'modified_at',
});

/** Tables about models that the product itself does not use (../device-models.ts). */
export const modelTableModule: Module<CoreServices> = {
  name: 'modelTable',
  resources: [manufacturer, deviceModelImage, deviceModelMenuBasic, modelSupported, modelParameters],
};
