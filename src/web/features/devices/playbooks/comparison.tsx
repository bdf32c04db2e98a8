import { ArrowDown, ArrowUp, CheckCircle2, CircleHelp, Equal, type LucideIcon, XCircle } from 'lucide-react';
import { notAvailable } from '#domain/display.ts';
import {
  type Comparison as Compared,
  compareFigures,
  figureKinds,
  type Verdict,
} from '#domain/playbooks/figures.ts';
import type { Figure } from '#machines/playbook/events.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx } from '#web/ui/classes.ts';
import { SimpleTable } from '#web/ui/simple-table.tsx';
import { messages } from './messages.ts';
import { bandText, figureNames, wordText } from './words.ts';

const verdicts: Record<Verdict, { label: Message; look: string }> = {
  better: { label: messages.better, look: 'text-success' },
  worse: { label: messages.worse, look: 'text-danger' },
  same: { label: messages.same, look: 'text-muted' },
  unknown: { label: messages.unknown, look: 'text-muted' },
};

/** Verdicts without a difference cannot be drawn as an arrow. */
const icons: Record<Verdict, LucideIcon> = {
  better: CheckCircle2,
  worse: XCircle,
  same: Equal,
  unknown: CircleHelp,
};

const unitOf = ({ name }: Compared): string => {
  const { unit } = figureKinds[name];
  return unit === null || unit === 'score' || unit === 'count' ? '' : unit;
};

function Value({ of, value }: { of: Compared; value: Figure['value'] }) {
  const text = useText();
  const formats = useFormats();
  if (value === null) return <span className="text-muted">{notAvailable}</span>;
  if (typeof value === 'string') return <span>{wordText(text, value)}</span>;
  return (
    <span className="whitespace-nowrap tabular-nums">
      {formats.fixed(value, Number.isInteger(value) ? 0 : 1)} <span className="text-muted">{unitOf(of)}</span>
    </span>
  );
}

function Change({ of }: { of: Compared }) {
  const text = useText();
  const formats = useFormats();
  const { label, look } = verdicts[of.verdict];
  const by = typeof of.before === 'number' && typeof of.after === 'number' ? of.after - of.before : null;
  const Icon = by ? (by > 0 ? ArrowUp : ArrowDown) : icons[of.verdict];
  return (
    <span className={cx('inline-flex items-center gap-1', look)}>
      <Icon className="size-3.5 shrink-0" aria-hidden />
      {by ? (
        <span className="whitespace-nowrap tabular-nums">
          {`${formats.signed(by, 1)} ${unitOf(of)}`.trim()}
        </span>
      ) : null}
      <span>{text(by && of.verdict === 'same' ? messages.similar : label)}</span>
    </span>
  );
}

/** The same figures before a step and after it, with what became better or worse by it: in words, not by colour alone. */
export function Comparison({ before, after }: { before: readonly Figure[]; after: readonly Figure[] }) {
  const text = useText();
  const rows = compareFigures(before, after);
  if (rows.length === 0) return <p className="text-dense text-secondary">{text(messages.comparisonNone)}</p>;
  return (
    <SimpleTable
      caption={text(messages.comparison)}
      head={[text(messages.figure), text(messages.before), text(messages.after), text(messages.change)]}
      rows={rows.map((one) => ({
        id: `${one.name} ${one.subject}`,
        cells: [
          <span key="name">
            {text(figureNames[one.name])}
            {one.subject ? <span className="text-muted"> · {bandText(one.subject)}</span> : null}
          </span>,
          <Value key="before" of={one} value={one.before} />,
          <Value key="after" of={one} value={one.after} />,
          <Change key="change" of={one} />,
        ],
      }))}
    />
  );
}
