import type { components } from '#api/main.d.ts';
import type { MediaUse } from '#domain/media/rules.ts';
import type { Row } from '#server/core/database/database.ts';

type Schemas = components['schemas'];
export type ItemRow = Row<'content_item'>;

/** Lists of an organisation. */
export type ListKind = 'channel' | 'radioChannel' | 'banner' | 'liveAd' | 'bootAd';

export interface ChannelDetails {
  logicalChannelNumber: number;
}
export type BannerDetails = Pick<Schemas['Banner'], 'type' | 'linkId'>;
export type LiveAdDetails = Pick<
  Schemas['LiveAd'],
  | 'lcnList'
  | 'endDate'
  | 'startHour'
  | 'endHour'
  | 'totalImpression'
  | 'afterBootImpression'
  | 'duration'
  | 'position'
  | 'description'
>;
export type BootAdDetails = Pick<Schemas['BootAd'], 'version' | 'type'>;

/** Fields of each list besides name and file. */
export interface Details {
  channel: ChannelDetails;
  radioChannel: ChannelDetails;
  banner: BannerDetails;
  liveAd: LiveAdDetails;
  bootAd: BootAdDetails;
}

export const useOf: Record<ListKind, MediaUse> = {
  channel: 'channel',
  radioChannel: 'channel',
  banner: 'banner',
  liveAd: 'liveAd',
  bootAd: 'bootAd',
};

/** Reads `details` of a row, which only this server writes. */
export const detailsOf = <Kind extends ListKind>(row: Pick<ItemRow, 'details'>): Details[Kind] =>
  JSON.parse(row.details);

/** Returns a list file's address for browsers; its bytes never change. */
export const fileAddress = (sha256: string): string => `/content-files/${sha256}`;

/** Maps the picture fields that every row has. */
export const presentPicture = (row: ItemRow) => ({
  id: row.item_id,
  name: row.name,
  image: fileAddress(row.sha256),
  imageWidth: row.width,
  imageHeight: row.height,
  updater: row.updater,
  updateTime: row.modified_at.toISOString(),
});
