import { useFormats } from './use-text.ts';

/** Shows minutes ahead of UTC as `+9` or `+5:30`. */
export function useUtcOffset(): (minutes: number) => string {
  const { signed } = useFormats();
  return (minutes) => {
    const rest = Math.abs(minutes % 60);
    return `${signed(Math.trunc(minutes / 60))}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  };
}
