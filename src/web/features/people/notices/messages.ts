import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  conflict: {
    id: 'notices.conflict',
    defaultMessage:
      'Someone has changed this notice since you opened it. Nothing was saved. Close the form, look at the notice, and edit it again.',
  },
  forOrganisations: { id: 'notices.forOrganisations', defaultMessage: 'For organisations' },
  forOrganisationsHelp: {
    id: 'notices.forOrganisationsHelp',
    defaultMessage: 'None chosen: all people of your organisation and of those below it',
  },
  forRoles: { id: 'notices.forRoles', defaultMessage: 'For roles' },
  forRolesHelp: { id: 'notices.forRolesHelp', defaultMessage: 'None chosen: all roles' },
  organisationName: { id: 'notices.organisationName', defaultMessage: 'Organisation' },
  narrow: { id: 'notices.narrow', defaultMessage: '{shown} of {total}; type a name to find others' },
  chosen: { id: 'notices.chosen', defaultMessage: '{count, plural, one {1 chosen} other {# chosen}}' },
  choicesFailed: {
    id: 'notices.choicesFailed',
    defaultMessage: 'These could not be read. Open the form again.',
  },
  title: { id: 'notices.title', defaultMessage: 'Notices' },
  context: {
    id: 'notices.context',
    defaultMessage: 'Notices for users of your organisation and those below it',
  },
  published: { id: 'notices.published', defaultMessage: 'Published now' },
  publishedContext: {
    id: 'notices.publishedContext',
    defaultMessage: 'Notices in their posting period, for you',
  },
  publishedNone: { id: 'notices.publishedNone', defaultMessage: 'No notices now' },
  publishedNoneHelp: {
    id: 'notices.publishedNoneHelp',
    defaultMessage:
      'Notices of your organisation, and of those above it, stand here in their posting period.',
  },
  unread: { id: 'notices.unread', defaultMessage: 'Unread' },
  open: { id: 'notices.open', defaultMessage: 'Open “{title}”' },
  create: { id: 'notices.create', defaultMessage: 'Create notice' },
  edit: { id: 'notices.edit', defaultMessage: 'Edit notice' },
  save: { id: 'notices.save', defaultMessage: 'Save notice' },
  delete: { id: 'notices.delete', defaultMessage: 'Delete notice' },
  deleteNamed: { id: 'notices.deleteNamed', defaultMessage: 'Delete “{title}”?' },
  deleteHelp: {
    id: 'notices.deleteHelp',
    defaultMessage: 'This cannot be undone. Its events stay in the record.',
  },
  deleteInPeriod: {
    id: 'notices.deleteInPeriod',
    defaultMessage: 'It cannot be deleted during its posting period. Set its end to an earlier time first.',
  },
  created: { id: 'notices.created', defaultMessage: 'Notice created' },
  saved: { id: 'notices.saved', defaultMessage: 'Notice saved' },
  deleted: { id: 'notices.deleted', defaultMessage: 'Notice deleted' },
  rowActions: { id: 'notices.rowActions', defaultMessage: 'Actions for {title}' },
  keyword: { id: 'notices.keyword', defaultMessage: 'Words of the title' },
  type: { id: 'notices.type', defaultMessage: 'Type' },
  state: { id: 'notices.state', defaultMessage: 'State' },
  noticeTitle: { id: 'notices.noticeTitle', defaultMessage: 'Title' },
  subType: { id: 'notices.subType', defaultMessage: 'Subject' },
  subTypeHelp: { id: 'notices.subTypeHelp', defaultMessage: 'A word of your own, such as “Maintenance”' },
  contents: { id: 'notices.contents', defaultMessage: 'Contents' },
  from: { id: 'notices.from', defaultMessage: 'Organisation' },
  period: { id: 'notices.period', defaultMessage: 'Posting period' },
  periodOf: { id: 'notices.periodOf', defaultMessage: '{start} to {end}' },
  periodStart: { id: 'notices.periodStart', defaultMessage: 'Posted from' },
  periodEnd: { id: 'notices.periodEnd', defaultMessage: 'Posted until' },
  zone: { id: 'notices.zone', defaultMessage: 'In {zone}' },
  periodBackwards: { id: 'notices.periodBackwards', defaultMessage: 'The end must be later than the start.' },
  timeMissing: { id: 'notices.timeMissing', defaultMessage: 'Enter a date and a time.' },
  pinned: { id: 'notices.pinned', defaultMessage: 'Show above every page until it is read' },
  draftField: { id: 'notices.draftField', defaultMessage: 'Keep as a draft' },
  reads: { id: 'notices.reads', defaultMessage: 'Read by' },
  sender: { id: 'notices.sender', defaultMessage: 'Changed by' },
  modified: { id: 'notices.modified', defaultMessage: 'Changed' },
  none: { id: 'notices.none', defaultMessage: 'No notices' },
  noneHelp: {
    id: 'notices.noneHelp',
    defaultMessage: 'A notice appears in its recipients’ top bar during its posting period.',
  },
  readersTitle: { id: 'notices.readersTitle', defaultMessage: 'Read by' },
  readersNone: { id: 'notices.readersNone', defaultMessage: 'Not opened yet.' },
  readersMore: { id: 'notices.readersMore', defaultMessage: 'The last 50 of {count, number} are shown.' },
  person: { id: 'notices.person', defaultMessage: 'Name' },
  readTime: { id: 'notices.readTime', defaultMessage: 'Read at' },
  noSuch: { id: 'notices.noSuch', defaultMessage: 'Notice not found' },
  noSuchHelp: {
    id: 'notices.noSuchHelp',
    defaultMessage: 'It does not exist, or it belongs to an organisation that you cannot see.',
  },
  createdByAt: { id: 'notices.createdByAt', defaultMessage: 'Created by {name} at {time}' },
  chainNote: {
    id: 'notices.chainNote',
    defaultMessage: 'Not checked here. Export it and run the offline verifier to prove the chain.',
  },

  empty: { id: 'notices.state.empty', defaultMessage: 'Not begun' },
  draft: { id: 'notices.state.draft', defaultMessage: 'Draft' },
  scheduled: { id: 'notices.state.scheduled', defaultMessage: 'Scheduled' },
  publishing: { id: 'notices.state.publishing', defaultMessage: 'Published' },
  ended: { id: 'notices.state.ended', defaultMessage: 'Ended' },
  deletedState: { id: 'notices.state.deleted', defaultMessage: 'Deleted' },
});

/** Buttons of the editor. */
export const editorMessages = defineMessages({
  toolbar: { id: 'notices.editor.toolbar', defaultMessage: 'Formatting' },
  bold: { id: 'notices.editor.bold', defaultMessage: 'Bold' },
  italic: { id: 'notices.editor.italic', defaultMessage: 'Italic' },
  heading: { id: 'notices.editor.heading', defaultMessage: 'Heading' },
  bulletList: { id: 'notices.editor.bulletList', defaultMessage: 'Bulleted list' },
  orderedList: { id: 'notices.editor.orderedList', defaultMessage: 'Numbered list' },
  blockquote: { id: 'notices.editor.blockquote', defaultMessage: 'Quote' },
});

/** Its events and deadlines. */
export const eventMessages = defineMessages({
  created: { id: 'notices.event.created', defaultMessage: 'Notice created' },
  changed: { id: 'notices.event.changed', defaultMessage: 'Notice changed' },
  read: { id: 'notices.event.read', defaultMessage: 'Opened' },
  deleted: { id: 'notices.event.deleted', defaultMessage: 'Notice deleted' },
  deadlinePassed: { id: 'notices.event.deadlinePassed', defaultMessage: 'Time reached' },
  start: { id: 'notices.deadline.start', defaultMessage: 'Start of the posting period' },
  end: { id: 'notices.deadline.end', defaultMessage: 'End of the posting period' },
  fieldTitle: { id: 'notices.field.title', defaultMessage: 'Title' },
  fieldContents: { id: 'notices.field.contents', defaultMessage: 'Contents' },
  fieldReader: { id: 'notices.field.reader', defaultMessage: 'Readers' },
});
