import { CheckCircle2, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ChannelLoad, Recommendation } from '#domain/radio/recommendation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useBlocked } from '#web/resource/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { messages } from './messages.ts';

/** Recommends a channel with the reasons; the form of the radio is one click away. */
export function RecommendedChannel(props: { recommended: Recommendation; onUse: (channel: number) => void }) {
  const { best, current, staysBest } = props.recommended;
  const text = useText();
  const blocked = useBlocked('setRadio');
  const Icon = staysBest ? CheckCircle2 : Lightbulb;
  const words = () => {
    if (staysBest) return text(messages.stays, { channel: best.channel });
    return current
      ? text(messages.better, { channel: best.channel, current: current.channel })
      : text(messages.betterAny, { channel: best.channel });
  };
  const reason = ({ channel, networks, strongest, load }: ChannelLoad) =>
    text(messages.reason, { channel, networks, strongest: strongest ?? 0, load: Math.round(load) });
  const compared = staysBest || !current ? [best] : [best, current];
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 rounded border border-stroke bg-sunken px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-80 gap-2.5">
        <Icon className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-medium">{words()}</p>
          <ul className="text-dense text-secondary">
            {compared.map((one) => (
              <li key={one.channel}>{reason(one)}</li>
            ))}
          </ul>
          {best.radarCheck ? (
            <p className="flex items-start gap-1.5 text-dense text-notice">
              <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
              {text(messages.radar)}
            </p>
          ) : null}
          <p className="text-caption text-muted">{text(messages.loadHelp)}</p>
        </div>
      </div>
      {staysBest ? null : (
        <Button blocked={blocked} onClick={() => props.onUse(best.channel)}>
          {text(messages.use, { channel: best.channel })}
        </Button>
      )}
    </div>
  );
}
