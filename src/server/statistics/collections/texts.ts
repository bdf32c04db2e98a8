import type { CollectionRefusal } from '#domain/viewing/collection.ts';
import type { Language } from '#server/core/http/api-error.ts';

const ranges: Record<CollectionRefusal, Record<Language, (first: string) => string>> = {
  reversed: {
    en: () => 'The end date is before the start date.',
    ko: () => '종료일이 시작일보다 앞섭니다.',
  },
  tooLong: {
    en: () => 'Choose at most seven days.',
    ko: () => '최대 7일까지 선택할 수 있습니다.',
  },
  future: {
    en: () => 'Choose days until today.',
    ko: () => '오늘까지의 날짜를 선택하세요.',
  },
  tooOld: {
    en: (first) => `Choose days from ${first} on. Reports of earlier days are deleted.`,
    ko: (first) => `${first} 이후의 날짜를 선택하세요. 그 이전의 보고는 삭제되었습니다.`,
  },
};

export const rangeText = (refusal: CollectionRefusal, first: string, language: Language): string =>
  ranges[refusal][language](first);

/** Text for a second start: who started the run that is under way, and its days. */
export const underWayText: Record<Language, (run: { name: string; from: string; to: string }) => string> = {
  en: ({ name, from, to }) => `A collection of ${from} to ${to}, started by ${name}, is running.`,
  ko: ({ name, from, to }) => `${name} 님이 시작한 ${from}~${to} 집계가 진행 중입니다.`,
};
