import { defineMessages } from '#web/i18n/message.ts';

/** Shown on the machines' page only, so they come with its texts. */
export const messages = defineMessages({
  chartOf: { id: 'machines.chartOf', defaultMessage: 'Statechart of {machine}' },
  ways: { id: 'machines.ways', defaultMessage: 'Ways from state to state' },
  way: { id: 'machines.way', defaultMessage: '{from} → {to}:' },
});
