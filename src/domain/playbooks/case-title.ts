import type { PlaybookName } from '#machines/playbook/events.ts';

/** Languages of a case's title; later readers may use another language than the user who started the run. */
type CaseLanguage = 'en' | 'ko';

const names: Record<CaseLanguage, Record<PlaybookName, string>> = {
  en: {
    wifiSlow: 'Wi-Fi is slow',
    noPicture: 'No picture',
    restarts: 'Device keeps restarting',
  },
  ko: {
    wifiSlow: 'Wi-Fi가 느림',
    noPicture: '화면이 나오지 않음',
    restarts: '단말 반복 재부팅',
  },
};

/** Maximum length of a case's title in the API. */
const longest = 120;

/** Returns the title of the case that a run creates. */
export const caseTitle = (language: CaseLanguage, playbook: PlaybookName, device: string): string =>
  `${names[language][playbook]} · ${device}`.slice(0, longest);
