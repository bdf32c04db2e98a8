import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  resultCount: {
    id: 'resource.resultCount',
    defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
  },
  atLeast: { id: 'resource.atLeast', defaultMessage: '{count, number} results or more' },
  columns: { id: 'resource.columns', defaultMessage: 'Columns' },
  selectAll: { id: 'resource.selectAll', defaultMessage: 'Select all on this page' },
  selectRow: { id: 'resource.selectRow', defaultMessage: 'Select {name}' },
  selectedCount: { id: 'resource.selectedCount', defaultMessage: '{count, number} selected' },
  clearSelection: { id: 'resource.clearSelection', defaultMessage: 'Clear selection' },
  sortBy: { id: 'resource.sortBy', defaultMessage: 'Sort by {column}' },
  pageOf: { id: 'resource.pageOf', defaultMessage: 'Page {page} of {pages}' },
  pages: { id: 'resource.pages', defaultMessage: 'Pages' },
  firstPage: { id: 'resource.firstPage', defaultMessage: 'First page' },
  previousPage: { id: 'resource.previousPage', defaultMessage: 'Previous page' },
  nextPage: { id: 'resource.nextPage', defaultMessage: 'Next page' },
  lastPage: { id: 'resource.lastPage', defaultMessage: 'Last page' },
  loadFailed: { id: 'resource.loadFailed', defaultMessage: 'The list could not be read' },
  tryAgain: { id: 'resource.tryAgain', defaultMessage: 'Try again' },
  noMatch: { id: 'resource.noMatch', defaultMessage: 'Nothing matches' },
  noMatchHelp: { id: 'resource.noMatchHelp', defaultMessage: 'No entry meets all the conditions above.' },
  clearFilters: { id: 'resource.clearFilters', defaultMessage: 'Clear filters' },
  removeFilter: { id: 'resource.removeFilter', defaultMessage: 'Remove filter {name}' },
  crumbs: { id: 'resource.crumbs', defaultMessage: 'Where you are' },
  loading: { id: 'resource.loading', defaultMessage: 'Loading' },
});
