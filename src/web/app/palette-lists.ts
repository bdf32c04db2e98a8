import { useNavigate } from '@tanstack/react-router';
import { BellOff, ListFilter } from 'lucide-react';
import { operations } from '#api/operations.gen.ts';
import { isFoundIn } from '#domain/text/normal.ts';
import { messages as offlineMessages, offlineSpans, spanText } from '#web/entities/device/offline-for.ts';
import { useMay } from '#web/http/profile.ts';
import { defineMessages } from '#web/i18n/message.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PaletteAction } from './palette-action.ts';

const messages = defineMessages('palette.lists', {
  offline: { en: 'Devices: offline', ko: '단말: 오프라인' },
  online: { en: 'Devices: online', ko: '단말: 온라인' },
  never: { en: 'Devices: never connected', ko: '단말: 연결 이력 없음' },
  offlineFor: { en: 'Devices: offline {span}', ko: '단말: 오프라인 {span}' },
  silenced: { en: 'Alarms: silenced', ko: '알람: 음소거' },
  /** Other words by which a list is found. */
  offlineWords: { en: 'silent disconnected down unreachable', ko: '응답 없음 연결 끊김' },
  neverWords: { en: 'offline never seen', ko: '오프라인 미접속' },
  silencedWords: { en: 'silence silent muted', ko: '알림 중지 무음' },
});

/** Filtered lists that the palette finds by their name or by another word for it. */
export function usePaletteLists(query: string): PaletteAction[] {
  const text = useText();
  const navigate = useNavigate();
  const may = useMay();
  if (query === '') return [];
  const devices = { to: '/device/deviceList/$pageNum', params: { pageNum: '1' } } as const;
  const ofDevices = may(operations.getDevicePageList.permission)
    ? [
        {
          id: 'offline',
          label: text(messages.offline),
          words: text(messages.offlineWords),
          search: { type: 'active', online: 'offline' } as const,
        },
        {
          id: 'online',
          label: text(messages.online),
          words: '',
          search: { type: 'active', online: 'online' } as const,
        },
        {
          id: 'never',
          label: text(messages.never),
          words: text(messages.neverWords),
          search: { type: 'active', online: 'never' } as const,
        },
        ...offlineSpans.map((offlineFor) => ({
          id: `offline ${offlineFor}`,
          label: text(messages.offlineFor, { span: spanText(text, Number(offlineFor)) }),
          words: `${text(offlineMessages.label)} ${text(messages.offlineWords)}`,
          search: { type: 'active', offlineFor } as const,
        })),
      ].map(({ search, ...list }) => ({
        ...list,
        icon: ListFilter,
        run: () => void navigate({ ...devices, search }),
      }))
    : [];
  const ofAlarms = may(operations.listAlarms.permission)
    ? [
        {
          id: 'silenced',
          label: text(messages.silenced),
          words: text(messages.silencedWords),
          icon: BellOff,
          run: () => void navigate({ to: '/management/alarms', search: { state: 'silenced' } }),
        },
      ]
    : [];
  return [...ofDevices, ...ofAlarms].flatMap(({ words, id, label, icon, run }) =>
    isFoundIn(query, label) || isFoundIn(query, words) ? [{ id: `list ${id}`, label, icon, run }] : [],
  );
}
