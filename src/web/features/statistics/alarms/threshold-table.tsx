import { metricNames } from '#web/entities/alarm/messages.ts';
import { useReading } from '#web/entities/alarm/reading.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages, thresholdMessages } from './messages.ts';
import type { AlarmThreshold } from './queries.ts';

/** The levels that apply to the own organisation, and who has set them. */
export function ThresholdTable({ thresholds }: { thresholds: readonly AlarmThreshold[] }) {
  const text = useText();
  const readingOf = useReading();
  const setBy = ({ own, companyName, warning, critical, margin }: AlarmThreshold) => {
    if (companyName !== null) return companyName;
    return text(
      !own && warning === 80 && critical === 95 && margin === 5
        ? thresholdMessages.byDefault
        : thresholdMessages.byAbove,
    );
  };
  return (
    <SimpleTable
      caption={text(thresholdMessages.current)}
      head={[
        text(messages.metric),
        text(messages.model),
        text(messages.warning),
        text(messages.critical),
        text(thresholdMessages.setBy),
      ]}
      rows={thresholds.map((row) => ({
        id: `${row.metric} ${row.modelName}`,
        cells: [
          text(metricNames[row.metric]),
          row.modelName ?? text(thresholdMessages.allModels),
          readingOf(row.metric, row.warning),
          readingOf(row.metric, row.critical),
          setBy(row),
        ],
      }))}
    />
  );
}
