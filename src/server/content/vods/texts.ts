import type { FetchFailure } from '#machines/vod-fetch/events.ts';
import type { Language } from '#server/core/http/api-error.ts';

type Words = Record<Language, string>;

/** ER-048 to ER-050 as in the seeds, in every language. */
const words: Record<FetchFailure, Words> = {
  same: seed('Already created same version vod list.you need update vod list and version info'),
  unauthorized: seed('401 Unauthorized Auth-Key is Invalid'),
  forbidden: seed('403 API Server Forbidden'),
  unreachable: { en: 'The VOD server does not answer.', ko: 'VOD 서버가 응답하지 않습니다.' },
  slow: {
    en: 'The VOD server did not send its whole list within a minute.',
    ko: 'VOD 서버가 1분 안에 목록을 모두 보내지 않았습니다.',
  },
  status: { en: 'The VOD server answered with an error.', ko: 'VOD 서버가 오류로 응답했습니다.' },
  tooLarge: { en: 'The list is larger than 20 MB.', ko: '목록이 20MB보다 큽니다.' },
  malformed: {
    en: 'The answer of the VOD server is not a valid VOD list.',
    ko: 'VOD 서버의 응답이 올바른 VOD 목록이 아닙니다.',
  },
  inward: {
    en: 'The address is in a private network. The administrator of this server can allow the host (VOD_SERVER_HOSTS).',
    ko: '주소가 사설 네트워크에 있습니다. 서버 운영자가 호스트를 허용할 수 있습니다(VOD_SERVER_HOSTS).',
  },
  insecure: {
    en: 'The address must begin with https://, and have no name or password in it.',
    ko: '주소는 https://로 시작하고 사용자 이름이나 비밀번호를 포함하지 않아야 합니다.',
  },
  keyLost: {
    en: 'The stored key cannot be read any more. Enter it again.',
    ko: '저장된 인증키를 읽을 수 없습니다. 다시 입력하세요.',
  },
};

export const failureReasons = Object.keys(words) as FetchFailure[];

/** Builds the failure text with the server's or network's message. */
export function failureText(reason: FetchFailure, detail: string, language: Language): string {
  const text = words[reason][language];
  return detail ? `${text} (${detail})` : text;
}

function seed(text: string): Words {
  return { en: text, ko: text };
}
