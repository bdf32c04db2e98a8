import { useQuery } from '@tanstack/react-query';
import { GalleryHorizontalEnd } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { ContentList } from './content-list.tsx';
import { FileSize } from './file-size.tsx';
import { LiveAdBoard } from './live-ad-board.tsx';
import { LiveAdSheet } from './live-ad-sheet.tsx';
import { messages } from './messages.ts';
import { positions } from './names.ts';
import { liveAdsQuery } from './queries.ts';

const operations = {
  add: 'addLiveAd',
  edit: 'editLiveAd',
  remove: 'deleteLiveAd',
  sort: 'sortLiveAds',
} as const;
const texts = {
  list: messages.liveAds,
  add: messages.addLiveAd,
  none: messages.noLiveAds,
  help: messages.noLiveAdsHelp,
};

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Pictures over the live program, with the hours of each channel above them. */
export function LiveAdList() {
  const text = useText();
  const query = useQuery(liveAdsQuery);
  return (
    <ContentList
      name="live ad"
      kind="liveAd"
      icon={GalleryHorizontalEnd}
      query={query}
      operations={operations}
      texts={texts}
      row={(ad) => (
        <>
          <img
            src={ad.image}
            alt=""
            className="h-12 w-26 shrink-0 rounded bg-sunken object-contain max-md:w-16"
          />
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate">{ad.name}</span>
            <span className="truncate text-caption text-secondary tabular-nums">
              {[
                text(messages.onChannels, { numbers: ad.lcnList.replaceAll(',', ', ') }),
                `${hour(ad.startHour)}–${hour(ad.endHour)}`,
                text(positions[ad.position]),
                ...(ad.endDate ? [text(messages.until, { day: ad.endDate })] : []),
              ].join(', ')}
            </span>
          </span>
          <FileSize bytes={ad.liveAdFileSize} />
        </>
      )}
      sheet={({ item, ...form }) => <LiveAdSheet key={item?.id ?? 'new'} ad={item} {...form} />}
    >
      {(ads) => <LiveAdBoard ads={ads} />}
    </ContentList>
  );
}
