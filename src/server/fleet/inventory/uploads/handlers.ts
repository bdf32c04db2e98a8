import type { components } from '#api/main.d.ts';
import { templateFields } from '#domain/inventory-rows.ts';
import { cleanFileName } from '#domain/text/file-name.ts';
import type { UploadType } from '#machines/inventory-upload/events.ts';
import { hintError } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import { sheetOf } from '#server/core/resource/sheet.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { DeviceModels } from '#server/devices/models/queries/models.ts';
import type { InventoryUploads } from '#server/fleet/inventory/uploads/uploads.ts';
import { inventoryCreationHandlers } from './creation.ts';
import { uploadDemo } from './demo.ts';
import { type DeviceUpload, presentRow, presentUpload } from './present.ts';
import { type ListedUpload, ScopedUploads } from './queries/uploads.ts';
import { readDeviceFile, readingOfDeviceFile } from './read-file.ts';
import { inventoryUploadStream } from './upload-stream.ts';
import { wrongRowColumns, wrongRows } from './wrong-rows.ts';

type UploadHandlers = Pick<
  Handlers,
  | 'uploadDevices'
  | 'readDeviceFile'
  | 'listDeviceUploads'
  | 'getDeviceUpload'
  | 'applyDeviceUpload'
  | 'cancelDeviceUpload'
  | 'undoDeviceUpload'
  | 'exportDeviceUploadRows'
  | 'getDeviceTemplate'
  | TimelineOperation<'DeviceUpload'>
>;

interface Needs extends CoreServices {
  uploads: InventoryUploads;
  models: DeviceModels;
}

const uploadHandlers = (services: Needs): UploadHandlers => ({
  async readDeviceFile({ body: { type: word, file, ...choice } }) {
    const type = typeOf(word);
    return { data: readingOfDeviceFile(Buffer.from(file, 'base64'), type, choice) };
  },

  async uploadDevices({ body: { fileName: given, type: word, file, ...choice }, caller, audit }) {
    const type = typeOf(word);
    const fileName = cleanFileName(given);
    const { rows, ...read } = readDeviceFile(Buffer.from(file, 'base64'), type, choice);
    const { opId } = caller.account.operator;
    const upload = { ...read, rows, fileName, uploadType: type };
    const historyId = await services.uploads.receive(upload, opId, caller.actor);
    audit.objects.push(historyId);
    audit.changed(null, { historyId, fileName, type, rows: rows.length, sha256: read.sha256 }, opId);
    return { data: { historyId } };
  },

  async listDeviceUploads({ body, scope }) {
    const { page = 1, limit = defaultLimit, orders = [] } = body;
    const found = await scope.of(ScopedUploads).page(orders, page, limit);
    return { data: found.rows.map(presentUpload), pagination: pagination({ page, limit }, found.total) };
  },

  async getDeviceUpload({ body: { historyId, page = 1, limit = defaultLimit, ...filter }, scope }) {
    const upload = await uploadInScope(services, scope, historyId);
    const { rows, total } = await scope.of(ScopedUploads).rows(upload, filter, page, limit);
    return { data: { history: presentUpload(upload), historyData: rows.map(presentRow), rows: total } };
  },

  ...streamHandlers('DeviceUpload', inventoryUploadStream, services, {
    find: (scope, id) => scope.of(ScopedUploads).find(id),
    // Values redacted from the events must be redacted from the row too.
    file: {
      row: (upload: ListedUpload, taken) => ({
        ...presentUpload(upload),
        ...(taken.has('fileName') && { fileName: '' }),
        ...(taken.has('reading') && { reading: { ignored: [], notes: [] } }),
      }),
    },
  }),

  async applyDeviceUpload(call) {
    const { planHash } = call.body;
    return command(services, call, { type: 'apply.requested', data: { planHash } });
  },

  async cancelDeviceUpload(call) {
    return command(services, call, { type: 'cancel.requested', data: {} });
  },

  async undoDeviceUpload(call) {
    return command(services, call, { type: 'undo.requested', data: {} });
  },

  async exportDeviceUploadRows({ params, query, scope, audit, language }) {
    const upload = await uploadInScope(services, scope, params.historyId);
    const rows = await wrongRows(scope, upload, language);
    audit.changed(null, { rows: rows.length, as: query.as }, upload.op_id);
    return sheetOf(query.as, 'wrong-rows', wrongRowColumns(upload, rows), {
      rows,
      total: rows.length,
      totalIsLowerBound: false,
    });
  },

  async getDeviceTemplate({ query: { type: word, as } }) {
    const type = typeOf(word);
    return sheetOf(as, `devices-${type}`, templateFields[type], {
      rows: [],
      total: 0,
      totalIsLowerBound: false,
    });
  },
});

/** Maps the specification's two words for one type. */
const typeOf = (word: components['schemas']['UploadWord']): UploadType => (word === 'add' ? 'create' : word);

type Commanded = Call<'applyDeviceUpload' | 'cancelDeviceUpload' | 'undoDeviceUpload'>;
type Fact = Parameters<InventoryUploads['command']>[1];
type PlainFact = {
  [Type in Fact['type']]: { type: Type; data: Extract<Fact, { type: Type }>['data'] };
}[Fact['type']];

/** Sends a command on behalf of the caller; refuses it if the upload's state does not allow it. */
async function command(
  services: Needs,
  { params, scope, caller, audit }: Pick<Commanded, 'params' | 'scope' | 'caller' | 'audit'>,
  fact: PlainFact,
): Promise<{ data: DeviceUpload }> {
  const before = await uploadInScope(services, scope, params.historyId);
  const stored = await services.uploads.command(before.upload_id, { ...fact, actor: caller.actor });
  if (!stored) throw hintError('conflict', { state: before.state });
  const { file_name: fileName, rows, valid, invalid } = before;
  audit.changed(
    { state: before.state },
    { fileName, state: String(stored.snapshot.value), rows, valid, invalid },
    before.op_id,
  );
  return { data: presentUpload(await uploadInScope(services, scope, params.historyId)) };
}

async function uploadInScope({ log }: Needs, scope: Scope, id: string): Promise<ListedUpload> {
  const found = await scope.of(ScopedUploads).find(id);
  if (!found) throw await missingStream(log, `${inventoryUploadStream.kind}:${id}`);
  return found;
}

export const inventoryUploadModule: Module<Needs> = {
  name: 'inventory uploads',
  demo: uploadDemo,
  streams: [inventoryUploadStream],
  handlers: (services) => ({ ...uploadHandlers(services), ...inventoryCreationHandlers(services) }),
};
