import type { Language } from '#server/core/http/api-error.ts';
import type { ItemUses } from './queries/uses.ts';

/** Builds the refusal to delete an item in use: one sentence per use, then the remedy. */
export function usedBy({ provisioning, banners, boxes, scheduled }: ItemUses): Record<Language, string> {
  const count = boxes + scheduled;
  const names = banners.map(({ name }) => name).join(', ');
  const organisation = provisioning?.organisation;
  return {
    en: [
      ...(organisation
        ? [`Bulk provisioning of ${organisation} uses it. Stop it or choose another item.`]
        : []),
      ...(names ? [`Banners lead to this channel: ${names}. Change or delete them.`] : []),
      ...(count > 0 ? [count === 1 ? oneBox : `${count} set-top boxes are still to get it. ${wait}`] : []),
    ].join(' '),
    ko: [
      ...(organisation
        ? [
            `${organisation} 조직의 전체 셋톱박스 기본 콘텐츠로 사용 중입니다. 중지하거나 다른 항목을 선택하세요.`,
          ]
        : []),
      ...(names ? [`이 채널로 연결된 배너가 있습니다: ${names}. 배너를 변경하거나 삭제하세요.`] : []),
      ...(count > 0
        ? [`셋톱박스 ${count}대에 적용하는 작업이 아직 끝나지 않았습니다. 기다리거나 작업을 취소하세요.`]
        : []),
    ].join(' '),
  };
}

const wait = 'Wait, or cancel these tasks.';
const oneBox = 'One set-top box is still to get it. Wait, or cancel this task.';

export const itemDeleted = (name: string): Record<Language, string> => ({
  en: `${name} was deleted. Choose another item.`,
  ko: `${name} 항목이 삭제되었습니다. 다른 항목을 선택하세요.`,
});
