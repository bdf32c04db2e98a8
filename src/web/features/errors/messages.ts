import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  notFound: { id: 'errors.notFound', defaultMessage: 'Page not found' },
  notFoundHelp: {
    id: 'errors.notFoundHelp',
    defaultMessage: 'The address may be mistyped, or the page has moved.',
  },
  returnHome: { id: 'errors.returnHome', defaultMessage: 'Return Home' },
  serverError: { id: 'errors.serverError', defaultMessage: 'Server error' },
  serverErrorHelp: {
    id: 'errors.serverErrorHelp',
    defaultMessage: 'The server could not do this. Nothing was lost; try again in a moment.',
  },
  notAllowed: { id: 'errors.notAllowed', defaultMessage: 'You can’t open this page' },
  notAllowedHelp: { id: 'errors.notAllowedHelp', defaultMessage: 'Ask your administrator for access.' },
  pageFailed: { id: 'errors.pageFailed', defaultMessage: 'This page could not be shown' },
  pageFailedHelp: {
    id: 'errors.pageFailedHelp',
    defaultMessage: 'Load it again. If that does not help, report the details below.',
  },
  healthTitle: { id: 'errors.healthTitle', defaultMessage: 'Service check' },
  healthOk: { id: 'errors.healthOk', defaultMessage: 'OK' },
  healthNotOk: { id: 'errors.healthNotOk', defaultMessage: 'Not OK' },
  healthChecking: { id: 'errors.healthChecking', defaultMessage: 'Checking…' },
});
