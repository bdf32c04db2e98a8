import { wordsOf } from '../mail/letter.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';
import type { EndReason } from './queries/schedules.ts';

type Language = 'en' | 'ko';

interface SentExport {
  name: string;
  list: string;
  companyName: string;
  rows: number;
  total: number;
  /** True if the file is in the mail. */
  attached: boolean;
  /** Address of the run in the console. */
  url: string;
  days: number;
}

/** Builds the mail with a file, or with a link to it. */
export function exportLetter(language: Language, sent: SentExport): MailWords {
  const { name, list, companyName, rows, total, attached, url, days } = sent;
  const isCut = rows < total;
  const count = rows.toLocaleString(language);
  const letter =
    language === 'ko'
      ? {
          subject: `예약 내보내기: ${name}`,
          before: [
            `${companyName}의 '${list}' 목록 ${count}행을 내보냈습니다.`,
            ...(isCut ? [`전체 ${total.toLocaleString(language)}행 중 일부입니다.`] : []),
            ...(attached ? ['파일을 첨부했습니다.'] : []),
          ],
          link: { label: '콘솔에서 파일 받기', url },
          after: [`파일은 로그인한 뒤 ${days}일 동안 받을 수 있습니다.`],
        }
      : {
          subject: `Scheduled export: ${name}`,
          before: [
            `${count} ${rows === 1 ? 'row' : 'rows'} of the list “${list}” of ${companyName}.`,
            ...(isCut
              ? [`The list has ${total.toLocaleString(language)} rows; the others are not in the file.`]
              : []),
            ...(attached ? ['The file is attached.'] : []),
          ],
          link: { label: 'Download in the console', url },
          after: [`The file can be downloaded for ${days} days after signing in.`],
        };
  return wordsOf(letter, language);
}

const reasons: Record<Language, Record<EndReason, string>> = {
  en: {
    account: 'The account of its owner is not active any more.',
    permission: 'The role of its owner does not permit the list any more.',
    organisation: 'The organisation is not within the reach of its owner any more.',
  },
  ko: {
    account: '소유자의 계정이 더 이상 활성 상태가 아닙니다.',
    permission: '소유자의 역할로는 더 이상 이 목록을 볼 수 없습니다.',
    organisation: '소유자가 더 이상 이 조직에 접근할 수 없습니다.',
  },
};

export const reasonOf = (language: Language, because: EndReason): string => reasons[language][because];

/** Builds the mail about a schedule that ended by itself. */
export function endedLetter(
  language: Language,
  { name, because, url }: { name: string; because: EndReason; url: string },
): MailWords {
  const reason = reasons[language][because];
  const letter =
    language === 'ko'
      ? {
          subject: `예약 내보내기 종료: ${name}`,
          before: [`예약 내보내기 '${name}'을(를) 더 이상 보내지 않습니다.`, reason],
          link: { label: '예약 내보내기 열기', url },
          after: [],
        }
      : {
          subject: `Scheduled export ended: ${name}`,
          before: [`The scheduled export “${name}” is not sent any more.`, reason],
          link: { label: 'Open scheduled exports', url },
          after: [],
        };
  return wordsOf(letter, language);
}
