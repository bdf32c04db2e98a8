import { useQuery } from '@tanstack/react-query';
import { GalleryHorizontalEnd } from 'lucide-react';
import { isOver } from '#domain/content-set/live-ads.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ContentList } from './content-list.tsx';
import { messages as failures } from './failures/messages.ts';
import { FileSize } from './file-size.tsx';
import { LiveAdBoard } from './live-ad-board.tsx';
import { LiveAdSheet } from './live-ad-sheet.tsx';
import { messages } from './messages.ts';
import { positions } from './names.ts';
import { liveAdsQuery } from './queries.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useOrganisationDay } from './use-organisation-day.ts';

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
  failed: failures.loadLiveAds,
};

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Pictures over the live program, with the hours of each channel above them. */
export function LiveAdList() {
  const text = useText();
  const query = useQuery(liveAdsQuery);
  const today = useOrganisationDay();
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
          <Thumbnail src={ad.image} size="wide" whole />
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
      {(ads) => <LiveAdBoard ads={ads.filter((ad) => !isOver(ad, today))} />}
    </ContentList>
  );
}
