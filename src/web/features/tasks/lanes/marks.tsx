import { memo } from 'react';
import type { Actor } from '#domain/logged-event.ts';
import type { Replay } from '../replay/replay.ts';
import type { Axis } from './axis.ts';

const markWidth = 3;

interface MarksProps {
  replay: Replay;
  version: number;
  axis: Axis;
  kind: Actor['kind'];
  width: number;
  height: number;
}

/** The events of one actor. Two paths whatever their number: fifty thousand events have no more columns than pixels. */
export const Marks = memo(function Marks({ replay, axis, kind, width, height }: MarksProps) {
  const plain = new Set<number>();
  const moving = new Set<number>();
  let before = 'empty';
  for (const event of replay.events) {
    const state = replay.states[event.version - 1] ?? '';
    if (event.actor.kind === kind) {
      const x = Math.round((axis.positions[event.version - 1] ?? 0) * width);
      (state === before ? plain : moving).add(x);
    }
    before = state;
  }
  const path = (columns: Set<number>, inset: number) =>
    [...columns].map((x) => `M${x - 1} ${inset}h${markWidth}V${height - inset}h-${markWidth}Z`).join('');
  return (
    <>
      <path d={path(plain, height * 0.32)} fill="var(--series-1)" />
      <path d={path(moving, height * 0.16)} className="fill-primary" />
    </>
  );
});
