import { operatorOf } from '#server/content/operator-of.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { detailsOf } from './lists/kinds.ts';
import { itemsOf } from './lists/queries/items.ts';
import { setsOf } from './sets/queries/sets.ts';

type CommonHandlers = Pick<
  Handlers,
  'listChannelNames' | 'listBootAdNames' | 'listMetadataNames' | 'listMetadataVersions'
>;

/** Choices of an organisation (CL-370..CL-373). */
export const commonHandlers = ({ database }: Pick<CoreServices, 'database'>): CommonHandlers => ({
  async listChannelNames({ query, ...call }) {
    const rows = await itemsOf(database.sql, await operatorOf(call, query.opId), 'channel');
    return {
      data: rows.map((row) => ({
        channelId: row.item_id,
        channelName: row.name,
        channelNumber: detailsOf<'channel'>(row).logicalChannelNumber,
      })),
    };
  },

  async listBootAdNames({ query, ...call }) {
    const rows = await itemsOf(database.sql, await operatorOf(call, query.opId), 'bootAd');
    return {
      data: rows.map((row) => ({
        adFileId: row.item_id,
        adName: row.name,
        adFileSize: row.size_bytes,
        version: String(detailsOf<'bootAd'>(row).version),
      })),
    };
  },

  async listMetadataNames({ query, ...call }) {
    const rows = await setsOf(database.sql, await operatorOf(call, query.opId));
    return { data: [...new Set(rows.map(({ name }) => name))] };
  },

  async listMetadataVersions({ params, query, ...call }) {
    const all = await setsOf(database.sql, await operatorOf(call, query.opId));
    const rows = all.filter(({ name }) => name === params.name);
    if (rows.length === 0) throw new ApiError('nodata');
    return {
      data: rows.map((row) => ({
        metaFileId: row.set_id,
        metaVersion: String(row.version),
        meta_file_size: row.size_bytes,
        crateTime: row.created_at.toISOString(),
      })),
    };
  },
});
