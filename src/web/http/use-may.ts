import { isAllowed, type Requirement } from '#domain/permissions.ts';
import { useProfile } from './profile.ts';

/** RU-019, RU-020: what the profile permits. */
export function useMay(): (requirement: Requirement, level?: number | null) => boolean {
  const profile = useProfile();
  return (requirement, level) => profile !== null && isAllowed(profile, requirement, level);
}
