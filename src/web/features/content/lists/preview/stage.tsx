import type { CSSProperties, ReactNode } from 'react';
import type { BannerEntry, ChannelEntry, LiveAdEntry } from '#domain/content-set/lineup.ts';
import type { Picture } from './queries.ts';

/** Lengths of a television of 1280×720, whatever size it is drawn in. */
const px = (pixels: number): string => `${pixels / 12.8}cqw`;

/** The inner 90 %: some televisions cut off the rest. */
const safe = { left: px(64), right: px(64), top: px(36), bottom: px(36) };

/** A television has its own colors, in either look of the console. */
const ink = 'oklch(0.98 0 0)';
const faint = 'oklch(0.98 0 0 / 0.72)';
const panel = 'oklch(0.18 0.02 260 / 0.85)';

/** A television of 1280×720, with the border that some of them cut off. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div
      className="relative aspect-video w-full overflow-hidden rounded select-none"
      style={{ containerType: 'inline-size', color: ink, background: 'black' }}
    >
      {children}
      <span
        aria-hidden
        className="pointer-events-none absolute border border-dashed"
        style={{ ...safe, borderColor: 'oklch(0.98 0 0 / 0.3)' }}
      />
    </div>
  );
}

interface LiveSceneProps {
  channel: ChannelEntry | null;
  place: string;
  hour: number;
  ads: readonly LiveAdEntry[];
  pictureOf: (image: string) => Picture | undefined;
}

/** Live television: the line of the channel, and the ads over its program. */
export function LiveScene({ channel, place, hour, ads, pictureOf }: LiveSceneProps) {
  return (
    <>
      <Program hue={(channel?.logicalChannelNumber ?? 0) * 47} />
      {ads.map((ad) => (
        <Ad key={ad.id} ad={ad} picture={pictureOf(ad.image)} />
      ))}
      {channel ? (
        <div
          className="absolute flex items-center"
          style={{
            background: panel,
            left: px(64),
            right: px(64),
            bottom: px(36),
            height: px(140),
            gap: px(28),
            paddingInline: px(28),
            borderRadius: px(16),
          }}
        >
          <span className="font-mono tabular-nums" style={{ fontSize: px(60) }}>
            {channel.logicalChannelNumber}
          </span>
          <Drawn picture={pictureOf(channel.image)} style={{ width: px(106), height: px(106) }} />
          <span className="flex min-w-0 grow flex-col">
            <span className="truncate" style={{ fontSize: px(44), lineHeight: 1.25 }}>
              {channel.name}
            </span>
            <span style={{ fontSize: px(26), color: faint }}>{place}</span>
          </span>
          <span className="tabular-nums" style={{ fontSize: px(44) }}>
            {`${String(hour).padStart(2, '0')}:00`}
          </span>
        </div>
      ) : null}
    </>
  );
}

/** In place of the program, which is not the set's. */
const Program = ({ hue }: { hue: number }) => (
  <span
    aria-hidden
    className="absolute inset-0"
    style={{
      background: `linear-gradient(180deg, oklch(0.42 0.09 ${hue % 360}), oklch(0.72 0.08 ${(hue + 40) % 360}) 62%, oklch(0.3 0.05 ${(hue + 80) % 360}) 62.5%)`,
    }}
  />
);

const Drawn = ({ picture, style }: { picture: Picture | undefined; style: CSSProperties }) =>
  picture ? <img src={picture.url} alt="" className="shrink-0" style={style} /> : null;

/** Distances of the ads from the edges; those below are above the line of the channel. */
const corners: Record<LiveAdEntry['position'], CSSProperties> = {
  topLeft: { left: px(64), top: px(36) },
  topRight: { right: px(64), top: px(36) },
  bottomLeft: { left: px(64), bottom: px(200) },
  bottomRight: { right: px(64), bottom: px(200) },
  bottom: { left: '50%', bottom: px(200), transform: 'translateX(-50%)' },
};

function Ad({ ad, picture }: { ad: LiveAdEntry; picture: Picture | undefined }) {
  const lines = ad.description.split(/\r?\n/).filter((line) => line !== '');
  return (
    <div data-ad={ad.id} className="absolute flex flex-col" style={corners[ad.position]}>
      <Drawn picture={picture} style={{ width: px(picture?.width ?? 0), height: px(picture?.height ?? 0) }} />
      {lines.length > 0 ? (
        <span
          className="whitespace-pre"
          style={{ background: panel, fontSize: px(28), lineHeight: 1.35, padding: `${px(6)} ${px(16)}` }}
        >
          {lines.join('\n')}
        </span>
      ) : null}
    </div>
  );
}

interface HomeSceneProps {
  channels: readonly ChannelEntry[];
  chosen: number;
  banner: BannerEntry | null;
  leadsTo: string | null;
  pictureOf: (image: string) => Picture | undefined;
}

/** Rows of channels that fit. */
const rows = 5;

/** The first page of the box: its channels in their order, and a banner. */
export function HomeScene({ channels, chosen, banner, leadsTo, pictureOf }: HomeSceneProps) {
  const from = Math.max(0, Math.min(chosen - 2, channels.length - rows));
  return (
    <>
      <span aria-hidden className="absolute inset-0" style={{ background: 'oklch(0.24 0.04 260)' }} />
      <div
        className="absolute flex flex-col"
        style={{ left: px(64), top: px(48), width: px(470), gap: px(4) }}
      >
        {channels.slice(from, from + rows).map((channel, at) => (
          <div
            key={channel.id}
            className="flex items-center"
            style={{
              background: from + at === chosen ? 'oklch(0.98 0 0 / 0.2)' : undefined,
              gap: px(20),
              padding: px(8),
              borderRadius: px(12),
            }}
          >
            <span className="text-right font-mono tabular-nums" style={{ fontSize: px(30), width: px(84) }}>
              {channel.logicalChannelNumber}
            </span>
            <Drawn picture={pictureOf(channel.image)} style={{ width: px(106), height: px(106) }} />
            <span className="min-w-0 truncate" style={{ fontSize: px(32) }}>
              {channel.name}
            </span>
          </div>
        ))}
      </div>
      {banner ? (
        <div
          className="absolute flex flex-col"
          style={{ right: px(64), top: px(48), width: px(640), gap: px(12) }}
        >
          <Drawn
            picture={pictureOf(banner.image)}
            style={{ width: px(640), height: px(300), borderRadius: px(12) }}
          />
          <span className="truncate" style={{ fontSize: px(30) }}>
            {banner.name}
          </span>
          {leadsTo === null ? null : (
            <span className="truncate" style={{ fontSize: px(26), color: faint }}>
              {leadsTo}
            </span>
          )}
        </div>
      ) : null}
    </>
  );
}
