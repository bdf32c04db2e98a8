import type { Language } from '#server/core/http/api-error.ts';

/** Refusal, in the languages of the console. */
type Texts = Record<Language, string>;

interface Meanwhile {
  /** User who changed it; null: the change is older than recorded names. */
  by: string | null;
  isSort: boolean;
}

/** Builds the refusal of a change to a list that another user has changed. */
export function changedMeanwhile({ by, isSort }: Meanwhile): Texts {
  const [who, whoKo] = by === null ? ['Someone', '다른 사용자가'] : [by, `${by} 님이`];
  return {
    en: `${who} ${isSort ? 'sorted' : 'changed'} this list meanwhile. Your change was not saved.`,
    ko: `그사이 ${whoKo} 이 목록${isSort ? '의 순서를 바꿨습니다' : '을 변경했습니다'}. 변경 내용이 저장되지 않았습니다.`,
  };
}

export const shownWith = (name: string, lcns: readonly number[]): Texts => ({
  en: `Shown with ${name} on channel ${lcns.join(', ')} at the same time and place.`,
  ko: `채널 ${lcns.join(', ')}에서 같은 시간, 같은 위치에 ${name} 광고도 표시됩니다.`,
});

export const otherEntries: Texts = {
  en: 'Name each entry of the list once.',
  ko: '목록의 항목을 하나도 빠짐없이 한 번씩만 지정하세요.',
};

export const noLinkHere: Texts = {
  en: 'Only banners of the types Channel and VOD lead somewhere.',
  ko: '연결 대상은 채널 배너와 VOD 배너에만 지정할 수 있습니다.',
};

export const noSuchChannel: Texts = {
  en: 'This channel is not in the TV channels of the organisation.',
  ko: '조직의 TV 채널 목록에 없는 채널입니다.',
};

export const noSuchVod: Texts = {
  en: 'This title is not in the VOD list of the organisation.',
  ko: '조직의 VOD 목록에 없는 항목입니다.',
};

export const endHasPassed: Texts = {
  en: 'The end date has passed. The ad would never be shown.',
  ko: '종료일이 이미 지나 광고가 표시되지 않습니다.',
};

export const noHours: Texts = {
  en: 'Start and end are the same hour. The ad would never be shown. All day is 00:00 to 24:00.',
  ko: '시작 시각과 종료 시각이 같아 광고가 표시되지 않습니다. 종일은 00:00~24:00입니다.',
};

export const descriptionTooLong: Texts = {
  en: 'The description has at most 2 lines of 20 characters.',
  ko: '설명은 한 줄에 20자씩, 최대 두 줄까지 입력할 수 있습니다.',
};

export const numberTaken = (name: string, lcn: number | null): Texts => ({
  en: `${name} has the channel number ${lcn}.`,
  ko: `채널 번호 ${lcn}번은 이미 ${name} 채널이 사용하고 있습니다.`,
});

export const unchangedSince = (version: number): Texts => ({
  en: `Nothing has changed since version ${version}.`,
  ko: `버전 ${version} 이후 변경된 내용이 없습니다.`,
});

export const setTooLarge: Texts = {
  en: 'The set would be larger than 20 MB. Remove entries, or use smaller pictures.',
  ko: '세트가 20 MB를 넘습니다. 항목을 줄이거나 더 작은 이미지를 사용하세요.',
};
