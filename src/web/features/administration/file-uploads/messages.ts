import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('uploadRecord', {
  uploadedBy: { en: '{purpose} · {name} · {time}', ko: '{purpose} · {name} · {time}' },
  firmware: { en: 'Firmware file', ko: '펌웨어 파일' },
  app: { en: 'App file', ko: '앱 파일' },
  picture: { en: 'Picture', ko: '그림' },
  video: { en: 'Boot ad', ko: '부팅 광고' },
  metadata: { en: 'Metadata set', ko: '메타데이터 세트' },
  other: { en: 'File', ko: '파일' },

  summary: { en: 'Upload', ko: '업로드' },
  size: { en: 'Size', ko: '크기' },
  arrived: { en: 'Received (last recorded)', ko: '수신량(마지막 기록)' },
  interruptions: { en: 'Interruptions', ko: '중단 횟수' },
  digest: { en: 'SHA-256', ko: 'SHA-256' },
  validUntil: { en: 'Must be used by', ko: '사용 기한' },
  usedBy: { en: 'Used as', ko: '용도' },
  contentEntry: { en: 'Content of set-top boxes', ko: '셋톱박스 콘텐츠' },
  bytes: { en: '{size} MB', ko: '{size}MB' },

  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },
  noSuch: { en: 'Upload not found', ko: '업로드를 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or is outside your scope.',
    ko: '존재하지 않거나 볼 수 있는 범위 밖에 있습니다.',
  },
  toHistory: { en: 'Upload history', ko: '업로드 이력' },

  empty: { en: 'Not begun', ko: '시작 전' },
  receiving: { en: 'Uploading', ko: '업로드 중' },
  interrupted: { en: 'Interrupted', ko: '중단됨' },
  stored: { en: 'Uploaded', ko: '업로드됨' },
  refused: { en: 'Refused', ko: '거부됨' },
  used: { en: 'In use', ko: '사용 중' },
  discarded: { en: 'Discarded', ko: '삭제됨' },
  expired: { en: 'Expired', ko: '만료됨' },
  dropped: { en: 'Storage full', ko: '저장 공간 부족' },
});

/** Its events, and what they say. */
export const eventMessages = defineMessages('uploadRecord.event', {
  announced: { en: 'Upload started', ko: '업로드 시작' },
  resumed: { en: 'Resumed', ko: '이어서 업로드' },
  stored: { en: 'Stored and hashed', ko: '저장 및 해시 계산 완료' },
  used: { en: 'Used', ko: '사용됨' },
  dropped: { en: 'Deleted: storage full', ko: '저장 공간 부족으로 삭제됨' },
  expired: { en: 'Expired unused', ko: '사용되지 않고 만료됨' },

  connection: { en: 'Connection lost at {size} MB', ko: '{size}MB에서 연결 끊김' },
  restart: { en: 'Server restarted at {size} MB', ko: '{size}MB에서 서버 재시작' },
  from: { en: 'From {size} MB', ko: '{size}MB부터' },
  fieldFileName: { en: 'File name', ko: '파일 이름' },
  fieldFingerprint: { en: 'Time of the file', ko: '파일 시각' },
});

/** Reasons why a file was refused. */
export const refusalMessages = defineMessages('uploadRecord.refusal', {
  firmconflict: { en: 'Version code in use', ko: '이미 사용 중인 버전 코드' },
  minfirmnodata: { en: 'Unknown minimum version', ko: '알 수 없는 최소 버전' },
  unchanged: { en: 'In conflict with what is stored', ko: '저장된 내용과 충돌' },
  tooLarge: { en: 'Too large', ko: '너무 큼' },
  format: { en: 'Unsupported format', ko: '지원하지 않는 형식' },
  damaged: { en: 'Damaged or incomplete', ko: '손상되었거나 완전하지 않음' },
  resolution: { en: 'Unsupported resolution', ko: '지원하지 않는 해상도' },
  signature: { en: 'Signature not verified', ko: '서명이 검증되지 않음' },
  bomb: { en: 'Unpacks to far more than its size', ko: '압축을 풀면 지나치게 커짐' },
  notApp: { en: 'No app in it', ko: '앱이 아님' },
  manifest: { en: 'Manifest not accepted', ko: '매니페스트를 사용할 수 없음' },
  disagrees: { en: 'Differs from what was entered', ko: '입력한 내용과 다름' },
  tooLong: { en: 'Video too long', ko: '영상이 너무 김' },
  other: { en: 'Content not accepted', ko: '허용되지 않는 내용' },
});
