/** Lists of a metadata set, and the names of their files in its archive. */
export const setLists = {
  channel: 'channels.json',
  radioChannel: 'radio-channels.json',
  banner: 'banners.json',
  liveAd: 'live-ads.json',
} as const;
export type SetListName = keyof typeof setLists;
export const setListNames = Object.keys(setLists) as SetListName[];

/** File of the VOD list, if one was fetched. */
export const vodFile = 'vods.json';
/** Maximum size of an archive in bytes (RU-107, CO-078). */
export const mostSetBytes = 20 * 1024 * 1024;
