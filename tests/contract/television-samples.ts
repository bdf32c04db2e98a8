import { daysAfter } from '#domain/statistics/calendar.ts';

/** Requests of television statistics, for days of which the sums may still change. */
export function televisionSamples(endpointId: string) {
  const today = new Date().toISOString().slice(0, 10);
  const day = { dateType: 'DAY', startDate: daysAfter(today, -1), endDate: daysAfter(today, -1) };
  const range = { dateType: 'RANGE', startDate: daysAfter(today, -7), endDate: daysAfter(today, -1) };
  const week = { dateType: 'WEEK', startDate: daysAfter(today, -7), provinceId: null };
  const month = { dateType: 'MONTH', startDate: daysAfter(today, -1) };
  return {
    getTvBoxViews: { body: week },
    getTvBoxViewDays: { body: month },
    getTvHits: { body: day },
    getTvChannels: { body: { ...range, provinceId: 'KR-11' } },
    getTvTopChannels: { body: { ...range, keyword: 'KBS' } },
    getTvCompetingChannels: { body: { ...day, keyword: '1' } },
    getTvChannelShares: { body: { ...week, measure: 'viewTime' } },
    getTvCompetingRatings: { body: day },
    getTvMultiShares: { body: { ...range, channelKeywords: ['1', 'MBC'] } },
    getTvPrograms: { body: day },
    getTvTopPrograms: { body: { ...week, keyword: 'News' } },
    getTvOnlineContents: { body: month },
    getTvTopOnlineContents: { body: range },
    getTvProgramHits: { body: { ...day, programName: 'News' } },
    getTvOnlineContentHits: { body: { ...week, programName: '' } },
    getVodInfos: { body: month },
    getVodBoxViews: { body: week },
    listTvSetTops: { body: { statDate: daysAfter(today, -1), page: 1, limit: 15 } },
    getTvSetTopDay: { params: { endpointId }, body: { statDate: daysAfter(today, -1) } },
  };
}
