import { setLists } from './files.ts';
import type { Lineup } from './lineup.ts';
import { numbersOf } from './live-ads.ts';

const isNumber = (lcn: number): boolean => Number.isInteger(lcn) && lcn >= 1 && lcn <= 9999;

/**
 * Returns the name of the first entry that the product's lists reject, such as `live-ads.json 2`; null: all are valid.
 * Stored sets from before a rule can still be opened. Titles of the VOD list are not checked: they change without the
 * banners.
 */
export function refusedEntry({ channel, radioChannel, banner, liveAd }: Lineup): string | null {
  const ids = new Set(channel.map(({ id }) => id));
  const taken = new Set<number>();
  const isFirst = (lcn: number) => !taken.has(lcn) && taken.add(lcn);
  const wrong = [
    { list: setLists.channel, at: channel.findIndex((one) => !isFirst(one.logicalChannelNumber)) },
    { list: setLists.radioChannel, at: radioChannel.findIndex((one) => !isFirst(one.logicalChannelNumber)) },
    {
      list: setLists.banner,
      at: banner.findIndex(
        ({ type, linkId }) =>
          linkId !== null && (type === 'Advertisement' || (type === 'Channel' && !ids.has(linkId))),
      ),
    },
    {
      list: setLists.liveAd,
      at: liveAd.findIndex(
        ({ lcnList, startHour, endHour }) => startHour === endHour || !numbersOf(lcnList).every(isNumber),
      ),
    },
  ].find(({ at }) => at >= 0);
  return wrong ? `${wrong.list} ${wrong.at + 1}` : null;
}
