import { queryOptions } from '@tanstack/react-query';
import type { components } from '#api/main.d.ts';
import * as permissions from '#api/permissions.gen.ts';
import { answerOf, mainApi } from '#web/http/clients.ts';

export type OwnMessage = components['schemas']['OwnMessage'];
export type MessageType = OwnMessage['messageType'];

/** CO-012 */
const messageCache = 600_000;
/** No user reads more messages than this at once. */
const shown = 100;

export const ownMessagesKey = ['ownMessages'];

/**
 * The user's messages, unread ones first. A hint from the server triggers a new read, and no timer does: an idle page would
 * keep its session for ever.
 */
export const ownMessagesQuery = queryOptions({
  queryKey: ownMessagesKey,
  queryFn: async ({ signal }) =>
    (await answerOf(mainApi.GET('/iam/messages', { params: { query: { limit: shown } }, signal }))).data,
  staleTime: messageCache,
  refetchInterval: false,
});

/** The permission that a role needs for its users to be notified. */
export const messagePermissions: Record<MessageType, string> = {
  devicesAway: permissions.listDevices,
  outages: permissions.listDevices,
  alarmsRaised: permissions.listAlarms,
  alarmAssigned: permissions.getAlarm,
  tasksEnded: permissions.getTask,
  bulkActionEnded: permissions.getBulkAction,
  caseChanged: permissions.getCase,
  caseShared: permissions.getCase,
  handoverAsked: permissions.answerHandover,
  invitationAccepted: permissions.getAccount,
  approvalRules: permissions.setFirmwareRules,
  filesToApprove: permissions.approveFirmware,
  appsToApprove: permissions.approveApp,
  profilesToApprove: permissions.approveFirmwareProfile,
  appProfilesToApprove: permissions.approveAppProfile,
  presetsToApprove: permissions.approvePreset,
  presetUndone: permissions.getPreset,
  rowsAltered: permissions.getLogCheck,
};
