import { daysOf } from '#domain/statistics/days.ts';
import { percentileOf } from '#domain/statistics/resources.ts';
import type { Handlers } from '#server/core/http/call.ts';
import type { CoreServices } from '#server/core/services.ts';
import { ScopedResourceDays } from './queries/days.ts';

type ResourceHandlers = Pick<Handlers, 'getResourceDays'>;

export const resourceHandlers = ({ now }: Pick<CoreServices, 'now'>): ResourceHandlers => ({
  async getResourceDays({ body: { modelName, perModel = false, ...asked }, scope, caller }) {
    const days = daysOf(asked, caller.account.operator.timeZone, now());
    const view = scope.of(ScopedResourceDays);
    const rows = await view.days({ ...days, modelName, perModel });
    return {
      data: {
        timeZones: await view.timeZones(),
        days: rows.map(({ day, modelName: model, metric, n, dropped, least, most, histogram }) => ({
          statDate: day,
          modelName: model,
          metric,
          samples: n,
          dropped,
          min: least,
          max: most,
          median: percentileOf(metric, histogram, 0.5),
          p95: percentileOf(metric, histogram, 0.95),
          p99: percentileOf(metric, histogram, 0.99),
        })),
      },
    };
  },
});
