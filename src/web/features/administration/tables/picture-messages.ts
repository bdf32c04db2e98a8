import { defineMessages } from '#web/i18n/message.ts';

export const pictureMessages = defineMessages({
  open: { id: 'tables.picture.open', defaultMessage: 'Picture' },
  title: { id: 'tables.picture.title', defaultMessage: 'Picture of {name}' },
  help: {
    id: 'tables.picture.help',
    defaultMessage:
      'PNG, JPEG or WebP of at most {kilobytes, number} kB. It is shown with every device of this model.',
  },
  own: { id: 'tables.picture.own', defaultMessage: 'This picture was uploaded.' },
  drawn: {
    id: 'tables.picture.drawn',
    defaultMessage: 'No picture was uploaded: devices show a drawing of their class.',
  },
  choose: { id: 'tables.picture.choose', defaultMessage: 'Choose picture' },
  remove: { id: 'tables.picture.remove', defaultMessage: 'Remove picture' },
  saved: { id: 'tables.picture.saved', defaultMessage: 'Picture saved' },
  removed: { id: 'tables.picture.removed', defaultMessage: 'Picture removed' },
  tooLarge: {
    id: 'tables.picture.tooLarge',
    defaultMessage: 'The file is larger than {kilobytes, number} kB.',
  },
  noPicture: {
    id: 'tables.picture.noPicture',
    defaultMessage: 'The file is not a PNG, JPEG or WebP picture.',
  },
});
