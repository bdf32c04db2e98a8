import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  used: { id: 'contentUses.used', defaultMessage: 'It cannot be deleted while something uses it:' },
  blocked: { id: 'contentUses.blocked', defaultMessage: 'It is in use.' },
  reading: { id: 'contentUses.reading', defaultMessage: 'Checking what uses it…' },
  failed: { id: 'contentUses.failed', defaultMessage: 'It is not known what uses it.' },
  provisioning: {
    id: 'contentUses.provisioning',
    defaultMessage: 'Bulk provisioning of {organisation}',
  },
  provisioningHelp: {
    id: 'contentUses.provisioningHelp',
    defaultMessage: 'Stop it or choose another item there.',
  },
  banner: { id: 'contentUses.banner', defaultMessage: 'Banner {name}' },
  bannerHelp: { id: 'contentUses.bannerHelp', defaultMessage: 'It leads to this channel.' },
  boxes: {
    id: 'contentUses.boxes',
    defaultMessage:
      '{count, plural, one {# set-top box is still to get it} other {# set-top boxes are still to get it}}',
  },
  scheduled: {
    id: 'contentUses.scheduled',
    defaultMessage: '{count, plural, one {# set-top box gets it later} other {# set-top boxes get it later}}',
  },
  scheduledHelp: {
    id: 'contentUses.scheduledHelp',
    defaultMessage: 'Wait for this bulk action, or cancel it.',
  },
  boxesHelp: { id: 'contentUses.boxesHelp', defaultMessage: 'Wait for these tasks, or cancel them.' },
});
