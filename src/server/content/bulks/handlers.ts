import type { ProvisionedItem, ProvisioningKind } from '#machines/provisioning/events.ts';
import { operatorOf } from '#server/content/operator-of.ts';
import type { Provisionings } from '#server/content/provisioning/provisionings.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Call, Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { coverageTarget } from '../delivery/coverage-target.ts';
import { type Coverage, type CoverageTarget, ScopedCoverage } from '../delivery/queries/coverage.ts';
import { ScopedContent } from '../lists/queries/items.ts';
import { kindOf, provisioned } from '../provisioned.ts';
import { provisioningIdOf } from '../provisioning/queries/governed.ts';
import {
  type InheritedRow,
  type ProvisioningRow,
  ScopedProvisionings,
} from '../provisioning/queries/provisionings.ts';
import { ScopedSets } from '../sets/queries/sets.ts';

type BulkHandlers = Pick<
  Handlers,
  'getBulkSettings' | 'previewBulkChange' | 'changeBulkSetting' | 'stopBulkSetting' | 'startBulkSetting'
>;
type SwitchCall = Pick<Call<'stopBulkSetting'>, 'body' | 'scope' | 'caller' | 'audit' | 'language'>;

interface Needs extends Pick<CoreServices, 'log' | 'readModels'> {
  provisionings: Provisionings;
}

/** Handlers for the content that every set-top box of an organisation gets (CL-327..CL-330). */
export const provisioningHandlers = ({ provisionings, log, readModels }: Needs): BulkHandlers => {
  const turn = async ({ body, scope, caller, audit, language }: SwitchCall, to: 'stopped' | 'started') => {
    const { commandType } = body;
    await readModels.reached((await log.head()).pos);
    const row = await scope.of(ScopedProvisionings).find(body.serviceTaskId);
    if (row?.kind !== kindOf[commandType] || isOther(row, body)) throw new ApiError('nodata');
    await provisionings.set(row, { to, language }, caller.actor);
    const named = { commandType, name: row.name, version: row.content_version };
    audit.changed({ ...named, enabled: row.enabled }, { ...named, enabled: to === 'started' }, row.op_id);
    return { data: {} };
  };
  return {
    async getBulkSettings({ query, ...call }) {
      const opId = await operatorOf(call, query.opId);
      await readModels.reached((await log.head()).pos);
      const choices = call.scope.of(ScopedProvisionings);
      const boxes = call.scope.of(ScopedCoverage);
      const rows = await choices.of(opId);
      const shown = async <Shown>(
        kind: ProvisioningKind,
        present: (row: ProvisioningRow, held: Coverage) => Shown,
      ) => {
        const row = rows.find((one) => one.kind === kind);
        if (!row) return null;
        const target = await coverageTarget(call.scope, 'bulk', row.service_task_id);
        return present(row, await boxes.of(target));
      };
      const inherited = async (kind: ProvisioningKind) => {
        const row = await choices.inherited(opId, kind);
        return row && presentInherited(row, await boxes.of(inheritedTarget(row, opId)));
      };
      return {
        data: {
          opId,
          cmsBulkChannel: await shown('landingChannel', (row, held) => ({
            ...common(row, held),
            channelId: row.item_id,
            channelName: row.name,
            channelNumber: Number(row.content_version),
            bulkChannelTime: row.changed_at.toISOString(),
          })),
          cmsBulkBootAd: await shown('bootAd', (row, held) => ({
            ...common(row, held),
            adFileId: row.item_id,
            adFileNameOrg: row.file_name ?? '',
            adFileSize: row.size_bytes,
            adName: row.name,
            adVersion: row.content_version,
            bulkBootAdTime: row.changed_at.toISOString(),
          })),
          cmsBulkMetafile: await shown('metadata', (row, held) => ({
            ...common(row, held),
            metaFileId: row.item_id,
            metaName: row.name,
            metaVersion: row.content_version,
            meta_file_url: `/api/v1/cms/metadatas/${row.item_id}/file`,
            meta_file_size: row.size_bytes,
            crateTime: (row.made_at ?? row.changed_at).toISOString(),
            bulkMetadataTime: row.changed_at.toISOString(),
          })),
          inherited: {
            cmsBulkChannel: await inherited('landingChannel'),
            cmsBulkBootAd: await inherited('bootAd'),
            cmsBulkMetafile: await inherited('metadata'),
          },
        },
      };
    },

    async previewBulkChange({ body: { commandType, ...ids }, scope }) {
      const kind = kindOf[commandType];
      await readModels.reached((await log.head()).pos);
      const found = await provisionings.orders.find(scope, provisioned[kind].taskKind, ids);
      if (!found) throw new ApiError('nodata');
      const { opId, name, version, sha256 } = found;
      const before = (await scope.of(ScopedProvisionings).of(opId)).find((row) => row.kind === kind);
      const {
        boxes,
        have,
        neverReported: unknown,
        offline,
        elsewhere,
      } = await scope.of(ScopedCoverage).of({
        opId,
        object: kind,
        name,
        version,
        current: [sha256],
        earlier: [],
        governedBy: { provisioningId: provisioningIdOf(opId, kind), own: 'on' },
      });
      const taskUseFlag = before?.enabled ?? true;
      return {
        data: { name, version, taskUseFlag, boxes, have, lack: boxes - have, unknown, offline, elsewhere },
      };
    },

    async changeBulkSetting({ body: { commandType, ...ids }, scope, caller, audit }) {
      const kind = kindOf[commandType];
      const found = await provisionings.orders.find(scope, provisioned[kind].taskKind, ids);
      if (!found) throw new ApiError('nodata');
      // The file is in the store from now on, even one that is built from the item.
      await provisionings.orders.params(found);
      const { opId, itemId, name, version, sha256, size } = found;
      const bootAd = kind === 'bootAd' ? await scope.of(ScopedContent).find('bootAd', itemId) : null;
      const set = kind === 'metadata' ? await scope.of(ScopedSets).find(itemId) : null;
      const item: ProvisionedItem = {
        itemId,
        name,
        version,
        sha256,
        size,
        fileName: bootAd?.file_name ?? null,
        madeAt: set?.created_at.toISOString() ?? null,
      };
      const before = (await scope.of(ScopedProvisionings).of(opId)).find((row) => row.kind === kind);
      const { serviceTaskId, enabled } = await provisionings.change({ opId, kind, item }, caller.actor);
      audit.changed(
        before
          ? { commandType, name: before.name, version: before.content_version, enabled: before.enabled }
          : null,
        { commandType, name, version, enabled },
        opId,
      );
      return { data: { serviceTaskId, taskUseFlag: enabled } };
    },

    stopBulkSetting: (call) => turn(call, 'stopped'),
    startBulkSetting: (call) => turn(call, 'started'),
  };
};

/** Tells if the call names another item than the chosen one. */
const isOther = (row: ProvisioningRow, body: SwitchCall['body']): boolean =>
  Object.values(provisioned).some(({ idName }) => {
    const id = body[idName];
    return id !== undefined && (idName !== provisioned[row.kind].idName || id !== row.item_id);
  });

const common = (row: ProvisioningRow, { boxes, have, neverReported, elsewhere }: Coverage) => ({
  serviceTaskId: row.service_task_id,
  taskUseFlag: row.enabled,
  boxes,
  have,
  lack: boxes - have,
  unknown: neverReported,
  elsewhere,
  author: row.account_name,
  deleted: row.item_deleted,
  hold:
    row.hold_reason && row.hold_since
      ? { reason: row.hold_reason, since: row.hold_since.toISOString() }
      : null,
});

/** Returns the coverage of an organisation's boxes that a choice from above governs while its own is off. */
const inheritedTarget = (row: InheritedRow, opId: string): CoverageTarget => ({
  opId,
  object: row.kind,
  name: row.name,
  version: row.content_version,
  current: [row.sha256],
  earlier: [],
  governedBy: { provisioningId: row.provisioning_id, own: 'off' },
});

const presentInherited = (row: InheritedRow, { boxes, have, neverReported }: Coverage) => ({
  organisation: row.company_name,
  name: row.name,
  version: row.content_version,
  sent: !row.item_deleted && row.hold_reason === null,
  boxes,
  have,
  lack: boxes - have,
  unknown: neverReported,
});
