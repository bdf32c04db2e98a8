import { linkOptions } from '@tanstack/react-router';
import type { OwnMessage } from './queries.ts';

/** The page that a message links to: a single subject has its own page, several have their list. */
export function messageTarget({
  messageId,
  messageType,
  count,
  subjects,
}: Pick<OwnMessage, 'messageId' | 'messageType' | 'count' | 'subjects'>) {
  const id = count === 1 ? subjects[0]?.id : undefined;
  switch (messageType) {
    case 'devicesAway':
      return id === undefined
        ? linkOptions({
            to: '/device/deviceList/$pageNum',
            params: { pageNum: '1' },
            search: { online: 'offline', sort: 'accessTime', desc: true },
          })
        : linkOptions({ to: '/device/deviceDetail/$endpointId', params: { endpointId: id } });
    case 'outages':
      return linkOptions({
        to: '/device/deviceList/$pageNum',
        params: { pageNum: '1' },
        search: { outage: messageId, sort: 'accessTime', desc: true },
      });
    case 'alarmsRaised':
      return linkOptions({
        to: '/management/alarms',
        search: { severity: 'critical' },
      });
    case 'alarmAssigned':
      return linkOptions({ to: '/alarms/$alarmId', params: { alarmId: subjects[0]?.id ?? '' } });
    case 'handoverAsked':
      return linkOptions({
        to: '/device/deviceDetail/$endpointId',
        params: { endpointId: subjects[0]?.id ?? '' },
      });
    case 'tasksEnded':
      return id === undefined
        ? linkOptions({ to: '/tasks' })
        : linkOptions({ to: '/tasks/$taskId', params: { taskId: id } });
    case 'bulkActionEnded':
      return linkOptions({
        to: '/bulk-actions/$bulkActionId',
        params: { bulkActionId: subjects[0]?.id ?? '' },
      });
    case 'caseChanged':
      return linkOptions({ to: '/cases/$caseId', params: { caseId: subjects[0]?.id ?? '' } });
    case 'caseShared':
      return id === undefined
        ? linkOptions({ to: '/cases' })
        : linkOptions({ to: '/cases/$caseId', params: { caseId: id } });
    case 'approvalRules':
      return linkOptions({ to: '/management/firmware/firmwareFileList' });
    case 'filesToApprove':
      return id === undefined
        ? linkOptions({ to: '/management/firmware/firmwareFileList', search: { approval: 'Not Approved' } })
        : linkOptions({ to: '/management/firmware/firmwareFileList/$fileId', params: { fileId: id } });
    case 'appsToApprove':
      return id === undefined
        ? linkOptions({
            to: '/management/app/components/appFileListPage',
            search: { approval: 'Not Approved' },
          })
        : linkOptions({ to: '/management/app/files/$fileId', params: { fileId: id } });
    case 'presetsToApprove':
    case 'presetUndone':
      return id === undefined
        ? linkOptions({ to: '/management/preset/presetListPage' })
        : linkOptions({ to: '/management/preset/presets/$presetId', params: { presetId: id } });
    case 'profilesToApprove':
      return id === undefined
        ? linkOptions({
            to: '/management/firmware/firmwareProfileList',
            search: { state: 'awaitingApproval' },
          })
        : linkOptions({ to: '/management/firmware/firmwareProfileList/profile/$fpId', params: { fpId: id } });
    case 'appProfilesToApprove':
      return id === undefined
        ? linkOptions({
            to: '/management/app/components/appProfileListPage',
            search: { state: 'awaitingApproval' },
          })
        : linkOptions({
            to: '/management/app/components/appFileListPage/$serviceTaskId/$appProfileId',
            params: { serviceTaskId: id, appProfileId: id },
          });
    case 'rowsAltered':
      return linkOptions({ to: '/verify' });
    case 'invitationAccepted':
      return id === undefined
        ? linkOptions({ to: '/management/account/accountList' })
        : linkOptions({ to: '/management/account/$userId', params: { userId: id } });
  }
}
