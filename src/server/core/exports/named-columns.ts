import type { Cell } from '#domain/sheet/workbook.ts';
import { isObject } from '#domain/verify/shapes.ts';
import { ianaZone } from '#domain/zones/zone.ts';
import type { Language } from '#server/core/http/api-error.ts';
import type { ExportedList } from './exported-list.ts';
import { exportTexts } from './texts.gen.ts';

interface Shown {
  /** Ids of the columns that the console shows; undefined: all. */
  columns: readonly string[] | undefined;
  zone: string;
  language: Language;
}

interface NamedColumn {
  head: string;
  cell(row: object): Cell;
}

/** Columns with the heads and words of the console. */
export function namedColumns(list: ExportedList, { columns, zone, language }: Shown): NamedColumn[] {
  const at = timeIn(zone);
  const text = (id: string) => exportTexts[id]?.[language] ?? id;
  return Object.entries(list.columns)
    .filter(
      ([id, { always, within = id }]) =>
        always || columns === undefined || columns.includes(id) || columns.includes(within),
    )
    .map(([, { head, field, words = {} }]) => ({
      head: text(head),
      cell: (row) => {
        const value = cellAt(row, field);
        const word = value === null ? undefined : words[String(value)];
        if (word !== undefined) return text(word);
        return typeof value === 'string' && isTime.test(value) ? at(value) : value;
      },
    }));
}

const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

function cellAt(row: object, field: string): Cell {
  const value = field
    .split('.')
    .reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), row);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Writes a time in a zone by ISO 8601, with its offset: an hour that a change of the clocks repeats stays clear. */
export function timeIn(zone: string): (time: string) => string {
  const known = ianaZone(zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return (time) => {
    const at = Date.parse(time);
    const ahead = known?.offsetAt(at) ?? 0;
    const local = new Date(at + ahead).toISOString().slice(0, 19);
    const minutes = Math.abs(ahead) / 60_000;
    return `${local}${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  };
}
