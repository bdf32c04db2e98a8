import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Slider } from 'radix-ui';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { messages } from './messages.ts';
import type { Shown } from './use-moments.ts';

/** Limit of the list to choose from: older ones are reached by the slider. */
const mostChoices = 40;

/** The moments of the history: a slider over them, a list, the way to play them, and which other one to compare with. */
export function HistoryBar({ shown }: { shown: Shown }) {
  const text = useText();
  const dateTime = useDateTime();
  const { moments, at, last, go, base, playing } = shown;
  if (moments.length === 0) return <p className="text-dense text-secondary">{text(messages.noHistory)}</p>;
  const count = moments.length;
  const time = (place: number) => {
    const moment = moments[place];
    return moment ? dateTime(moment.createTime) : text(messages.now);
  };
  const listed = moments
    .map((moment, place) => ({ moment, place }))
    .slice(-mostChoices)
    .toReversed();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <Button
          icon={playing ? <Pause className="size-4" aria-hidden /> : <Play className="size-4" aria-hidden />}
          onClick={() => shown.play(!playing)}
        >
          {text(playing ? messages.pause : messages.play)}
        </Button>
        <IconButton
          label={text(messages.earlier)}
          icon={<ChevronLeft className="size-4" aria-hidden />}
          onClick={() => go(Math.max(0, at - 1))}
        />
        <Slider.Root
          value={[at]}
          max={last}
          onValueChange={([place = last]) => go(place)}
          className="relative flex h-6 min-w-0 flex-1 touch-none items-center"
        >
          <Slider.Track className="relative h-1 w-full rounded-full bg-stroke-strong">
            <Slider.Range className="absolute h-full rounded-full bg-accent" />
          </Slider.Track>
          <Slider.Thumb
            aria-label={text(messages.moment)}
            aria-valuetext={text(messages.momentOf, { time: time(at), nth: at + 1, count: last + 1 })}
            className="block size-6 rounded-full border-2 border-accent bg-raised"
          />
        </Slider.Root>
        <IconButton
          label={text(messages.later)}
          icon={<ChevronRight className="size-4" aria-hidden />}
          onClick={() => go(Math.min(last, at + 1))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Field label={text(messages.moment)} className="min-w-0 flex-1 basis-52">
          {(ids) => (
            <Select
              {...ids}
              value={moments[at]?.createTime ?? ''}
              choices={[
                ...(last === count ? [{ value: '', label: text(messages.now) }] : []),
                ...choicesWith(listed, at, moments).map((place) => ({
                  value: moments[place]?.createTime ?? '',
                  label: `${time(place)} · ${text(messages.counts, {
                    accessPoints: moments[place]?.accessPoints ?? 0,
                    clients: moments[place]?.clients ?? 0,
                  })}`,
                })),
              ]}
              onChange={(value) =>
                go(value === '' ? count : moments.findIndex((one) => one.createTime === value))
              }
            />
          )}
        </Field>
        <Field label={text(messages.compareWith)} className="min-w-0 flex-1 basis-52">
          {(ids) => (
            <Select
              {...ids}
              value={base}
              choices={[
                { value: '', label: text(messages.before) },
                ...listed.map(({ moment, place }) => ({ value: moment.createTime, label: time(place) })),
              ]}
              onChange={shown.compareWith}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

/** The places of the list, and the one that is shown where it is older than they are. */
function choicesWith(
  listed: readonly { place: number }[],
  at: number,
  moments: readonly unknown[],
): number[] {
  const places = listed.map(({ place }) => place);
  return at < moments.length && !places.includes(at) ? [...places, at] : places;
}
