import { useQuery } from '@tanstack/react-query';
import { RectangleHorizontal } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { BannerSheet } from './banner-sheet.tsx';
import { ContentList } from './content-list.tsx';
import { messages as failures } from './failures/messages.ts';
import { FileSize } from './file-size.tsx';
import { messages } from './messages.ts';
import { bannerTypes } from './names.ts';
import { bannersQuery, channelsQuery } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';

const operations = {
  add: 'addBanner',
  edit: 'editBanner',
  remove: 'deleteBanner',
  sort: 'sortBanners',
} as const;
const texts = {
  list: messages.banners,
  add: messages.addBanner,
  none: messages.noBanners,
  help: messages.noBannersHelp,
  failed: failures.loadBanners,
};

/** Banners in the order in which a set-top box shows them. */
export function BannerList() {
  const text = useText();
  const query = useQuery(bannersQuery);
  const channels = useQuery(channelsQuery('tv')).data?.items ?? [];
  const linkName = (linkId: string) => {
    const channel = channels.find(({ id }) => id === linkId);
    return channel ? `${channel.logicalChannelNumber} ${channel.name}` : linkId;
  };
  return (
    <ContentList
      name="banner"
      kind="banner"
      icon={RectangleHorizontal}
      query={query}
      operations={operations}
      texts={texts}
      row={({ name, image, type, linkId, bannerFileSize }) => (
        <>
          <Thumbnail src={image} size="wide" />
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate">{name}</span>
            <span className="truncate text-caption text-secondary">
              {linkId ? `${text(bannerTypes[type])}: ${linkName(linkId)}` : text(bannerTypes[type])}
            </span>
          </span>
          <FileSize bytes={bannerFileSize} />
        </>
      )}
      sheet={({ item, ...form }) => <BannerSheet key={item?.id ?? 'new'} banner={item} {...form} />}
    />
  );
}
