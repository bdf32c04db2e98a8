import type { Finding } from '#machines/playbook/events.ts';
import { type Boot, figure, finding, type Judgement, type Observed, taskOf } from './judgement.ts';
import { evaluatePing } from './reachability.ts';

/** Number of unrequested restarts in 24 hours that is a problem: one may be a power cut. */
const many = 3;
/** Percentage of free memory below which a device is likely to restart. */
const littleMemory = 10;
/** Degrees Celsius of the device's own sensor. */
const hot = 85;

/** Tells if the restart was requested: the cause of one from the console or the customer's menu says so. */
const wasAsked = ({ cause }: Boot) => /^Remote|FactoryReset$/.test(cause);

/** Evaluates "Keeps restarting": frequency and causes, from the device's history in the log, and low resources. */
export function evaluateRestarts({ boots, readings, results }: Observed): Judgement {
  const own = boots.filter((boot) => !wasAsked(boot));
  const total = readings.number('memoryTotal');
  const left = readings.number('memoryFree');
  const free = total && left !== null ? Math.round((100 * left) / total) : null;
  const temperature = readings.number('temperature');
  const isOften = own.length >= many;
  const isShort = free !== null && free < littleMemory;
  const isHot = temperature !== null && temperature >= hot;
  const line = evaluatePing(results.PingTest);
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
      // Frequent restarts with sufficient resources are caused by power or firmware, which no command fixes.
      ...(isOften && problems.length === 0 ? [finding('hint', 'powerOrFirmware')] : []),
      ...line.findings,
    ],
    proposals: isShort
      ? [{ id: 'reboot', reason: 'cleanRestart', values: { free }, task: taskOf('Reboot'), undo: null }]
      : [],
  };
}
