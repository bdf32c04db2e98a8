import { localTimeOf } from '#domain/display.ts';
import { nowMs } from '#web/ambient/clock.ts';

/** The calendar day of now in a zone; of Korea where none is known (CO-020). */
export const todayIn = (timeZone = 'Asia/Seoul'): string =>
  localTimeOf(new Date(nowMs()).toISOString(), timeZone).slice(0, 10);
