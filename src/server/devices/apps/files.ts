import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { appsTables } from '#server/devices/apps/stored.ts';

/** EN-528..EN-535: app files with the models that they may be installed on. */
const appFiles = defineResource('AppFile')({
  table: 'app_file',
  id: 'file_id',
  scope: null,
  fields: {
    fileId: 'file_id',
    appId: 'app_id',
    appName: 'app_name',
    platform: 'platform',
    packageName: 'package_name',
    appUuid: 'app_uuid',
    version: 'version',
    size: 'size',
    url: 'url',
    developer: 'developer',
    models: 'models',
    dateModified: 'modified_at',
  },
  search: ['app_name', 'package_name'],
  unique: { app_file_version: 'conflict', app_file_pkey: 'conflict' },
  modified: 'modified_at',
});

export const appFileModule: Module<CoreServices> = {
  name: 'app files',
  tables: appsTables,
  resources: [appFiles],
};
