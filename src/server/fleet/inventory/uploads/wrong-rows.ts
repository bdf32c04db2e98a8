import { type DeviceField, deviceFields, mostUploadRows, templateFields } from '#domain/inventory-rows.ts';
import { screenName } from '#domain/sheet/column-names.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { errorColumn } from '../rows/device-file.ts';
import { presentRow } from './present.ts';
import { type ListedUpload, ScopedUploads } from './queries/uploads.ts';

type WrongRow = Partial<Record<DeviceField, string | number>> & { [errorColumn]: string };

/** Lists the wrong rows of a file as written, each with its errors. */
export async function wrongRows(scope: Scope, upload: ListedUpload, language: Language): Promise<WrongRow[]> {
  const { rows } = await scope.of(ScopedUploads).rows(upload, { show: 'invalid' }, 1, mostUploadRows);
  return rows.map(presentRow).map(({ line, cells, errors }) => ({
    ...cells,
    [errorColumn]: `Line ${line}: ${errors.map(({ field, message }) => (field ? `${screenName(field, language)}: ${message}` : message)).join(' ')}`,
  }));
}

/** Returns the columns of the type's template, and those that a row has besides. */
export function wrongRowColumns({ upload_type: type }: ListedUpload, rows: readonly WrongRow[]): string[] {
  const template: readonly DeviceField[] =
    type === 'create'
      ? templateFields.create
      : type === 'deploy'
        ? templateFields.deploy
        : templateFields.edit;
  const used = deviceFields.filter(
    (field) => template.includes(field) || rows.some((row) => row[field] !== undefined),
  );
  return [...used, errorColumn];
}
