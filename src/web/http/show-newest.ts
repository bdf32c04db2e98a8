import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows what a device has just said. A reading of what the server knew before may be under way, and its answer may come
 * later: it is called off, for it would stay on the page as the truth.
 */
export async function showNewest(client: QueryClient, queryKey: QueryKey, answer: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
