import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { patchRows } from './patches.ts';
import { deviceKeys, devicePageQuery } from './queries.ts';

const row = (endpointId: string) => ({ endpointId, online: false });
const page = { data: [row('os::1'), row('os::2')] };

test('changes the row of the device in each list of devices', () => {
  const client = new QueryClient();
  const { queryKey, meta } = devicePageQuery({});
  client.getQueryCache().build(client, { queryKey, meta }).setData(page);
  patchRows(client, 'os::2', { online: true });
  expect(client.getQueryData<unknown>(queryKey)).toEqual({
    data: [row('os::1'), { endpointId: 'os::2', online: true }],
  });
});

test('leaves an answer of another form alone, though its key begins as that of the lists', () => {
  const client = new QueryClient();
  const queryKey = [...deviceKeys.pages, 'map'];
  const map = { data: { placed: 2, clusters: [] } };
  client.setQueryData(queryKey, map);
  patchRows(client, 'os::2', { online: true });
  expect(client.getQueryData(queryKey)).toBe(map);
});
