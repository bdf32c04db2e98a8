import type { Finding } from '#machines/playbook/events.ts';
import { type Boot, figure, finding, type Judgement, type Observed, taskOf } from './judgement.ts';
import { judgePing } from './reachability.ts';

/** In 24 hours, by themselves: once is a power cut. */
const many = 3;
/** Percentage of free memory below which a device is likely to restart. */
const littleMemory = 10;
/** Degrees of its own sensor. */
const hot = 85;

/** A restart that the console or the customer's menu asked for says so. */
const wasAsked = ({ cause }: Boot) => /^Remote|FactoryReset$/.test(cause);

/** "Keeps restarting": how often and why, from the device's history in the log, and which resource it lacks. */
export function judgeRestarts({ boots, readings, results }: Observed): Judgement {
  const own = boots.filter((boot) => !wasAsked(boot));
  const total = readings.number('memoryTotal');
  const left = readings.number('memoryFree');
  const free = total && left !== null ? Math.round((100 * left) / total) : null;
  const temperature = readings.number('temperature');
  const isOften = own.length >= many;
  const isShort = free !== null && free < littleMemory;
  const isHot = temperature !== null && temperature >= hot;
  const line = judgePing(results.PingTest);
  const problems: Finding[] = [
    ...(isShort ? [finding('problem', 'memoryShort', { free })] : []),
    ...(isHot ? [finding('problem', 'tooHot', { temperature })] : []),
  ];
  return {
    figures: [
      figure('restarts', own.length),
      figure('memoryFree', free),
      figure('temperature', temperature),
      figure('cpu', readings.number('cpuUsage')),
      ...line.figures,
    ],
    findings: [
      finding(isOften ? 'problem' : 'fine', isOften ? 'restartsOften' : 'restartsFew', {
        count: own.length,
        asked: boots.length - own.length,
        cause: own[0]?.cause ?? '',
      }),
      ...problems,
      // Often, and nothing that it is short of: power or firmware, which no command sets right.
      ...(isOften && problems.length === 0 ? [finding('hint', 'powerOrFirmware')] : []),
      ...line.findings,
    ],
    proposals: isShort
      ? [{ id: 'reboot', reason: 'cleanRestart', values: { free }, task: taskOf('Reboot'), undo: null }]
      : [],
  };
}
