import { useHiddenColumns } from '#web/resource/column-menu.tsx';

/** The choice is kept like the columns of a list, so that it holds on every timeline and in the user's other browsers. */
export function useDetailsShown(): [boolean, (shown: boolean) => void] {
  const [hidden, setHidden] = useHiddenColumns('timeline');
  return [hidden.details === false, (shown) => setHidden({ ...hidden, details: !shown })];
}
