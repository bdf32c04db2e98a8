import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatText } from '#domain/display.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import type { Message } from '#web/i18n/message.ts';
import { useFormats, useText } from '#web/i18n/use-text.ts';
import { cx, linkLook } from '#web/ui/classes.ts';
import { StateBadge, type StateLook } from '#web/ui/state-badge.tsx';
import { PageLink } from './page-link.tsx';

/** Order, card, visibility and width of a column. */
interface ColumnOptions {
  /** The server's name for this order; without one the column cannot be sorted. */
  sortBy?: string;
  /** Place on a phone's card; of the columns there, the first is the title. */
  onCard?: 'title' | 'line' | 'badge';
  /** Starts hidden; the reader may show it. */
  hiddenAtFirst?: boolean;
  /** The reader cannot hide it. */
  fixed?: boolean;
  width?: string;
}

export interface Column<T> extends ColumnOptions {
  /** Head of the column, and its name in the column menu, in the order and on a card. */
  label: Message;
  show: (row: T) => ReactNode;
  /** False where the cell shows N/A. Absent: the column always says something. */
  isKnown?: (row: T) => boolean;
}

/** By their ids, which column settings are kept by, in the order of the list. */
export type Columns<T> = Readonly<Record<string, Column<T>>>;

interface TextOptions extends ColumnOptions {
  /** Widest in the table: longer text is cut. */
  atMost?: string;
  mono?: boolean;
}

export function Time({ at }: { at: string | null }) {
  const dateTime = useDateTime();
  return <span className="font-mono whitespace-nowrap tabular-nums">{dateTime(at)}</span>;
}

export function Word({ of }: { of: Message }) {
  return useText()(of);
}

function Figure({ value }: { value: number }) {
  return <span className="tabular-nums">{useFormats().number(value)}</span>;
}

/** Columns of the rows of one list, a function for each kind of cell; they need no component around them. */
export const columnsOf = <T,>() => ({
  /** Whatever the others are not. */
  cell: (label: Message, show: (row: T) => ReactNode, options?: ColumnOptions): Column<T> => ({
    label,
    show,
    ...options,
  }),
  /** N/A where it is not known. */
  text: (
    label: Message,
    of: (row: T) => string | null,
    { atMost, mono, ...options }: TextOptions = {},
  ): Column<T> => ({
    label,
    show: (row) =>
      atMost || mono ? (
        <span className={cx(mono && 'font-mono', atMost && `block truncate ${atMost}`)}>
          {formatText(of(row))}
        </span>
      ) : (
        formatText(of(row))
      ),
    isKnown: (row) => formatText(of(row)) !== formatText(null),
    ...options,
  }),
  /** A text of the console; nothing where there is none. */
  word: (label: Message, of: (row: T) => Message | null, options?: ColumnOptions): Column<T> => ({
    label,
    show: (row) => {
      const word = of(row);
      return word === null ? null : <Word of={word} />;
    },
    ...options,
  }),
  state: (label: Message, of: (row: T) => StateLook, options?: ColumnOptions): Column<T> => ({
    label,
    show: (row) => <StateBadge look={of(row)} />,
    onCard: 'badge',
    ...options,
  }),
  time: (label: Message, of: (row: T) => string | null, options?: ColumnOptions): Column<T> => ({
    label,
    show: (row) => <Time at={of(row)} />,
    ...options,
  }),
  number: (label: Message, of: (row: T) => number, options?: ColumnOptions): Column<T> => ({
    label,
    show: (row) => <Figure value={of(row)} />,
    ...options,
  }),
  /** Leads to the page of the row, where the role may open it. */
  link: (
    label: Message,
    to: (row: T) => LinkProps,
    of: (row: T) => ReactNode,
    { atMost, ...options }: Omit<TextOptions, 'mono'> = {},
  ): Column<T> => ({
    label,
    show: (row) => (
      <PageLink {...to(row)} otherwise="text" className={cx(linkLook, atMost && `block truncate ${atMost}`)}>
        {of(row)}
      </PageLink>
    ),
    onCard: 'title',
    ...options,
  }),
});
