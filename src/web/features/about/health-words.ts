import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { StateLook } from '#web/entities/stream/state-badge.tsx';
import type { Formats, TextOf } from '#web/i18n/use-text.ts';
import { messages } from './messages.ts';
import type { PartHealth } from './queries.ts';

export const healthLooks: Record<PartHealth['state'], StateLook> = {
  ok: { tone: 'success', icon: CircleCheck, label: messages.ok },
  warning: { tone: 'notice', icon: TriangleAlert, label: messages.warning },
  failed: { tone: 'danger', icon: CircleX, label: messages.failed },
};

const gigabyte = 1e9;

/** The figures of a part in one sentence. */
export function healthWords({ part, figures }: PartHealth, text: TextOf, formats: Formats): string {
  if (Object.keys(figures).length === 0) return text(messages.noAnswer);
  const number = (name: string) => Number(figures[name] ?? 0);
  switch (part) {
    case 'database':
      return text(figures.kind === 'postgres' ? messages.postgres : messages.embedded, {
        ms: formats.number(number('answerMs'), 1),
      });
    case 'log':
      return figures.check === 'broken'
        ? text(messages.logBroken)
        : text(messages.logDetails, {
            position: formats.number(number('position')),
            sealed: formats.number(number('sealedPosition')),
          });
    case 'readModels':
      return text(messages.readModelsDetails, { behind: number('behind') });
    case 'disk':
      return text(messages.diskDetails, {
        free: formats.number(number('freeBytes') / gigabyte, 1),
        total: formats.number(number('totalBytes') / gigabyte, 1),
      });
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
