import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCommand } from '#web/resource/use-command.ts';
import { contentKeys } from './queries.ts';

interface Listed<T> {
  items: readonly T[];
  version: number;
}

/** The order of a list: shown as it was wanted at once, and saved one change after another. */
export function useOrder<T extends { id: string }>(
  operation: 'sortChannels' | 'sortRadioChannels' | 'sortBanners' | 'sortLiveAds',
) {
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  /** Version of the list after the last change that was saved here: the page may not have read it yet. */
  const version = useRef(0);
  const read = () => queries.invalidateQueries({ queryKey: contentKeys });
  // Not read after a refusal: what was seen stays until the reader loads the new order.
  const command = useCommand(operation, { failure: 'inPlace' });

  const last = useRef<[ids: string[], seen: number] | null>(null);

  const sort = (ids: string[], seen: number) => {
    last.current = [ids, seen];
    setWanted(ids);
    const save = async () => {
      const body = { ids, version: Math.max(seen, version.current) };
      const answer = await command.run({ body });
      if (answer) {
        version.current = answer.data.version;
        await read();
      }
      setWanted((latest) => (latest === ids || !answer ? null : latest));
    };
    saved.current = saved.current.then(save);
  };
  const shown = ({ items }: Listed<T>): readonly T[] => {
    if (wanted === null || wanted.length !== items.length) return items;
    const byId = new Map(items.map((item) => [item.id, item]));
    const ordered = wanted.flatMap((id) => byId.get(id) ?? []);
    return ordered.length === items.length ? ordered : items;
  };
  const load = () => {
    command.clear();
    void read();
  };
  /** The last order once more, where it did not reach the server. */
  const retry = () => {
    command.clear();
    if (last.current) sort(...last.current);
  };
  return { shown, sort, load, retry, blocked: command.blocked, error: command.error };
}
