import { localTimeOf } from '#domain/display.ts';
import { cleanName } from '#domain/text/normal.ts';
import { operatorOf } from '#server/content/operator-of.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { refusal } from '#server/core/http/validators.ts';
import type { CoreServices } from '#server/core/services.ts';
import { checkLink } from './banner-links.ts';
import { detailsOf, fileAddress, type ItemRow, type ListKind, presentPicture } from './kinds.ts';
import { liveAdDefaults, refuseClash, refuseUnshown, tidyNumbers } from './live-ads.ts';
import { addItem, type Caller, deleteItem, editItem, inScope, listOf, sortItems } from './store.ts';
import { descriptionTooLong } from './texts.ts';

type ListHandlers = Pick<
  Handlers,
  | 'listChannels'
  | 'addChannel'
  | 'editChannel'
  | 'deleteChannel'
  | 'sortChannels'
  | 'listRadioChannels'
  | 'addRadioChannel'
  | 'editRadioChannel'
  | 'deleteRadioChannel'
  | 'sortRadioChannels'
  | 'listBanners'
  | 'addBanner'
  | 'editBanner'
  | 'deleteBanner'
  | 'sortBanners'
  | 'listLiveAds'
  | 'addLiveAd'
  | 'editLiveAd'
  | 'deleteLiveAd'
  | 'sortLiveAds'
  | 'listBootAds'
  | 'addBootAd'
  | 'editBootAd'
  | 'deleteBootAd'
>;

/** Handlers for channels, banners, live ads and boot ads (CL-331..CL-354). */
export const listHandlers = (
  services: Pick<CoreServices, 'blobs' | 'database' | 'fileUploads' | 'log' | 'now'>,
): ListHandlers => {
  const list =
    <Shown>(kind: ListKind, present: (row: ItemRow) => Shown) =>
    async (call: Pick<Caller, 'scope' | 'caller'> & { query: { opId?: string } }) => {
      const opId = await operatorOf(call, call.query.opId);
      const { rows, version } = await listOf(services, opId, kind);
      const totalSize = rows.reduce((sum, row) => sum + row.size_bytes, 0);
      return { data: { opId, version, totalSize, items: rows.map(present) } };
    };
  const remove = (kind: ListKind) => async (call: Caller & { params: { id: string } }) => {
    await deleteItem(services, call, kind, call.params.id);
    return { data: {} };
  };
  const sort =
    (kind: ListKind) =>
    async (call: Caller & { body: { ids: string[]; version: number; opId?: string } }) => {
      const opId = await operatorOf(call, call.body.opId);
      return { data: await sortItems(services, call, kind, { ...call.body, opId }) };
    };
  const addChannel =
    (kind: 'channel' | 'radioChannel') =>
    async (
      call: Caller & { body: ChannelBody & { name: string; logicalChannelNumber: number; opId?: string } },
    ) => {
      const { name, logicalChannelNumber, uploadId, opId } = call.body;
      const wanted = { opId: await operatorOf(call, opId), name: cleanName(name), uploadId };
      return { data: await addItem(services, call, kind, { ...wanted, details: { logicalChannelNumber } }) };
    };
  const editChannel =
    (kind: 'channel' | 'radioChannel') =>
    async (call: Caller & { body: ChannelBody & { id: string; name?: string; version?: number } }) => {
      const { id, name, logicalChannelNumber, uploadId, version } = call.body;
      const details = logicalChannelNumber === undefined ? {} : { logicalChannelNumber };
      const data = await editItem(services, call, kind, { id, ...named(name), uploadId, version, details });
      return { data };
    };
  const today = ({ caller }: Caller) =>
    localTimeOf(services.now().toISOString(), caller.account.operator.timeZone).slice(0, 10);

  return {
    listChannels: list('channel', (row) => ({
      ...presentPicture(row),
      ...detailsOf<'channel'>(row),
      channelFileSize: row.size_bytes,
    })),
    addChannel: addChannel('channel'),
    editChannel: editChannel('channel'),
    deleteChannel: remove('channel'),
    sortChannels: sort('channel'),

    listRadioChannels: list('radioChannel', (row) => ({
      ...presentPicture(row),
      ...detailsOf<'radioChannel'>(row),
      radioChannelFileSize: row.size_bytes,
    })),
    addRadioChannel: addChannel('radioChannel'),
    editRadioChannel: editChannel('radioChannel'),
    deleteRadioChannel: remove('radioChannel'),
    sortRadioChannels: sort('radioChannel'),

    listBanners: list('banner', (row) => ({
      ...presentPicture(row),
      ...detailsOf<'banner'>(row),
      bannerFileSize: row.size_bytes,
    })),
    async addBanner({ body, ...call }) {
      const { name, uploadId, type, linkId = null } = body;
      const opId = await operatorOf(call, body.opId);
      const wanted = { opId, name: cleanName(name), uploadId, details: { type, linkId } };
      return { data: await addItem(services, call, 'banner', wanted, checkLink(call.language)) };
    },
    async editBanner({ body, ...call }) {
      const { id, name, uploadId, version, type, linkId } = body;
      const isOther = type !== undefined || linkId !== undefined;
      const details = {
        ...(type === undefined ? {} : { type, linkId: null }),
        ...(linkId === undefined ? {} : { linkId }),
      };
      const wanted = { id, ...named(name), uploadId, version, details };
      // The link is checked only if it changes, so that a banner can be renamed after its title left the VOD list.
      return {
        data: await editItem(
          services,
          call,
          'banner',
          wanted,
          isOther ? checkLink(call.language) : undefined,
        ),
      };
    },
    deleteBanner: remove('banner'),
    sortBanners: sort('banner'),

    listLiveAds: list('liveAd', (row) => ({
      ...presentPicture(row),
      ...detailsOf<'liveAd'>(row),
      liveAdFileSize: row.size_bytes,
    })),
    async addLiveAd({ body, ...call }) {
      const { name, uploadId, opId: wantedOp, keepBoth = false, ...written } = body;
      const details = { ...liveAdDefaults, ...written, lcnList: tidyNumbers(written.lcnList) };
      refuseLongText(call.language, details.description);
      const opId = await operatorOf(call, wantedOp);
      const wanted = { opId, name: cleanName(name), uploadId, details };
      const data = await addItem(services, call, 'liveAd', wanted, async (db, item) => {
        refuseUnshown(item.details, { today: today(call), kept: null, language: call.language });
        if (!keepBoth) await refuseClash(db, item, { today: today(call), language: call.language });
      });
      return { data };
    },
    async editLiveAd({ body, ...call }) {
      const { id, name, uploadId, version, keepBoth = false, lcnList, ...written } = body;
      const details = { ...written, ...(lcnList === undefined ? {} : { lcnList: tidyNumbers(lcnList) }) };
      refuseLongText(call.language, details.description ?? '');
      const wanted = { id, ...named(name), uploadId, version, details };
      const { endDate: kept } = detailsOf<'liveAd'>(await inScope(call, 'liveAd', id));
      const data = await editItem(services, call, 'liveAd', wanted, async (db, item) => {
        refuseUnshown(item.details, { today: today(call), kept, language: call.language });
        if (!keepBoth) await refuseClash(db, item, { today: today(call), language: call.language });
      });
      return { data };
    },
    deleteLiveAd: remove('liveAd'),
    sortLiveAds: sort('liveAd'),

    async listBootAds(call) {
      const { rows } = await listOf(services, await operatorOf(call, call.query.opId), 'bootAd');
      return { data: rows.toReversed().map(presentBootAd) };
    },
    async addBootAd({ body, ...call }) {
      const { adName, version = '', type = '', uploadId } = body;
      const details = { version: cleanName(version), type: cleanName(type) };
      const opId = await operatorOf(call, body.opId);
      const wanted = { opId, name: cleanName(adName), uploadId, details };
      return { data: await addItem(services, call, 'bootAd', wanted) };
    },
    async editBootAd({ params, body, ...call }) {
      const { adName, version, type } = body;
      const details = {
        ...(version === undefined ? {} : { version: cleanName(version) }),
        ...(type === undefined ? {} : { type: cleanName(type) }),
      };
      return { data: await editItem(services, call, 'bootAd', { id: params.id, ...named(adName), details }) };
    },
    deleteBootAd: remove('bootAd'),
  };
};

interface ChannelBody {
  logicalChannelNumber?: number;
  uploadId?: string;
}

const named = (name: string | undefined) => (name === undefined ? {} : { name: cleanName(name) });

/** Refuses a long description (RU-104). Characters are counted as people do: a Korean syllable is one. */
function refuseLongText(language: Language, description: string): void {
  const characters = new Intl.Segmenter();
  const lines = description.split(/\r?\n/);
  if (lines.length <= 2 && lines.every((line) => [...characters.segment(line)].length <= 20)) return;
  throw refusal([{ field: 'body.description', message: descriptionTooLong[language] }]);
}

const presentBootAd = (row: ItemRow) => ({
  id: row.item_id,
  name: row.name,
  file: row.file_name,
  ...detailsOf<'bootAd'>(row),
  size: row.size_bytes,
  duration: (row.duration_ms ?? 0) / 1000,
  sha256: row.sha256,
  address: fileAddress(row.sha256),
  updater: row.updater,
  updateTime: row.modified_at.toISOString(),
});
