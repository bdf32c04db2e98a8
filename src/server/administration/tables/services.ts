import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';

const commonCode = defineResource('CommonCode')({
  table: 'common_code',
  id: 'code_id',
  scope: null,
  fields: {
    codeId: 'code_id',
    codeGroup: 'code_group',
    codeName: 'code_name',
    codeNameKo: 'code_name_ko',
    sortOrder: 'sort_order',
    useFlag: 'use_flag',
    updateTime: 'modified_at',
  },
  search: ['code_group', 'code_name', 'code_name_ko'],
  modified: 'modified_at',
});

const menu = defineResource('Menu')({
  table: 'console_menu',
  id: 'menu_key',
  scope: null,
  fields: {
    menuKey: 'menu_key',
    menuName: 'menu_name',
    menuNameKo: 'menu_name_ko',
    sortOrder: 'sort_order',
    updateTime: 'modified_at',
  },
  modified: 'modified_at',
});

const roleGroupBasic = defineResource('RoleGroupBasic')({
  table: 'role_group_basic',
  id: 'role_group_key',
  scope: null,
  fields: {
    roleGroupKey: 'role_group_key',
    roleGroupName: 'role_group_name',
    description: 'description',
    updateTime: 'modified_at',
  },
  modified: 'modified_at',
});

const serviceFeature = defineResource('ServiceFeature')({
  table: 'service_feature',
  id: 'feature_key',
  scope: null,
  fields: {
    featureKey: 'feature_key',
    featureName: 'feature_name',
    featureNameKo: 'feature_name_ko',
    updateTime: 'modified_at',
  },
  search: ['feature_key', 'feature_name', 'feature_name_ko'],
  modified: 'modified_at',
});

const serviceModel = defineResource('ServiceModel')({
  table: 'service_model',
  id: 'service_model_id',
  scope: null,
  fields: {
    serviceModelId: 'service_model_id',
    serviceName: 'service_name',
    modelName: 'model_name',
    updateTime: 'modified_at',
  },
  search: ['service_name', 'model_name'],
  modified: 'modified_at',
});

const system = defineResource('System')({
  table: 'managing_system',
  id: 'system_id',
  scope: null,
  fields: {
    systemId: 'system_id',
    systemName: 'system_name',
    protocol: 'protocol',
    description: 'description',
    updateTime: 'modified_at',
  },
  modified: 'modified_at',
});

const systemDeviceModel = defineResource('SystemDeviceModel')({
  table: 'system_device_model',
  id: 'system_model_id',
  scope: null,
  fields: {
    systemModelId: 'system_model_id',
    systemId: 'system_id',
    modelName: 'model_name',
    updateTime: 'modified_at',
  },
  modified: 'modified_at',
});

/** CL-377, CL-390..CL-395: codes and lists of the service. */
export const serviceTableModule: Module<CoreServices> = {
  name: 'serviceTable',
  resources: [commonCode, menu, roleGroupBasic, serviceFeature, serviceModel, system, systemDeviceModel],
};
