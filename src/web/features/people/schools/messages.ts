import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'schools.title', defaultMessage: 'Schools' },
  context: {
    id: 'schools.context',
    defaultMessage: 'Schools of your operator and the operators below it',
  },
  keyword: { id: 'schools.keyword', defaultMessage: 'Name or address' },
  office: { id: 'schools.office', defaultMessage: 'Office of education' },
  noOffice: { id: 'schools.noOffice', defaultMessage: 'None' },
  name: { id: 'schools.name', defaultMessage: 'Name' },
  nameHelp: { id: 'schools.nameHelp', defaultMessage: 'Unique within its operator' },
  address: { id: 'schools.address', defaultMessage: 'Address' },
  phone: { id: 'schools.phone', defaultMessage: 'Main phone' },
  phoneHelp: { id: 'schools.phoneHelp', defaultMessage: 'With country code, for example +82212345678' },
  url: { id: 'schools.url', defaultMessage: 'Website' },
  urlHelp: { id: 'schools.urlHelp', defaultMessage: 'For example https://school.example' },
  deviceCount: { id: 'schools.deviceCount', defaultMessage: 'Devices' },
  conflict: {
    id: 'schools.conflict',
    defaultMessage:
      'Someone has changed this school since you opened it. Nothing was saved. Close the form, look at the school, and edit it again.',
  },
  userCount: { id: 'schools.userCount', defaultMessage: 'Users' },
  createdAt: { id: 'schools.createdAt', defaultMessage: 'Created' },
  create: { id: 'schools.create', defaultMessage: 'Create school' },
  choosePlace: {
    id: 'schools.choosePlace',
    defaultMessage: 'A school belongs to an operator. Choose the organisation at the top of the page first.',
  },
  created: { id: 'schools.created', defaultMessage: 'School created' },
  edit: { id: 'schools.edit', defaultMessage: 'Edit school' },
  save: { id: 'schools.save', defaultMessage: 'Save school' },
  saved: { id: 'schools.saved', defaultMessage: 'School saved' },
  delete: { id: 'schools.delete', defaultMessage: 'Delete school' },
  deleteNamed: { id: 'schools.deleteNamed', defaultMessage: 'Delete {name}?' },
  deleteHelp: {
    id: 'schools.deleteHelp',
    defaultMessage: 'The school is deleted permanently. It must have no devices, users or cases.',
  },
  deleted: { id: 'schools.deleted', defaultMessage: 'School deleted' },
  rowActions: { id: 'schools.rowActions', defaultMessage: 'Actions for {name}' },
  none: { id: 'schools.none', defaultMessage: 'No schools yet' },
  noneHelp: {
    id: 'schools.noneHelp',
    defaultMessage: 'A school groups the devices and the users of one place.',
  },
});
