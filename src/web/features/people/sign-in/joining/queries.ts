import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import { answerOf, publicMainApi } from '#web/http/clients.ts';

export type Invitation = components['schemas']['Invitation'];

/** Whom a link is for. The code goes in the body, so that no proxy writes it down. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: async ({ signal }) =>
      (await answerOf(publicMainApi.POST('/users/actions/check-user-codes', { body: { code }, signal })))
        .data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
  });

const faults = ['unknown', 'replaced', 'withdrawn', 'accepted', 'expired'] as const;
export type LinkFault = (typeof faults)[number];

/** Reason why the server refused a link (ER-013); null for a failure that is not about the link. */
export function faultOf(error: { code: string; details?: unknown }): LinkFault | null {
  if (error.code !== 'usercodefail') return null;
  const { details } = error;
  const reason =
    details !== null && typeof details === 'object' && 'reason' in details ? details.reason : null;
  return faults.find((fault) => fault === reason) ?? 'unknown';
}
