import type { CoreServices } from '#server/core/services.ts';
import { boxHandlers } from './box-handlers.ts';
import { boxViewHandlers } from './box-view-handlers.ts';
import { channelHandlers } from './channel-handlers.ts';
import { programmeHandlers } from './programme-handlers.ts';
import { TelevisionReports } from './reports.ts';

/** Television statistics (CL-307, CL-308, CL-310..CL-324). */
export const televisionHandlers = (services: Pick<CoreServices, 'database' | 'now'>) => {
  const reports = new TelevisionReports(services);
  return {
    ...boxViewHandlers(reports),
    ...channelHandlers(reports),
    ...programmeHandlers(reports),
    ...boxHandlers(services),
  };
};
