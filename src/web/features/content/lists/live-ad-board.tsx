import { hoursOf } from '#domain/content-set/live-ads.ts';
import { useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { useScrollEdges } from '#web/ui/use-scroll-edges.ts';
import { messages } from './messages.ts';
import type { LiveAd } from './queries.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Ads of a channel in an hour; two at one place are a clash. */
const clashOf = (ads: readonly LiveAd[]): boolean =>
  new Set(ads.map(({ position }) => position)).size < ads.length;

/** Channels by hours of the day: which ads are shown, and where two would be at the same place. */
export function LiveAdBoard({ ads }: { ads: readonly LiveAd[] }) {
  const text = useText();
  const scroller = useScrollEdges();
  const numbers = [...new Set(ads.flatMap(({ lcnList }) => lcnList.split(',').map(Number)))].toSorted(
    (a, b) => a - b,
  );
  return (
    <section
      ref={scroller}
      aria-label={text(messages.board)}
      className="overflow-x-auto rounded border border-stroke bg-raised"
    >
      <table className="w-full text-caption tabular-nums">
        <caption className="sr-only">{text(messages.boardHelp)}</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="small-caps sticky left-0 bg-raised px-2 py-1 text-left font-normal text-secondary"
            >
              {text(messages.channel)}
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col" className="min-w-7 px-1 py-1 text-center font-normal text-secondary">
                {String(hour).padStart(2, '0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((number) => {
            const ofChannel = ads.filter(({ lcnList }) => lcnList.split(',').includes(String(number)));
            return (
              <tr key={number} className="border-t border-stroke">
                <th scope="row" className="sticky left-0 bg-raised px-2 py-1 text-left font-mono font-normal">
                  {number}
                </th>
                {hours.map((hour) => {
                  const shown = ofChannel.filter((ad) => hoursOf(ad).includes(hour));
                  const clash = clashOf(shown);
                  const names = shown.map(({ name }) => name).join(', ');
                  return (
                    <td key={hour} className="p-0.5 text-center">
                      {shown.length > 0 ? (
                        <span
                          title={clash ? text(messages.clash, { names }) : names}
                          className={cx(
                            'block rounded-sm border py-0.5',
                            clash
                              ? 'border-danger-stroke bg-danger-surface text-danger'
                              : 'border-transparent bg-accent/15 text-primary',
                          )}
                        >
                          {clash ? `${shown.length} !` : shown.length}
                          <span className="sr-only">{clash ? text(messages.clash, { names }) : names}</span>
                        </span>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
