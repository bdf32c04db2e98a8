import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'presence.title', defaultMessage: 'Also on this page' },
  since: { id: 'presence.since', defaultMessage: 'since {time}' },
  edits: { id: 'presence.edits', defaultMessage: 'editing: {what}' },
  stranger: { id: 'presence.stranger', defaultMessage: 'A user of another organisation' },
  handOver: { id: 'presence.handOver', defaultMessage: 'Hand over…' },
  handOverTo: { id: 'presence.handOverTo', defaultMessage: 'Hand over to {name}' },
  ask: { id: 'presence.ask', defaultMessage: 'Ask to take over' },
  note: { id: 'presence.note', defaultMessage: 'Note' },
  noteHelp: {
    id: 'presence.noteHelp',
    defaultMessage: 'What was done and what is left. Kept in the device history.',
  },
  asked: { id: 'presence.asked', defaultMessage: '{name} was asked to take over' },
  waiting: {
    id: 'presence.waiting',
    defaultMessage: '{name} was asked to take over and has not answered yet.',
  },
  declined: { id: 'presence.declined', defaultMessage: '{name} declined to take over at {time}.' },
  asksYou: { id: 'presence.asksYou', defaultMessage: '{name} asks you to take over this device' },
  accept: { id: 'presence.accept', defaultMessage: 'Take over' },
  decline: { id: 'presence.decline', defaultMessage: 'Decline' },
  holds: {
    id: 'presence.holds',
    defaultMessage: '{name} took over this device from {from} at {time}.',
  },
  youHold: {
    id: 'presence.youHold',
    defaultMessage: 'You took over this device from {from} at {time}.',
  },
});
