import type { components } from '#api/admin.d.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { importMessages as messages } from './import-messages.ts';
import { columnName, plainName, refusalText } from './refusals.ts';

type Plan = components['schemas']['ImportPlan'];
type Row = Plan['rows'][number];

/** Rows that need attention come first; unchanged rows are only counted. */
const order = ['refused', 'changed', 'new'] as const;
const verdictNames: Record<Row['verdict'], Message> = {
  refused: messages.refused,
  changed: messages.changed,
  new: messages.new,
  unchanged: messages.unchanged,
};
const mostShown = 200;

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

interface ImportRowsProps {
  /** The column that names the rows. */
  id: string;
  plan: Plan;
}

/** The plan of an import, row by row. */
export function ImportRows({ id, plan: { counts, rows } }: ImportRowsProps) {
  const text = useText();
  const { number } = useFormats();
  const listed = order.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
  const more = listed.length - mostShown;
  return (
    <section aria-label={text(messages.preview)} className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-2 text-dense sm:grid-cols-4">
        {(['new', 'changed', 'unchanged', 'refused'] as const).map((verdict) => (
          <div key={verdict} className="rounded border border-stroke px-3 py-2">
            <dt className="text-caption text-secondary">{text(verdictNames[verdict])}</dt>
            <dd
              className={`text-lead tabular-nums ${verdict === 'refused' && counts.refused > 0 ? 'text-danger' : ''}`}
            >
              {number(counts[verdict])}
            </dd>
          </div>
        ))}
      </dl>
      <ol className="flex flex-col">
        {listed.slice(0, mostShown).map((row) => (
          <li key={row.line} className="flex flex-col gap-0.5 border-b border-stroke py-2 last:border-b-0">
            <p className="flex flex-wrap justify-between gap-x-3 text-dense">
              <span className="font-mono wrap-anywhere">{row.id}</span>
              <span className={row.verdict === 'refused' ? 'text-danger' : 'text-secondary'}>
                {text(messages.rowLine, { line: row.line, verdict: text(verdictNames[row.verdict]) })}
              </span>
            </p>
            {row.refusals.map((refusal) => (
              <p key={`${refusal.field} ${refusal.code}`} className="text-caption wrap-anywhere text-danger">
                {refusalText(text, refusal)}
              </p>
            ))}
            {row.verdict === 'changed'
              ? row.changes.map(({ field, from, to }) => (
                  <p key={field} className="font-mono text-caption wrap-anywhere text-muted">
                    {text(messages.change, {
                      field: columnName(text, field),
                      from: shown(from),
                      to: shown(to),
                    })}
                  </p>
                ))
              : null}
            {row.verdict === 'new' ? (
              <p className="flex flex-wrap gap-x-4 text-caption text-secondary">
                {row.changes
                  .filter(({ field, to }) => field !== id && !isEmpty(to))
                  .map(({ field, to }) => (
                    <span key={field} className="wrap-anywhere">
                      {text(messages.value, { field: plainName(text, field), value: shown(to) })}
                    </span>
                  ))}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="text-dense text-secondary">{text(messages.more, { count: more })}</p> : null}
    </section>
  );
}
