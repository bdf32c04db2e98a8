import type { components } from '#api/main.d.ts';
import { levelsOf, type SetLevels, usualLevels } from '#domain/statistics/alarm-levels.ts';
import { type ResourceMetric, resourceMetrics } from '#domain/statistics/resources.ts';
import type { AlarmLevels } from '#machines/alarm/events.ts';
import { ApiError } from '#server/core/http/api-error.ts';

type AlarmThreshold = components['schemas']['AlarmThreshold'];
type Change = components['schemas']['AlarmThresholdChange'];

/** Reads levels from a call; null: the organisation's own levels are removed. */
export function levelsIn({
  metric,
  warning,
  critical,
  margin = usualLevels.margin,
}: Change): AlarmLevels | null {
  if (warning === undefined && critical === undefined) return null;
  if (warning === undefined || critical === undefined)
    throw refused('body.warning', 'Set both levels, or none.');
  if (warning > critical)
    throw refused('body.warning', 'The warning level must not be above the critical level.');
  if (metric !== 'temperature' && critical > 100)
    throw refused('body.critical', 'A percentage is at most 100.');
  return { warning, critical, margin };
}

const refused = (field: string, message: string) =>
  new ApiError('custom', { status: 422, message, data: { errors: [{ field, message }] } });

/** Returns the effective levels of an organisation: for all models, and for each model with levels in it or above. */
export function thresholdsOf(
  rows: readonly (SetLevels & { companyName: string })[],
  { opId, opPath, scopePath }: { opId: string; opPath: string; scopePath: string },
): AlarmThreshold[] {
  const above = rows.filter((row) => opPath.startsWith(row.opPath));
  const present = (metric: ResourceMetric, modelName: string): AlarmThreshold => {
    const row = levelsOf(above, { opPath, modelName }, metric);
    const { warning, critical, margin } = row ?? usualLevels;
    const isSeen = row?.opPath.startsWith(scopePath) ?? false;
    return {
      metric,
      modelName: modelName === '' ? null : modelName,
      warning,
      critical,
      margin,
      opId: isSeen && row ? row.opId : null,
      companyName: isSeen && row ? row.companyName : null,
      own: row?.opId === opId && row.modelName === modelName,
    };
  };
  return resourceMetrics.flatMap((metric) => {
    const models = above.filter((row) => row.metric === metric).map(({ modelName }) => modelName);
    return ['', ...new Set(models.filter((model) => model !== '').toSorted())].map((model) =>
      present(metric, model),
    );
  });
}
