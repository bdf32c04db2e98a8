import { queryOptions, useQuery } from '@tanstack/react-query';
import type { components } from '#api/auth.d.ts';
import type { components as mainComponents } from '#api/main.d.ts';
import { genericModel, type ModelProfile } from '#domain/models.ts';
import { isAllowed, type Requirement } from '#domain/permissions.ts';
import { answerOf, authApi } from './clients.ts';

export type Profile = components['schemas']['Profile'];

export const profileKey = ['profile'] as const;

export const fetchProfile = async (): Promise<Profile> => (await answerOf(authApi.GET('/profile'))).data;

/** The session's shell loads the profile before any guarded page; the query only hands it out. */
const profileQuery = queryOptions({
  queryKey: profileKey,
  queryFn: fetchProfile,
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useProfile(): Profile | null {
  return useQuery({ ...profileQuery, enabled: false }).data ?? null;
}

type ModelledDevice = Pick<mainComponents['schemas']['Device'], 'modelName' | 'prodClass' | 'ownProfile'>;

/** RU-021: what a device can do: as it describes itself where the tables do not say it. In lists it has what every USP agent has. */
export function useModelOf(): (device: ModelledDevice) => ModelProfile {
  const models = useProfile()?.models;
  return ({ modelName, prodClass, ownProfile }) =>
    ownProfile ??
    models?.find((model) => model.modelName === modelName) ??
    genericModel(modelName, prodClass);
}

/** True if the administrator's tables have the model. */
export function useIsKnownModel(): (modelName: string) => boolean {
  const models = useProfile()?.models;
  return (modelName) => models?.some((model) => model.modelName === modelName) ?? false;
}

/** RU-019, RU-020: what the profile permits. */
export function useMay(): (requirement: Requirement, level?: number | null) => boolean {
  const profile = useProfile();
  return (requirement, level) => profile !== null && isAllowed(profile, requirement, level);
}
