import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { operations } from '#api/operations.gen.ts';
import { ApiError, erasedOf } from '#web/http/api-error.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';
import { useMay } from '#web/http/profile.ts';

export const searchFrom = 2;
const found = 8;
/** Tasks and cases stand below the devices: the page of each has the others. */
const besides = 4;
const isId = (query: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(query);

/** Tells if an answer failed, or waits for the network: it then says nothing about what there is. */
export const isMissing = ({ isError, fetchStatus }: Pick<UseQueryResult, 'isError' | 'fetchStatus'>) =>
  isError || fetchStatus === 'paused';

const devicesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['devices', 'search', keyword],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/devices', { params: { query: { keyword, limit: found } } }))).data,
    placeholderData: (previous) => previous,
  });

const casesQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['cases', 'search', keyword],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/cases', { params: { query: { keyword, limit: besides } } }))).data,
    placeholderData: (previous) => previous,
  });

const latestTasksQuery = (endpointId: string) =>
  queryOptions({
    queryKey: ['tasks', 'search', endpointId],
    queryFn: async () =>
      (await answerOf(mainApi.GET('/tasks', { params: { query: { endpointId, limit: besides } } }))).data,
    staleTime: 0,
  });

const taskByIdQuery = (taskId: string) =>
  queryOptions({
    queryKey: ['tasks', 'searchById', taskId],
    queryFn: async () => {
      try {
        return [(await answerOf(mainApi.GET('/tasks/{taskId}', { params: { path: { taskId } } }))).data];
      } catch (error) {
        // An id of something else: a case may have it.
        if (error instanceof ApiError && (error.code === 'nodata' || erasedOf(error))) return [];
        throw error;
      }
    },
    staleTime: 0,
  });

/** Devices by what the list finds them by, the tasks of the first of them or one by its id, cases by title or id. */
export function usePaletteSearch(query: string) {
  const may = useMay();
  const asked = query.length >= searchFrom;
  const devices = useQuery({
    ...devicesQuery(query),
    enabled: asked && may(operations.listDevices.permission),
  });
  const matches = asked ? (devices.data ?? []) : [];
  const first = matches[0]?.endpointId ?? '';
  const tasksOf = useQuery({
    ...latestTasksQuery(first),
    enabled: first !== '' && !devices.isPlaceholderData && may(operations.listTasks.permission),
  });
  const taskById = useQuery({
    ...taskByIdQuery(query),
    enabled: isId(query) && may(operations.getTask.permission),
  });
  const cases = useQuery({ ...casesQuery(query), enabled: asked && may(operations.listCases.permission) });
  const customers = matches.flatMap(({ customerId }) =>
    customerId?.toLowerCase().includes(query.toLowerCase()) ? [customerId] : [],
  );
  return {
    devices: matches,
    tasks: isId(query) ? (taskById.data ?? []) : first === '' ? [] : (tasksOf.data ?? []),
    cases: asked ? (cases.data ?? []) : [],
    customers: [...new Set(customers)],
    isFetching: devices.isFetching || cases.isFetching || taskById.isFetching,
    hasFailed: [devices, cases, taskById, tasksOf].some(isMissing),
    /** The results belong to an earlier word. They are shown until the answer comes, and cannot be chosen. */
    isOld: devices.isPlaceholderData || cases.isPlaceholderData,
  };
}
