import { defineMessages } from '#web/i18n/message.ts';

// Shown on pages of tasks and devices, so these are there from the start.
export const addMessages = defineMessages({
  add: { id: 'addToCase.add', defaultMessage: 'Add to a case' },
  mayNot: { id: 'addToCase.mayNot', defaultMessage: 'Your role may not make cases.' },
  where: { id: 'addToCase.where', defaultMessage: 'Case' },
  newCase: { id: 'addToCase.newCase', defaultMessage: 'A new case' },
  title: { id: 'addToCase.title', defaultMessage: 'Title' },
  titleHelp: {
    id: 'addToCase.titleHelp',
    defaultMessage: 'What somebody else should look at, in a few words',
  },
  titleNeeded: { id: 'addToCase.titleNeeded', defaultMessage: 'Give the case a title.' },
  tasks: { id: 'addToCase.tasks', defaultMessage: 'The last tasks of this device' },
  tasksNeeded: { id: 'addToCase.tasksNeeded', defaultMessage: 'Choose at least one task.' },
  noTasks: { id: 'addToCase.noTasks', defaultMessage: 'This device has no tasks yet.' },
  taskAt: { id: 'addToCase.taskAt', defaultMessage: '{task}, {time}' },
  added: { id: 'addToCase.added', defaultMessage: 'Added to the case.' },
  openCase: { id: 'addToCase.openCase', defaultMessage: 'Open the case' },
});
