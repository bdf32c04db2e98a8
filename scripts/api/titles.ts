import type { Text } from '#domain/text/text.ts';

/** Words for one row and for several, from which the titles of a resource's operations are made. */
export interface ResourceTitle {
  /** One row in the documentation and the titles, such as `room`. */
  one: string;
  many: string;
  ko: string;
  /** English name of a reference table, if it is not `many`. */
  table?: string;
}

export type ResourceOperation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'export';
export type StreamOperation = 'events' | 'state' | 'export';

const withArticle = (word: string) => `${/^(?!us|uni|eu|one)[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

const rowsTitles: Record<ResourceOperation, (title: ResourceTitle) => Text> = {
  list: ({ many, ko }) => ({ en: `View ${many}`, ko: `${ko} 목록 조회` }),
  get: ({ one, ko }) => ({ en: `View ${withArticle(one)}`, ko: `${ko} 조회` }),
  create: ({ one, ko }) => ({ en: `Create ${withArticle(one)}`, ko: `${ko} 등록` }),
  update: ({ one, ko }) => ({ en: `Change ${withArticle(one)}`, ko: `${ko} 수정` }),
  delete: ({ one, ko }) => ({ en: `Delete ${withArticle(one)}`, ko: `${ko} 삭제` }),
  export: ({ many, ko }) => ({ en: `Export ${many}`, ko: `${ko} 내보내기` }),
};

const tableVerbs: Record<ResourceOperation, Text> = {
  list: { en: 'View rows', ko: '행 목록 조회' },
  get: { en: 'View a row', ko: '행 조회' },
  create: { en: 'Add a row', ko: '행 추가' },
  update: { en: 'Change a row', ko: '행 변경' },
  delete: { en: 'Delete rows', ko: '행 삭제' },
  export: { en: 'Export rows', ko: '행 내보내기' },
};

const streamTitles: Record<StreamOperation, (title: Text) => Text> = {
  events: ({ en, ko }) => ({ en: `View the timeline of ${withArticle(en)}`, ko: `${ko} 타임라인 조회` }),
  state: ({ en, ko }) => ({ en: `View ${withArticle(en)} at a moment`, ko: `특정 시점의 ${ko} 상태 조회` }),
  export: ({ en, ko }) => ({
    en: `Download ${withArticle(en)} with its proof`,
    ko: `${ko} 증빙 파일 내려받기`,
  }),
};

/** Returns the title of an operation of a resource. */
export const rowsTitle = (title: ResourceTitle, does: ResourceOperation): Text => rowsTitles[does](title);

/** Returns the name of a reference table. */
export const tableTitle = ({
  many,
  table = many.charAt(0).toUpperCase() + many.slice(1),
  ko,
}: ResourceTitle) => ({
  en: table,
  ko,
});

/** Returns the title of an operation of a reference table. */
export function tableRowsTitle(title: ResourceTitle, does: ResourceOperation): Text {
  const { en, ko } = tableTitle(title);
  return { en: `${tableVerbs[does].en}: ${en}`, ko: `${tableVerbs[does].ko}: ${ko}` };
}

/** Returns the title of an operation of a stream. */
export const streamTitle = (title: Text, does: StreamOperation): Text => streamTitles[does](title);
