import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import type { DiagnosticKind } from './calls.ts';
import { differenceOf, type Measure, measuresOf, type Verdict } from './measures.ts';
import { messages } from './messages.ts';
import { hostOf, type RecentRun, resultOf } from './recent.ts';

const verdicts: Record<Verdict, { label: Message | null; look: string }> = {
  better: { label: messages.compareBetter, look: 'text-success' },
  worse: { label: messages.compareWorse, look: 'text-danger' },
  similar: { label: messages.compareSimilar, look: 'text-secondary' },
  same: { label: messages.compareSame, look: 'text-muted' },
  other: { label: null, look: 'text-secondary' },
};

function Value({ measure }: { measure: Measure }) {
  const formats = useFormats();
  if (measure.value === null) return notAvailable;
  return (
    <span>
      {formats.fixed(measure.value, measure.digits)} <span className="text-muted">{measure.unit}</span>
    </span>
  );
}

function Difference({ before, after }: { before: Measure; after: Measure }) {
  const text = useText();
  const formats = useFormats();
  const difference = differenceOf(before, after);
  if (!difference) return notAvailable;
  const { by, verdict } = difference;
  const { label, look } = verdicts[verdict];
  const Icon = by === 0 ? Equal : by > 0 ? ArrowUp : ArrowDown;
  return (
    <span className={cx('inline-flex items-center gap-1', look)}>
      <Icon className="size-3.5" aria-hidden />
      {by === 0 ? null : `${formats.signed(by, after.digits)} ${after.unit}`}
      {label ? <span>{text(label)}</span> : null}
    </span>
  );
}

const Host = ({ run }: { run: RecentRun }) => (
  <span className="text-secondary wrap-anywhere">{hostOf(run) || notAvailable}</span>
);

/** Side by side, the earlier run first, with what the later one did better or worse. */
export function RunComparison(props: { kind: DiagnosticKind; earlier: RecentRun; later: RecentRun }) {
  const text = useText();
  const dateTime = useDateTime();
  const { kind, earlier, later } = props;
  const after = measuresOf(kind, resultOf(later));
  return (
    <SimpleTable
      caption={text(messages.compareTitle)}
      head={[
        text(messages.compareValue),
        dateTime(earlier.startTime),
        dateTime(later.startTime),
        text(messages.compareDifference),
      ]}
      rows={[
        ...measuresOf(kind, resultOf(earlier)).flatMap((before, index) => {
          const same = after[index];
          if (!same) return [];
          return {
            id: before.label.id,
            cells: [
              text(before.label),
              <Value key="earlier" measure={before} />,
              <Value key="later" measure={same} />,
              <Difference key="difference" before={before} after={same} />,
            ],
          };
        }),
        // Addresses are long, and their case matters: they are no head.
        ...(hostOf(earlier) || hostOf(later)
          ? [
              {
                id: 'host',
                cells: [
                  text(messages.host),
                  <Host key="earlier" run={earlier} />,
                  <Host key="later" run={later} />,
                  null,
                ],
              },
            ]
          : []),
      ]}
    />
  );
}
