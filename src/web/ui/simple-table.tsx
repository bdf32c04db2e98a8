import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from './button.tsx';
import { cx } from './classes.ts';
import { messages } from './messages.ts';
import { SkeletonRows } from './placeholders.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

/** `spoken`: a column of controls that need no head to be understood; read aloud, not shown. */
type Head = string | { spoken: string };
const nameOf = (head: Head | undefined) => (typeof head === 'object' ? head.spoken : head);

interface SimpleTableProps {
  caption: string;
  head: readonly Head[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  pending?: boolean;
}

/** A longer table is shown in parts: a router may have a thousand clients. */
const pageRows = 100;

const headCell =
  'small-caps h-9 border-b border-stroke bg-sunken px-3 text-left font-normal whitespace-nowrap text-secondary';

/** A short list to read: no sorting, no choosing. On a phone each row is a card with the heads as labels. */
export function SimpleTable(props: SimpleTableProps) {
  const text = useText();
  const [most, setMost] = useState(pageRows);
  const { rows } = props;
  return (
    <div className="flex flex-col gap-2">
      <Rows {...props} rows={rows.slice(0, most)} />
      {rows.length > most ? (
        <p className="flex flex-wrap items-center gap-3 text-dense text-secondary">
          {text(messages.rowsShown, { shown: most, total: rows.length })}
          <Button onClick={() => setMost(most + pageRows)}>{text(messages.showMore)}</Button>
        </p>
      ) : null}
    </div>
  );
}

function Rows(props: SimpleTableProps) {
  const scroller = useScrollEdges();
  return (
    <div ref={scroller} className="overflow-x-auto rounded border border-stroke bg-raised">
      <table className="w-full text-dense max-md:block" aria-busy={props.pending}>
        <caption className="sr-only">{props.caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {props.head.map((head) => (
              <th key={nameOf(head)} scope="col" className={headCell}>
                {typeof head === 'object' ? <span className="sr-only">{head.spoken}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {props.pending ? (
            <SkeletonRows rows={6} columns={props.head.length} />
          ) : (
            props.rows.map((row) => (
              <tr
                key={row.id}
                className="border-b border-stroke last:border-b-0 hover:bg-hover max-md:block max-md:px-4 max-md:py-2.5 md:h-(--row)"
              >
                {row.cells.map((cell, index) => (
                  <td
                    key={nameOf(props.head[index])}
                    className={cx(
                      'px-3 max-md:flex max-md:gap-3 max-md:px-0 max-md:py-0.5',
                      cell === null && 'max-md:hidden',
                    )}
                  >
                    <span className="w-28 shrink-0 text-caption text-muted md:hidden" aria-hidden>
                      {typeof props.head[index] === 'object' ? null : props.head[index]}
                    </span>
                    {cell}
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}
