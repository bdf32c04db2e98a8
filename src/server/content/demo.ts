import type { DemoContent, DemoUser } from '#server/core/demo.ts';
import { picture, video } from './demo-media.ts';

const colors = [
  [14, 116, 144],
  [126, 34, 206],
  [190, 18, 60],
  [21, 128, 61],
  [180, 83, 9],
  [30, 64, 175],
] as const;

const png = (name: string, width: number, height: number, number: number) => ({
  name: `${name.toLowerCase().replaceAll(' ', '-')}.png`,
  mediaType: 'image/png',
  bytes: picture(width, height, colors[number % colors.length] ?? colors[0], number),
});

const isNew = (items: readonly { name: string }[], name: string) => items.every((item) => item.name !== name);

async function addChannels(user: DemoUser, names: readonly string[]): Promise<void> {
  const { items } = await user.call('listChannels');
  for (const [index, name] of names.entries())
    if (isNew(items, name))
      await user.send('addChannel', png(name, 106, 106, index + 7), {
        name,
        logicalChannelNumber: index + 7,
      });
}

async function addAds(user: DemoUser): Promise<void> {
  const radio = await user.call('listRadioChannels');
  if (isNew(radio.items, 'Harbour Radio'))
    await user.send('addRadioChannel', png('radio', 106, 106, 901), {
      name: 'Harbour Radio',
      logicalChannelNumber: 901,
    });
  const banners = await user.call('listBanners');
  for (const [index, name] of ['Winter sale', 'New series'].entries())
    if (isNew(banners.items, name))
      await user.send('addBanner', png(name, 1280, 600, index + 1), { name, type: 'Advertisement' });
  const ads = await user.call('listLiveAds');
  const places = [
    ['Coffee', '7, 8', 'bottom'],
    ['Evening news', '9', 'topRight'],
  ] as const;
  for (const [index, [name, lcnList, position]] of places.entries())
    if (isNew(ads.items, name))
      await user.send('addLiveAd', png(name, 300, 80, index + 3), { name, lcnList, position });
}

/** Builds the set of all lists, and makes it, the first channel and a boot ad the content of every set-top box. */
async function provide(user: DemoUser): Promise<void> {
  const ads = await user.call('listBootAds');
  if (isNew(ads, 'Winter'))
    await user.send(
      'addBootAd',
      { name: 'winter.mp4', mediaType: 'video/mp4', bytes: await video(8) },
      { adName: 'Winter', version: '1.0', type: 'Sale' },
    );
  const sets = await user.call('listMetadataSets');
  const metaFileId =
    sets.items.find(({ name }) => name === 'Main')?.id ??
    (await user.call('addMetadataSet', { body: { name: 'Main' } })).id;
  const bulks = await user.call('getBulkSettings');
  const [ad] = await user.call('listBootAds');
  const [channel] = (await user.call('listChannels')).items;
  if (!bulks.cmsBulkMetafile)
    await user.call('changeBulkSetting', { body: { commandType: 'DsmCc', metaFileId } });
  if (!bulks.cmsBulkChannel && channel)
    await user.call('changeBulkSetting', { body: { commandType: 'LandingChannel', channelId: channel.id } });
  if (!bulks.cmsBulkBootAd && ad)
    await user.call('changeBulkSetting', { body: { commandType: 'BootingAd', adFileId: ad.id } });
}

export const contentDemo: readonly DemoContent[] = [
  {
    name: 'content',
    async add(demo) {
      const northwind = await demo.signIn('admin@northwind.example');
      await addChannels(northwind, [
        'Northwind One',
        'Harbour News',
        'Sports Arena',
        'Cinema',
        'Kids',
        'Nature',
      ]);
      await addAds(northwind);
      await provide(northwind);
      await addChannels(await demo.signIn('admin@brightline.example'), ['Brightline One', 'City News']);
    },
  },
];
