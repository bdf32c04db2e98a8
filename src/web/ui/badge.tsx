import type { ReactNode } from 'react';
import { cx } from './classes.ts';

export type Tone = 'success' | 'notice' | 'danger' | 'info' | 'idle';

const tones: Record<Tone, string> = {
  success: 'bg-success-surface border-success-stroke text-success',
  notice: 'bg-notice-surface border-notice-stroke text-notice',
  danger: 'bg-danger-surface border-danger-stroke text-danger',
  info: 'bg-info-surface border-info-stroke text-info',
  idle: 'bg-idle-surface border-idle-stroke text-idle',
};

/** Colour is never the only sign: the badge also shows an icon or the word itself. */
export function Badge(props: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 w-fit items-center gap-1 rounded-sm border px-1.5 text-caption font-medium whitespace-nowrap',
        tones[props.tone],
      )}
    >
      {props.icon}
      {props.children}
    </span>
  );
}
