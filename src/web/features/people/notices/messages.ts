import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('notices', {
  conflict: {
    en: 'Someone has changed this notice since you opened it. Nothing was saved. Close the form, look at the notice, and edit it again.',
    ko: '화면을 연 뒤에 다른 사람이 이 공지를 변경했습니다. 저장하지 않았습니다. 창을 닫고 공지를 확인한 후 다시 수정하세요.',
  },
  forOrganisations: { en: 'For organisations', ko: '대상 조직' },
  forOrganisationsHelp: {
    en: 'None chosen: all people of your organisation and of those below it',
    ko: '선택하지 않으면 소속 조직과 하위 조직의 모든 사용자가 대상입니다',
  },
  forRoles: { en: 'For roles', ko: '대상 역할' },
  forRolesHelp: { en: 'None chosen: all roles', ko: '선택하지 않으면 모든 역할이 대상입니다' },
  organisationName: { en: 'Organisation', ko: '조직' },
  narrow: {
    en: '{shown} of {total}; type a name to find others',
    ko: '{total}개 중 {shown}개 표시. 이름을 입력해 찾으세요',
  },
  chosen: { en: '{count, plural, one {1 chosen} other {# chosen}}', ko: '{count}개 선택' },
  choicesFailed: {
    en: 'These could not be read. Open the form again.',
    ko: '목록을 불러오지 못했습니다. 창을 다시 여세요.',
  },
  title: { en: 'Notices', ko: '공지' },
  context: {
    en: 'Notices for users of your organisation and those below it',
    ko: '내 조직과 하위 조직의 사용자에게 알리는 내용',
  },
  published: { en: 'Published now', ko: '게시 중인 공지' },
  publishedContext: { en: 'Notices in their posting period, for you', ko: '나에게 게시 중인 공지' },
  publishedNone: { en: 'No notices now', ko: '게시 중인 공지 없음' },
  publishedNoneHelp: {
    en: 'Notices of your organisation, and of those above it, stand here in their posting period.',
    ko: '내 조직과 상위 조직의 공지가 게시 기간 동안 여기에 표시됩니다.',
  },
  unread: { en: 'Unread', ko: '읽지 않음' },
  create: { en: 'Create notice', ko: '공지 작성' },
  edit: { en: 'Edit notice', ko: '공지 수정' },
  save: { en: 'Save notice', ko: '공지 저장' },
  delete: { en: 'Delete notice', ko: '공지 삭제' },
  deleteNamed: { en: 'Delete “{title}”?', ko: '“{title}” 공지를 삭제할까요?' },
  deleteHelp: {
    en: 'This cannot be undone. Its events stay in the record.',
    ko: '되돌릴 수 없습니다. 이벤트 기록은 남습니다.',
  },
  deleteInPeriod: {
    en: 'It cannot be deleted during its posting period. Set its end to an earlier time first.',
    ko: '게시 기간 중에는 삭제할 수 없습니다. 먼저 종료 시각을 앞당기세요.',
  },
  created: { en: 'Notice created', ko: '공지를 작성했습니다' },
  saved: { en: 'Notice saved', ko: '공지를 저장했습니다' },
  deleted: { en: 'Notice deleted', ko: '공지를 삭제했습니다' },
  rowActions: { en: 'Actions for {title}', ko: '{title} 작업' },
  keyword: { en: 'Words of the title', ko: '제목의 단어' },
  type: { en: 'Type', ko: '유형' },
  state: { en: 'State', ko: '상태' },
  noticeTitle: { en: 'Title', ko: '제목' },
  subType: { en: 'Subject', ko: '주제' },
  subTypeHelp: { en: 'A word of your own, such as “Maintenance”', ko: '예: “점검”처럼 직접 정한 단어' },
  contents: { en: 'Contents', ko: '내용' },
  period: { en: 'Posting period', ko: '게시 기간' },
  periodOf: { en: '{start} to {end}', ko: '{start} ~ {end}' },
  periodStart: { en: 'Posted from', ko: '게시 시작' },
  periodEnd: { en: 'Posted until', ko: '게시 종료' },
  zone: { en: 'In {zone}', ko: '{zone} 기준' },
  periodBackwards: { en: 'The end must be later than the start.', ko: '종료는 시작보다 뒤여야 합니다.' },
  timeMissing: { en: 'Enter a date and a time.', ko: '날짜와 시각을 입력하세요.' },
  pinned: { en: 'Show above every page until it is read', ko: '읽을 때까지 모든 페이지 상단에 표시' },
  draftField: { en: 'Keep as a draft', ko: '임시 저장으로 보관' },
  reads: { en: 'Read by', ko: '읽음' },
  sender: { en: 'Changed by', ko: '수정한 사람' },
  none: { en: 'No notices', ko: '공지 없음' },
  noneHelp: {
    en: 'A notice appears in its recipients’ top bar during its posting period.',
    ko: '공지는 게시 기간 동안 대상 사용자의 상단 바에 표시됩니다.',
  },
  readersTitle: { en: 'Read by', ko: '읽은 사람' },
  readersNone: { en: 'Not opened yet.', ko: '아직 열어 본 사람이 없습니다.' },
  readersMore: {
    en: 'The last 50 of {count, number} are shown.',
    ko: '{count, number}명 중 최근 50명을 표시합니다.',
  },
  person: { en: 'Name', ko: '이름' },
  readTime: { en: 'Read at', ko: '읽은 시각' },
  noSuch: { en: 'Notice not found', ko: '공지를 찾을 수 없습니다' },
  noSuchHelp: {
    en: 'It does not exist, or it belongs to an organisation that you cannot see.',
    ko: '존재하지 않거나 볼 수 없는 조직의 공지입니다.',
  },
  createdByAt: { en: 'Created by {name} at {time}', ko: '{name} 님이 {time}에 작성' },
  chainNote: {
    en: 'Not checked here. Export it and run the offline verifier to prove the chain.',
    ko: '여기서는 확인하지 않습니다. 내보내서 오프라인 검증기를 실행하면 체인을 증명할 수 있습니다.',
  },

  empty: { en: 'Not begun', ko: '시작 전' },
  draft: { en: 'Draft', ko: '임시 저장' },
  scheduled: { en: 'Scheduled', ko: '예약됨' },
  publishing: { en: 'Published', ko: '게시 중' },
  ended: { en: 'Ended', ko: '종료됨' },
  deletedState: { en: 'Deleted', ko: '삭제됨' },
});

/** Buttons of the editor. */
export const editorMessages = defineMessages('notices.editor', {
  toolbar: { en: 'Formatting', ko: '서식' },
  bold: { en: 'Bold', ko: '굵게' },
  italic: { en: 'Italic', ko: '기울임' },
  heading: { en: 'Heading', ko: '제목' },
  bulletList: { en: 'Bulleted list', ko: '글머리 기호 목록' },
  orderedList: { en: 'Numbered list', ko: '번호 목록' },
  blockquote: { en: 'Quote', ko: '인용' },
});

/** Its events and deadlines. */
export const eventMessages = defineMessages('notices.event', {
  created: { en: 'Notice created', ko: '공지 작성' },
  changed: { en: 'Notice changed', ko: '공지 수정' },
  read: { en: 'Opened', ko: '열람' },
  deleted: { en: 'Notice deleted', ko: '공지 삭제' },
  deadlinePassed: { en: 'Time reached', ko: '시각 도달' },
  start: { en: 'Start of the posting period', ko: '게시 기간 시작' },
  end: { en: 'End of the posting period', ko: '게시 기간 종료' },
  fieldReader: { en: 'Readers', ko: '읽은 사람' },
});
