import { Ban } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { columnsOf } from './columns.tsx';

interface Row {
  name: string | null;
  count: number;
}
const label = { id: 'label', defaultMessage: 'Label' };
const column = columnsOf<Row>();
const row: Row = { name: null, count: 12_345 };
const shown = (node: ReactNode) => renderToStaticMarkup(createElement(IntlProvider, { locale: 'en' }, node));

test('a text that is not known is N/A, also where it would be cut', () => {
  expect(shown(column.text(label, ({ name }) => name).show(row))).toBe('N/A');
  expect(shown(column.text(label, ({ name }) => name, { atMost: 'max-w-32', mono: true }).show(row))).toBe(
    '<span class="font-mono block truncate max-w-32">N/A</span>',
  );
});

test('a number has the separators of its language', () => {
  expect(shown(column.number(label, ({ count }) => count).show(row))).toContain('12,345');
});

test('a word is nothing where there is none', () => {
  expect(shown(column.word(label, () => null).show(row))).toBe('');
  expect(shown(column.word(label, () => label).show(row))).toBe('Label');
});

test('states are badges on a card and links its title, unless the list wants them otherwise', () => {
  const look = { tone: 'idle', icon: Ban, label } as const;
  expect(
    column.link(
      label,
      () => ({}),
      ({ name }) => name,
    ).onCard,
  ).toBe('title');
  expect(column.text(label, ({ name }) => name).onCard).toBeUndefined();
  expect(column.state(label, () => look, { onCard: 'line' }).onCard).toBe('line');
});
