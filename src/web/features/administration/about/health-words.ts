import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { Formats, TextOf } from '#web/i18n/use-text.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages } from './messages.ts';
import type { PartHealth } from './queries.ts';

export const healthAppearance: Record<PartHealth['state'], StateLook> = {
  ok: { tone: 'success', icon: CircleCheck, label: messages.ok },
  warning: { tone: 'notice', icon: TriangleAlert, label: messages.warning },
  failed: { tone: 'danger', icon: CircleX, label: messages.failed },
};

const megabyte = 1e6;
const gigabyte = 1e9;

/** The figures of a part in one sentence. */
export function healthWords(
  { part, figures }: PartHealth,
  text: TextOf,
  formats: Formats,
  dateTime: (time: string) => string,
): string {
  if (Object.keys(figures).length === 0) return text(messages.noAnswer);
  const number = (name: string) => Number(figures[name] ?? 0);
  switch (part) {
    case 'database':
      return text(figures.kind === 'postgres' ? messages.postgres : messages.embedded, {
        ms: formats.fixed(number('answerMs'), 1),
      });
    case 'standby':
      return text(messages.standbyDetails, { servers: number('servers'), names: figures.names ?? '' });
    case 'log':
      return figures.check === 'broken'
        ? text(messages.logBroken)
        : text(messages.logDetails, {
            position: formats.number(number('position')),
            sealed: formats.number(number('sealedPosition')),
          });
    case 'readModels':
      return text(messages.readModelsDetails, { behind: number('behind'), differing: number('differing') });
    case 'disk':
      return text(messages.diskDetails, {
        free: formats.fixed(number('freeBytes') / gigabyte, 1),
        total: formats.fixed(number('totalBytes') / gigabyte, 1),
      });
    case 'backup':
      return backupWords(figures, text, formats, dateTime);
    case 'mail':
      return text(messages.mailDetails, {
        transport: text(figures.transport === 'smtp' ? messages.mailServer : messages.mailFiles),
        waiting: formats.number(number('waiting')),
        minutes: formats.number(number('oldestMinutes')),
        refused: formats.number(number('refused')),
      });
    case 'devices':
      return text(messages.devicesDetails, {
        devices: number('connected'),
        consoles: number('consoles'),
      });
    case 'clock':
      return text(messages.clockDetails, { ms: formats.number(number('differenceMs')) });
    case 'certificates':
      return Object.entries(figures)
        .map(([listener, days]) =>
          text(messages.certificatesDetails, { listener: listener.toUpperCase(), days: Number(days) }),
        )
        .join(', ');
  }
}

function backupWords(
  { made, bytes, verified, encrypted, warnHours }: PartHealth['figures'],
  text: TextOf,
  formats: Formats,
  dateTime: (time: string) => string,
): string {
  const hours = Number(warnHours ?? 0);
  if (!made) return text(messages.backupNone, { hours });
  const backup = text(messages.backupDetails, {
    made: dateTime(String(made)),
    size: formats.fixed(Number(bytes ?? 0) / megabyte, 1),
    encrypted: encrypted ? 'yes' : 'no',
    verified: verified ? 'yes' : 'no',
  });
  return hours === 0 ? backup : text(messages.backupExpected, { backup, hours: formats.number(hours) });
}
