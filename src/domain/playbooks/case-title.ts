import type { PlaybookName } from '#machines/playbook/events.ts';

/** Languages in which a case is named: nobody who opens it later sees the choice of who started the run. */
type CaseLanguage = 'en' | 'ko';

const names: Record<CaseLanguage, Record<PlaybookName, string>> = {
  en: {
    wifiSlow: 'Wi-Fi is slow',
    noPicture: 'No picture',
    restarts: 'Device keeps restarting',
  },
  ko: {
    wifiSlow: 'Wi-Fi 느림',
    noPicture: '화면 안 나옴',
    restarts: '단말 반복 재시작',
  },
};

/** The title of a case is what the API takes: 120 characters. */
const longest = 120;

/** Title of the case that a run leaves. */
export const caseTitle = (language: CaseLanguage, playbook: PlaybookName, device: string): string =>
  `${names[language][playbook]} · ${device}`.slice(0, longest);
