import { expect, test, vi } from 'vitest';
import type { TextOf } from '#web/i18n/use-text.ts';
import { listSearch, oneOf, words } from './list-search.ts';
import { listState } from './list-state.ts';

const search = listSearch(
  { keyword: words(20), state: oneOf('open', 'closed'), office: words(20) },
  { kept: { tab: oneOf('mine') }, sort: ['name', 'time'], order: { sortBy: 'name', desc: false } },
);
const message = (id: string) => ({ id });
const texts = {
  keyword: { label: message('Search cases'), chip: message('Search') },
  state: { label: message('State'), names: { closed: { label: message('Closed') }, open: message('Open') } },
  office: { label: message('Office'), choices: [{ value: 'B01', label: '· Busan' }], show: () => 'Busan' },
};
const text: TextOf = ({ id }, values) => (values ? `${values.name}: ${values.value}` : id);

function stateAt(address: Record<string, unknown>) {
  const onSearch = vi.fn();
  return { onSearch, state: listState(search, { search: search.read(address), onSearch }, texts, text) };
}

test('a filter offers the values of its search in their order, each by its name', () => {
  expect(stateAt({}).state.filters.state?.choices).toEqual([
    { value: 'open', label: 'Open' },
    { value: 'closed', label: 'Closed' },
  ]);
});

test('chips say what the controls say, unless a filter has other words for them', () => {
  const { state } = stateAt({ keyword: 'cable', state: 'closed', office: 'B01' });
  expect(state.chips.map(({ label }) => label)).toEqual(['Search: cable', 'State: Closed', 'Office: Busan']);
  expect(state.filtered).toBe(true);
});

test('what is typed is shown as it is', () => {
  const { keyword } = stateAt({ keyword: 'cable' }).state.filters;
  expect(keyword?.choices).toEqual([]);
  expect(keyword?.show('cable')).toBe('cable');
});

test('a filter that changes begins at the first page again, and keeps tab and order', () => {
  const { state, onSearch } = stateAt({ page: 3, tab: 'mine', sort: 'time', desc: true });
  state.change({ state: 'open' });
  expect(onSearch.mock.calls[0]?.[0]).toMatchObject({ state: 'open', tab: 'mine', sort: 'time', desc: true });
  expect(onSearch.mock.calls[0]?.[0].page).toBeUndefined();
});

test('clearing removes every filter and nothing else', () => {
  const { state, onSearch } = stateAt({ keyword: 'cable', state: 'closed', office: 'B01', tab: 'mine' });
  state.onClear();
  expect(onSearch.mock.calls[0]?.[0]).toEqual(search.read({ tab: 'mine' }));
});

test('without an order in the address the list marks its own', () => {
  expect(stateAt({}).state.order?.sorting).toEqual({ sortBy: 'name', desc: false });
  expect(stateAt({ sort: 'time' }).state.order?.sorting).toEqual({ sortBy: 'time', desc: false });
});
