import { useSpan } from './span.ts';

/** How long something took; nothing while that is not known. */
export function Duration({ ms }: { ms: number | null }) {
  const spanOf = useSpan();
  return ms === null ? null : <span className="tabular-nums">{spanOf(ms)}</span>;
}
