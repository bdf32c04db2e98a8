import { operations } from '#api/operations.gen.ts';
import { streamHandlers } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { AppFiles } from './app-files.ts';
import { appFilesDemo } from './demo.ts';
import { appFileHandlers } from './file-handlers.ts';
import { presentAppFile } from './present.ts';
import { ScopedAppFiles } from './queries/app-files.ts';
import { appFilesTables } from './stored.ts';
import { appFileStream } from './stream.ts';
import { appFileTable, appFileTableHandlers } from './table-resource.ts';
import { appPurpose, appUploadHandlers } from './upload-handlers.ts';

/** Maximum size of an app file, in bytes. */
const mostBytes = 2 * 1024 ** 3;

interface Needs extends CoreServices {
  appFiles: AppFiles;
}

/** App files: their content, approval and versions (docs/product/apps.md). */
export const appFileModule: Module<Needs> = {
  name: 'app files',
  demo: appFilesDemo,
  tables: appFilesTables,
  resources: [appFileTable],
  streams: [appFileStream],
  handlers: (services) => ({
    ...appFileHandlers(services),
    ...appUploadHandlers(services),
    ...appFileTableHandlers(services),
    ...streamHandlers('AppVersion', appFileStream, services, {
      find: async (scope, id) => {
        const files = scope.of(ScopedAppFiles);
        return (await files.findEver(id)) ?? files.seen(id);
      },
      file: { row: presentAppFile },
    }),
  }),
  uploads: {
    [appPurpose]: {
      permission: operations.createApp.permission,
      readers: operations.getAppPage.permission,
      most: mostBytes,
    },
  },
};
