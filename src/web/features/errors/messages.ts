import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('errors', {
  notFound: { en: 'Page not found', ko: '페이지를 찾을 수 없습니다' },
  notFoundHelp: {
    en: 'The address may be mistyped, or the page has moved.',
    ko: '주소를 잘못 입력했거나 페이지가 옮겨졌을 수 있습니다.',
  },
  returnHome: { en: 'Return Home', ko: '홈으로 돌아가기' },
  serverError: { en: 'Server error', ko: '서버 오류' },
  serverErrorHelp: {
    en: 'The server could not do this. Nothing was lost; try again in a moment.',
    ko: '서버가 요청을 처리하지 못했습니다. 저장된 내용은 그대로입니다. 잠시 후 다시 시도하세요.',
  },
  notAllowed: { en: 'You can’t open this page', ko: '이 페이지를 열 수 없습니다' },
  notAllowedHelp: { en: 'Ask your administrator for access.', ko: '관리자에게 권한을 요청하세요.' },
  pageFailed: { en: 'This page could not be shown', ko: '이 페이지를 표시할 수 없습니다' },
  pageFailedHelp: {
    en: 'Load it again. If that does not help, report the details below.',
    ko: '다시 불러와 보세요. 그래도 안 되면 아래 내용을 관리자에게 알려 주세요.',
  },
  healthTitle: { en: 'Service check', ko: '서비스 점검' },
  healthOk: { en: 'OK', ko: '정상' },
  healthNotOk: { en: 'Not OK', ko: '정상이 아닙니다' },
  healthChecking: { en: 'Checking…', ko: '확인 중…' },
});
