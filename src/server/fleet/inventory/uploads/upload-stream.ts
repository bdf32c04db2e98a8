import type { SnapshotFrom } from 'xstate';
import { inventoryUploadMachine, inventoryUploadMachineVersion } from '#machines/inventory-upload/machine.ts';
import type { JsonObject } from '#machines/json.ts';
import type { Row } from '#server/core/database/database.ts';
import { defineStream, idOf, streamMessage } from '#server/core/streams/definition.ts';
import type { StreamRepository } from '#server/core/streams/repository.ts';

type InventoryUploadMachine = typeof inventoryUploadMachine;
export type InventoryUploadSnapshot = SnapshotFrom<InventoryUploadMachine>;
export type InventoryUploadStreams = StreamRepository<InventoryUploadMachine>;

/** Builds the progress that list, live socket and API show. */
export const progressOf = ({ value, context }: InventoryUploadSnapshot) => ({
  state: String(value),
  valid: context.valid,
  unchanged: context.unchanged,
  invalid: context.invalid,
  applied: context.applied,
  added: context.added,
  updated: context.updated,
  skipped: context.skipped,
  undone: context.undone,
  removed: context.removed,
  restored: context.restored,
  kept: context.kept,
});

/** Stream of an upload: connects the machine in machines/inventory-upload to the server. */
export const inventoryUploadStream = defineStream<InventoryUploadMachine, Row<'inventory_upload'>>({
  kind: 'inventory-upload',
  machine: inventoryUploadMachine,
  version: inventoryUploadMachineVersion,
  list: {
    table: {
      name: 'inventory_upload',
      key: 'upload_id',
      changing: [
        'state',
        'terminal',
        'valid',
        'unchanged',
        'invalid',
        'errors',
        'applied',
        'added',
        'updated',
        'skipped',
        'undone',
        'removed',
        'restored',
        'kept',
        'plan_hash',
        'version',
        'updated_at',
        'finished_at',
      ] satisfies (keyof Row<'inventory_upload'>)[],
    },
    version: 1,
    row: (before, { id, version, recordedAt, actor }, { after }) => {
      const { context } = after;
      const terminal = after.hasTag('terminal');
      const isOver = terminal || after.value === 'done' || after.value === 'stopped';
      return {
        upload_id: id,
        op_id: context.opId,
        upload_type: context.uploadType ?? '',
        file_name: context.fileName,
        sha256: context.sha256,
        rows: context.rows,
        reading: JSON.stringify(context.reading),
        ...progressOf(after),
        errors: JSON.stringify(context.errors),
        plan_hash: context.planHash,
        terminal,
        version,
        account_id: before?.account_id ?? actor.id,
        account_name: before?.account_name ?? actor.name,
        requested_at: before?.requested_at ?? recordedAt,
        updated_at: recordedAt,
        finished_at: isOver ? recordedAt : null,
      };
    },
  },
  effects: {
    preview: { pendingIn: 'received' },
    applySlice: { pendingIn: 'applying' },
    undoSlice: { pendingIn: 'undoing' },
  },
  live: (event, step) =>
    step && {
      ...streamMessage(event),
      target_type: 'multi',
      data: {
        inventoryUploadId: idOf(event.streamId),
        ...(progressOf(step.after) satisfies JsonObject),
        terminal: step.after.hasTag('terminal'),
      },
    },
  audience: ({ context }) => ({ opId: context.opId, permission: '/invdevices/bulk-uploads/page' }),
  retention: { over: { column: 'terminal', is: true }, lastEvent: 'updated_at' },
  lane: () => 'bulk',
});
