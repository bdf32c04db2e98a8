import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('firmware.key', {
  keys: { en: 'Signing keys', ko: '서명 키' },
  keysHelp: {
    en: 'Public keys that verify the signatures of firmware files.',
    ko: '펌웨어 파일의 서명을 검증하는 공개 키입니다.',
  },
  keysNone: {
    en: 'No keys yet. Register the public key of your build.',
    ko: '등록된 키가 없습니다. 빌드의 공개 키를 등록하십시오.',
  },
  keyAdd: { en: 'Register key', ko: '키 등록' },
  keyAddTitle: { en: 'Register a signing key', ko: '서명 키 등록' },
  keyName: { en: 'Name', ko: '이름' },
  keyNameHelp: { en: 'Files that it signs show this name.', ko: '이 키로 서명한 파일에 표시됩니다.' },
  keyText: { en: 'Public key (PEM)', ko: '공개 키(PEM)' },
  keyTextHelp: {
    en: 'Ed25519, or RSA of at least 2,048 bits. OpenSSL writes it with pkey -pubout.',
    ko: 'Ed25519 또는 2,048비트 이상의 RSA 키입니다. OpenSSL의 pkey -pubout으로 출력합니다.',
  },
  keyAdded: { en: 'Key {name} registered', ko: '{name} 키를 등록했습니다' },
  keyLine: {
    en: '{algorithm}, registered by {person} on {time}',
    ko: '{algorithm}, {person} 님이 {time}에 등록',
  },
  keyRevokedLine: { en: 'Revoked by {person} on {time}', ko: '{person} 님이 {time}에 폐기' },
  keyFingerprint: { en: 'SHA-256 fingerprint', ko: 'SHA-256 지문' },
  keyActive: { en: 'Active', ko: '사용 중' },
  keyRevoked: { en: 'Revoked', ko: '폐기됨' },
  keyAbove: { en: 'Key of an organisation above yours', ko: '상위 조직의 키' },
  keyRevoke: { en: 'Revoke', ko: '폐기' },
  keyRevokeVerb: { en: 'Revoke key', ko: '키 폐기' },
  keyRevokeNamed: { en: 'Revoke the key {name}?', ko: '{name} 키를 폐기하시겠습니까?' },
  keyRevokeHelp: {
    en: 'It verifies no further files and cannot be registered again. Approved files stay approved and keep its name.',
    ko: '더 이상 파일을 검증하지 않으며 다시 등록할 수 없습니다. 승인된 파일은 승인 상태와 키 이름을 유지합니다.',
  },
  keyRevokedToast: { en: 'Key {name} revoked', ko: '{name} 키를 폐기했습니다' },
  signature: { en: 'Signature (optional)', ko: '서명(선택)' },
  signatureHelp: {
    en: 'Detached signature from a registered key. It is verified before the file is added.',
    ko: '등록된 키의 개인 키로 만든 서명입니다. 파일을 추가하기 전에 검증합니다.',
  },
  signatureChoose: { en: 'Choose signature file', ko: '서명 파일 선택' },
  signatureRemove: { en: 'Remove signature', ko: '서명 제거' },
  signatureTooLarge: {
    en: 'This is no signature: it is larger than 2 KB.',
    ko: '2KB보다 커서 서명 파일이 아닙니다.',
  },
  signedBy: { en: 'Signed by', ko: '서명 키 이름' },
  notSigned: { en: 'Not signed', ko: '서명 없음' },
  signedBar: { en: 'Signed by {key}.', ko: '{key} 키로 서명되었습니다.' },
  signedRevokedBar: {
    en: 'Signed by {key}, which is now revoked.',
    ko: '{key} 키로 서명되었으며 이 키는 폐기되었습니다.',
  },
  notSignedBar: { en: 'Not signed.', ko: '서명이 없습니다.' },
  unsignedAltered: {
    en: 'The key that signed this file was changed outside of the product. Register it again.',
    ko: '이 파일에 서명한 키가 제품 밖에서 변경되었습니다. 키를 다시 등록하세요.',
  },
  unsignedMissing: {
    en: 'Firmware must be signed, and this file has no signature.',
    ko: '서명된 펌웨어만 승인할 수 있으나 이 파일에는 서명이 없습니다.',
  },
  unsignedRevoked: {
    en: 'Firmware must be signed, and the key that signed this file is revoked.',
    ko: '서명된 펌웨어만 승인할 수 있으나 이 파일에 서명한 키가 폐기되었습니다.',
  },
});
