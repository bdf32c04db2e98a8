/** Task end states that count as failures of the device or its line. */
export const failures: ReadonlySet<string> = new Set(['failed', 'timedOut', 'outcomeUnknown']);

/** Actions on devices of a model that ended on a day and on the day before. */
export interface ModelFailures {
  modelName: string;
  ended: number;
  failed: number;
  endedBefore: number;
  failedBefore: number;
}

/** Minimum number of failures; fewer may be chance. */
const leastFailed = 5;
/** Minimum share of failures; a lower one is normal. */
const leastShare = 0.05;
/** Minimum factor since the day before. */
const rise = 2;

const shareOf = (failed: number, ended: number): number => (ended === 0 ? 0 : failed / ended);

/** Returns the models whose share of failures has at least doubled since the day before, most failures first. */
export const risingModels = (models: readonly ModelFailures[]): ModelFailures[] =>
  models
    .filter(({ ended, failed, endedBefore, failedBefore }) => {
      const share = shareOf(failed, ended);
      return (
        failed >= leastFailed && share >= leastShare && share >= rise * shareOf(failedBefore, endedBefore)
      );
    })
    .toSorted((a, b) => b.failed - a.failed || (a.modelName < b.modelName ? -1 : 1));
