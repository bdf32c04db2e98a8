import type { JsonObject } from '#machines/json.ts';
import { figure, finding, type Judgement, numberIn } from './judgement.ts';

/** Packet loss to the gateway in percent above which a line is bad; one of ten may be chance, and gives a hint. */
const badLoss = 15;
/** Round trip to the next hop in milliseconds above which a line is bad. */
const badTime = 80;

/** Evaluates the line by a ping to the device's own gateway. */
export function evaluatePing(ping: JsonObject | undefined): Pick<Judgement, 'figures' | 'findings'> {
  if (!ping) return { figures: [], findings: [] };
  const answered = numberIn(ping.success_count);
  const lost = numberIn(ping.failure_count) ?? 0;
  const time = numberIn(ping.average_response_time);
  if (answered === null || answered + lost === 0) return { figures: [], findings: [] };
  const loss = Math.round((100 * lost) / (answered + lost));
  const isBad = loss > badLoss || (time !== null && time > badTime);
  const values = { loss, time: Math.round(time ?? 0) };
  return {
    figures: [figure('pingLoss', loss), figure('pingTime', answered === 0 ? null : time)],
    findings: [
      isBad
        ? finding('problem', 'lineBad', values)
        : loss > 0
          ? finding('hint', 'lineLossy', values)
          : finding('fine', 'lineFine', values),
    ],
  };
}
