import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  keys: { id: 'firmware.keys', defaultMessage: 'Signing keys' },
  keysHelp: {
    id: 'firmware.keysHelp',
    defaultMessage: 'Public keys that verify the signatures of firmware files.',
  },
  keysNone: {
    id: 'firmware.keysNone',
    defaultMessage: 'No keys yet. Register the public key of your build.',
  },
  keyAdd: { id: 'firmware.keyAdd', defaultMessage: 'Register key' },
  keyAddTitle: { id: 'firmware.keyAddTitle', defaultMessage: 'Register a signing key' },
  keyName: { id: 'firmware.keyName', defaultMessage: 'Name' },
  keyNameHelp: { id: 'firmware.keyNameHelp', defaultMessage: 'Files that it signs show this name.' },
  keyText: { id: 'firmware.keyText', defaultMessage: 'Public key (PEM)' },
  keyTextHelp: {
    id: 'firmware.keyTextHelp',
    defaultMessage: 'Ed25519, or RSA of at least 2,048 bits. OpenSSL writes it with pkey -pubout.',
  },
  keyAdded: { id: 'firmware.keyAdded', defaultMessage: 'Key {name} registered' },
  keyLine: {
    id: 'firmware.keyLine',
    defaultMessage: '{algorithm}, registered by {person} on {time}',
  },
  keyRevokedLine: { id: 'firmware.keyRevokedLine', defaultMessage: 'Revoked by {person} on {time}' },
  keyFingerprint: { id: 'firmware.keyFingerprint', defaultMessage: 'SHA-256 fingerprint' },
  keyActive: { id: 'firmware.keyActive', defaultMessage: 'Active' },
  keyRevoked: { id: 'firmware.keyRevoked', defaultMessage: 'Revoked' },
  keyAbove: { id: 'firmware.keyAbove', defaultMessage: 'Key of an organisation above yours' },
  keyRevoke: { id: 'firmware.keyRevoke', defaultMessage: 'Revoke' },
  keyRevokeVerb: { id: 'firmware.keyRevokeVerb', defaultMessage: 'Revoke key' },
  keyRevokeNamed: { id: 'firmware.keyRevokeNamed', defaultMessage: 'Revoke the key {name}?' },
  keyRevokeHelp: {
    id: 'firmware.keyRevokeHelp',
    defaultMessage:
      'It verifies no further files and cannot be registered again. Approved files stay approved and keep its name.',
  },
  keyRevokedToast: { id: 'firmware.keyRevokedToast', defaultMessage: 'Key {name} revoked' },
  signature: { id: 'firmware.signature', defaultMessage: 'Signature (optional)' },
  signatureHelp: {
    id: 'firmware.signatureHelp',
    defaultMessage:
      'Made with the private half of a registered key. It is verified before the file is added.',
  },
  signatureChoose: { id: 'firmware.signatureChoose', defaultMessage: 'Choose signature file' },
  signatureRemove: { id: 'firmware.signatureRemove', defaultMessage: 'Remove signature' },
  signatureTooLarge: {
    id: 'firmware.signatureTooLarge',
    defaultMessage: 'This is no signature: it is larger than 2 KB.',
  },
  signedBy: { id: 'firmware.signedBy', defaultMessage: 'Signed by' },
  notSigned: { id: 'firmware.notSigned', defaultMessage: 'Not signed' },
  signedBar: { id: 'firmware.signedBar', defaultMessage: 'Signed by {key}.' },
  signedRevokedBar: {
    id: 'firmware.signedRevokedBar',
    defaultMessage: 'Signed by {key}, which is now revoked.',
  },
  notSignedBar: { id: 'firmware.notSignedBar', defaultMessage: 'Not signed.' },
  mustBeSigned: { id: 'firmware.mustBeSigned', defaultMessage: 'Firmware must be signed' },
  mustBeSignedHelp: {
    id: 'firmware.mustBeSignedHelp',
    defaultMessage: 'Files without a signature by an active key cannot be approved.',
  },
  unsignedAltered: {
    id: 'firmware.unsignedAltered',
    defaultMessage: 'The key that signed this file was changed outside of the product. Register it again.',
  },
  unsignedMissing: {
    id: 'firmware.unsignedMissing',
    defaultMessage: 'Firmware must be signed, and this file has no signature.',
  },
  unsignedRevoked: {
    id: 'firmware.unsignedRevoked',
    defaultMessage: 'Firmware must be signed, and the key that signed this file is revoked.',
  },
});
