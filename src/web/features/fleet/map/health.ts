import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

/** Share of a cluster's devices that are away, by shape as well as by color. */
export interface Health {
  label: Message;
  className: string;
}

const healths = {
  all: { label: messages.allOnline, className: 'rounded-full border-success' },
  some: { label: messages.someOffline, className: 'rounded-md border-notice' },
  half: { label: messages.mostOffline, className: 'border-danger' },
} as const satisfies Record<string, Health>;

export const legend: readonly Health[] = Object.values(healths);

export const healthOf = ({ count, online }: { count: number; online: number }): Health =>
  online === count ? healths.all : online * 2 > count ? healths.some : healths.half;
