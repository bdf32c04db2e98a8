export type Kind = 'bootAd' | 'channel' | 'metadata';

export const commandTypes = { bootAd: 'BootingAd', channel: 'LandingChannel', metadata: 'DsmCc' } as const;
export const idFields = { bootAd: 'adFileId', channel: 'channelId', metadata: 'metaFileId' } as const;

/** A choice, as the calls take it. */
export const bodyOf = (kind: Kind, itemId: string) => ({
  commandType: commandTypes[kind],
  [idFields[kind]]: itemId,
});
