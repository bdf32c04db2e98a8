import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'debug.title', defaultMessage: 'Data model' },
  path: { id: 'debug.path', defaultMessage: 'Path' },
  pathHelp: {
    id: 'debug.pathHelp',
    defaultMessage: 'A parameter, or an object ending with a dot. * matches all instances.',
  },
  badPath: {
    id: 'debug.badPath',
    defaultMessage: 'A path begins with Device. and contains only letters, digits, dots and *.',
  },
  ask: { id: 'debug.ask', defaultMessage: 'Refresh from device' },
  known: { id: 'debug.known', defaultMessage: 'Show last reported' },
  examples: { id: 'debug.examples', defaultMessage: 'Objects' },
  filter: { id: 'debug.filter', defaultMessage: 'Filter values' },
  value: { id: 'debug.value', defaultMessage: 'Value' },
  observed: { id: 'debug.observed', defaultMessage: 'Reported' },
  count: { id: 'debug.count', defaultMessage: '{count, plural, one {# value} other {# values}}' },
  shown: { id: 'debug.shown', defaultMessage: '{shown} of {count} values. Filter to see the others.' },
  truncated: {
    id: 'debug.truncated',
    defaultMessage: 'More than {count} values. Only the first ones by path are shown.',
  },
  refused: { id: 'debug.refused', defaultMessage: '{path}: {message}' },
  none: { id: 'debug.none', defaultMessage: 'No values for this path' },
  noneHelp: { id: 'debug.noneHelp', defaultMessage: 'Refresh from device, or try the parent object.' },
  begin: { id: 'debug.begin', defaultMessage: 'All reported values' },
  beginHelp: {
    id: 'debug.beginHelp',
    defaultMessage: 'Enter a TR-181 path or choose an object. Secrets are masked.',
  },
});
