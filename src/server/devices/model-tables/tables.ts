import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { modelTablesTables } from '#server/devices/model-tables/stored.ts';
import { reclassify } from './queries/reclassify.ts';

const models = defineResource('DeviceModel')({
  table: 'device_model',
  id: 'model_name',
  scope: null,
  fields: {
    modelName: 'model_name',
    mid: 'mid',
    modelSubName: 'model_sub_name',
    modelOui: 'model_oui',
    manufacturerId: 'manufacturer_id',
    manufacturerName: 'manufacturer_name',
    productClass: 'product_class',
    protocol: 'protocol',
    bands: 'bands',
    operatingStandard: 'operating_standard',
    securitySupport: 'security_support',
  },
  search: ['model_name', 'manufacturer_name'],
  written: (db, { modelName, productClass }) => reclassify(db, modelName, productClass),
  keptBy: {
    device: 'model_name',
    device_model_feature: 'model_name',
    device_model_menu: 'model_name',
    device_model_image: 'model_name',
    model_supported: 'model_name',
    model_parameters: 'model_name',
    service_model: 'model_name',
    system_device_model: 'model_name',
  },
});

const features = defineResource('DeviceModelFeature')({
  table: 'device_model_feature',
  id: 'model_name',
  scope: null,
  fields: { modelName: 'model_name', supportFeatures: 'support_features' },
});

const menus = defineResource('DeviceModelMenu')({
  table: 'device_model_menu',
  id: 'model_name',
  scope: null,
  fields: { modelName: 'model_name', supportMenu: 'support_menu' },
});

export const deviceModelModule: Module<CoreServices> = {
  name: 'device models',
  tables: modelTablesTables,
  resources: [models, features, menus],
};
