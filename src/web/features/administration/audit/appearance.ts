import type { auditAreas } from '#api/audit-areas.gen.ts';
import type { Message } from '#web/i18n/message.ts';
import { messages } from './messages.ts';

export const areaNames: Record<(typeof auditAreas)[number], Message> = {
  devices: messages.devices,
  tasks: messages.areaTasks,
  people: messages.areaPeople,
  organisations: messages.areaOrganisations,
  signIn: messages.areaSignIn,
  content: messages.areaContent,
  administration: messages.areaAdministration,
};

export const resultNames = { success: messages.resultSuccess, refused: messages.refused };
