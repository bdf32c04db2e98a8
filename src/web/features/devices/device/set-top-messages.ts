import { defineMessages } from '#web/i18n/message.ts';

/** Texts of the dialogs for set-top boxes; loaded with them. */
export const messages = defineMessages({
  lnbTitle: {
    id: 'action.lnb.title',
    defaultMessage: '{count, plural, one {LNB settings of {name}} other {LNB settings of # devices}}',
  },
  lnbBody: {
    id: 'action.lnb.body',
    defaultMessage: 'Must match the LNB of the satellite dish. Scan channels afterwards.',
  },
  lnbVerb: {
    id: 'action.lnb.verb',
    defaultMessage: '{count, plural, one {Apply LNB settings} other {Apply to # devices}}',
  },
  lnbType: { id: 'action.lnb.type', defaultMessage: 'LNB type' },
  lnbUniversal: { id: 'action.lnb.universal', defaultMessage: 'Universal' },
  lnbSingle: { id: 'action.lnb.single', defaultMessage: 'Single band' },
  lnbDiseqc: { id: 'action.lnb.diseqc', defaultMessage: 'DiSEqC switch' },
  lnbUnicable: { id: 'action.lnb.unicable', defaultMessage: 'Unicable (one cable)' },
  lnbOscillators: { id: 'action.lnb.oscillators', defaultMessage: 'Local oscillators (MHz)' },
  lnbOscillator: { id: 'action.lnb.oscillator', defaultMessage: 'Local oscillator (MHz)' },
  lnbPort: { id: 'action.lnb.port', defaultMessage: 'Port' },
  lnbBand: { id: 'action.lnb.band', defaultMessage: 'User band' },
  lnbRange: { id: 'action.lnb.range', defaultMessage: 'Enter a whole number from {from} to {to}.' },
  lnbSame: {
    id: 'action.lnb.same',
    defaultMessage:
      '{count, plural, one {This LNB setting is already applied.} other {This LNB setting is already applied on all # devices.}}',
  },
  lnbSomeSame: {
    id: 'action.lnb.someSame',
    defaultMessage:
      '{count, plural, one {# device already has this setting and is skipped.} other {# devices already have this setting and are skipped.}}',
  },
  osdTitle: {
    id: 'action.osd.title',
    defaultMessage: '{count, plural, one {Message on the screen of {name}} other {Message on # screens}}',
  },
  osdBody: {
    id: 'action.osd.body',
    defaultMessage: 'Shown on the television to everyone in the room. Plain text.',
  },
  osdVerb: {
    id: 'action.osd.verb',
    defaultMessage: '{count, plural, one {Send message} other {Send to # devices}}',
  },
  osdText: { id: 'action.osd.text', defaultMessage: 'Message' },
  osdCount: { id: 'action.osd.count', defaultMessage: '{length, number} of {most, number} characters' },
  osdPreview: { id: 'action.osd.preview', defaultMessage: 'Preview' },
  osdPreviewEmpty: { id: 'action.osd.previewEmpty', defaultMessage: 'Your message' },
  osdProblemEmpty: { id: 'action.osd.empty', defaultMessage: 'Enter a message.' },
  osdTooLong: {
    id: 'action.osd.tooLong',
    defaultMessage: 'Shorten it to {most, number} characters; it has {length, number}.',
  },
  osdControls: {
    id: 'action.osd.controls',
    defaultMessage: 'It contains invisible control characters. Type it again instead of pasting it.',
  },
});
