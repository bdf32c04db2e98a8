import type { OrganisationType } from '#domain/organisations/hierarchy.ts';
import { ApiError } from '#web/http/api-error.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

export const typeNames: Record<OrganisationType, Message> = {
  System: messages.system,
  Operator: messages.operator,
  SubOperator: messages.subOperator,
  Manufacturer: messages.manufacturer,
  EducationOffice: messages.educationOffice,
  School: messages.school,
};

/** Counts in the refusal of a deletion, in the order of the list. */
const held = [
  ['operator', messages.holdsBelow],
  ['device', messages.holdsDevices],
  ['account', messages.holdsUsers],
  ['case_file', messages.holdsCases],
  ['role', messages.holdsRoles],
] as const;

/** Remaining content of an organisation that could not be deleted, each with its number; empty for another failure. */
export function heldBy(error: Error | null): { message: Message; count: number }[] {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return [];
  const counts: Record<string, unknown> = { ...Object(error.details) };
  return held.flatMap(([name, message]) => {
    const count = counts[name];
    return typeof count === 'number' ? [{ message, count }] : [];
  });
}
