/** Ends of actions that are failures of the device or of its line. */
export const failures: ReadonlySet<string> = new Set(['failed', 'timedOut', 'outcomeUnknown']);

/** Actions on the devices of a model that ended on a day and on the day before. */
export interface ModelFailures {
  modelName: string;
  ended: number;
  failed: number;
  endedBefore: number;
  failedBefore: number;
}

/** Fewer failures are chance. */
const leastFailed = 5;
/** A model where less fails is in order. */
const leastShare = 0.05;
/** As many times as on the day before. */
const rise = 2;

const shareOf = (failed: number, ended: number): number => (ended === 0 ? 0 : failed / ended);

/** Models whose share of failures has at least doubled since the day before, most failures first. */
export const risingModels = (models: readonly ModelFailures[]): ModelFailures[] =>
  models
    .filter(({ ended, failed, endedBefore, failedBefore }) => {
      const share = shareOf(failed, ended);
      return (
        failed >= leastFailed && share >= leastShare && share >= rise * shareOf(failedBefore, endedBefore)
      );
    })
    .toSorted((a, b) => b.failed - a.failed || (a.modelName < b.modelName ? -1 : 1));
