import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { BannerEntry, ChannelEntry } from '#domain/content-set/lineup.ts';
import { isShown } from '#domain/content-set/live-ads.ts';
import { localTimeOf } from '#domain/display.ts';
import { zoneInUse } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { IconButton } from '#web/ui/button.tsx';
import { messages } from './messages.ts';
import type { ShownSet } from './queries.ts';
import { HomeScene, LiveScene, Stage } from './stage.tsx';

export type RemoteScene = 'live' | 'home';

const hoursOfDay = 24;
const around = (value: number, by: number, length: number) =>
  length === 0 ? 0 : (value + by + length) % length;

/** The stage of a set, with the keys of a remote control: channels up and down, hours or banners left and right. */
export function Remote({ set: { lineup, pictures }, scene }: { set: ShownSet; scene: RemoteScene }) {
  const text = useText();
  const help = useId();
  const now = localTimeOf(new Date().toISOString(), zoneInUse());
  const day = now.slice(0, 10);
  const [at, setAt] = useState({ channel: 0, banner: 0, hour: Number(now.slice(11, 13)) });
  const channels = lineup.channel;
  const channel = channels[at.channel] ?? channels[0] ?? null;
  const banner = lineup.banner[at.banner] ?? lineup.banner[0] ?? null;
  const hour = `${String(at.hour).padStart(2, '0')}:00`;
  const number = channel?.logicalChannelNumber ?? 0;
  const ads = lineup.liveAd.filter((ad) => isShown(ad, { channel: number, hour: at.hour, day }));
  const upDown = (by: number) => setAt({ ...at, channel: around(at.channel, by, channels.length) });
  const aside = (by: number) =>
    setAt(
      scene === 'live'
        ? { ...at, hour: around(at.hour, by, hoursOfDay) }
        : { ...at, banner: around(at.banner, by, lineup.banner.length) },
    );
  /** In a list the next channel is below, with a remote control it is above. */
  const down = scene === 'home' ? 1 : -1;
  const press = (event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key) return;
    event.preventDefault();
    if (key.axis === 'channel') upDown(key.by * down);
    else aside(key.by);
  };
  const named = channel ? `${number} ${channel.name}` : '';
  const said = !channel
    ? text(messages.noChannels)
    : scene === 'live'
      ? text(messages.nowLive, {
          channel: named,
          hour,
          count: ads.length,
          names: ads.map(({ name }) => name).join(', '),
        })
      : text(messages.nowHome, {
          channel: named,
          count: lineup.banner.length,
          place: at.banner + 1,
          name: banner?.name ?? '',
        });
  const pictureOf = (image: string) => pictures.get(image);
  const side = scene === 'live' ? sides.hour : sides.banner;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys are those of a remote control
        tabIndex={0}
        aria-label={text(messages.stage)}
        aria-describedby={help}
        onKeyDown={press}
      >
        <Stage>
          {scene === 'live' ? (
            <LiveScene
              {...{ channel, ads, pictureOf, hour: at.hour }}
              place={text(messages.place, { place: at.channel + 1, total: channels.length })}
            />
          ) : (
            <HomeScene
              {...{ channels, banner, pictureOf, chosen: at.channel }}
              leadsTo={banner && leadOf(banner, channels, text)}
            />
          )}
        </Stage>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex">
          <IconButton
            label={text(down > 0 ? messages.channelDown : messages.channelUp)}
            icon={<ChevronUp className="size-4" aria-hidden />}
            onClick={() => upDown(-down)}
          />
          <IconButton
            label={text(down > 0 ? messages.channelUp : messages.channelDown)}
            icon={<ChevronDown className="size-4" aria-hidden />}
            onClick={() => upDown(down)}
          />
          <IconButton
            label={text(side.before)}
            icon={<ChevronLeft className="size-4" aria-hidden />}
            onClick={() => aside(-1)}
          />
          <IconButton
            label={text(side.next)}
            icon={<ChevronRight className="size-4" aria-hidden />}
            onClick={() => aside(1)}
          />
        </span>
        <p role="status" className="min-w-0 text-dense tabular-nums">
          {said}
        </p>
      </div>
      <p id={help} className="text-caption text-muted">
        {text(scene === 'live' ? messages.keysLive : messages.keysHome)}
      </p>
    </div>
  );
}

const keys: Partial<Record<string, { axis: 'channel' | 'aside'; by: number }>> = {
  ArrowUp: { axis: 'channel', by: -1 },
  ArrowDown: { axis: 'channel', by: 1 },
  ArrowLeft: { axis: 'aside', by: -1 },
  ArrowRight: { axis: 'aside', by: 1 },
};

const sides = {
  hour: { before: messages.hourEarlier, next: messages.hourLater },
  banner: { before: messages.bannerBefore, next: messages.bannerNext },
};

function leadOf(
  { type, linkId }: BannerEntry,
  channels: readonly ChannelEntry[],
  text: ReturnType<typeof useText>,
): string | null {
  if (linkId === null) return null;
  if (type === 'VOD') return text(messages.leadsToVod, { id: linkId });
  const to = channels.find(({ id }) => id === linkId);
  return to ? text(messages.leadsTo, { name: `${to.logicalChannelNumber} ${to.name}` }) : null;
}
