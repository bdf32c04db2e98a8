import { taskKindNames } from '#domain/task-kinds/table.ts';
import { endpointId, list, words } from './exported-list.ts';

const taskWords = words('task.', taskKindNames);

const firmwareFile = {
  version: { head: 'firmware.version', field: 'versionName' },
  code: { head: 'firmware.code', field: 'fwCode' },
  model: { head: 'firmware.model', field: 'modelName' },
  approval: {
    head: 'firmware.approval',
    field: 'approval',
    words: { Approved: 'firmware.approved', 'Not Approved': 'firmware.notApproved' },
  },
  size: { head: 'firmware.size', field: 'size' },
  digest: { head: 'firmware.digest', field: 'sha256' },
  signedBy: { head: 'firmware.key.signedBy', field: 'signedBy' },
  uploader: { head: 'firmware.uploader', field: 'uploader' },
  uploaded: { head: 'firmware.uploaded', field: 'uploadTime' },
  approver: { head: 'firmware.approver', field: 'approver' },
} as const;

/** Lists of work, files, messages and records. */
export const otherLists = {
  listAlarms: list(
    'listAlarms',
    'alarms.alarms',
    {
      device: { head: 'alarms.device', field: 'deviceName' },
      endpoint: endpointId,
      alarm: {
        head: 'alarms.alarm',
        field: 'metric',
        words: {
          ...words('alarm.', ['cpu', 'memory', 'temperature']),
          ...words('alarms.measure.', ['offline', 'boots', 'firmware', 'parameter']),
        },
      },
      severity: {
        head: 'alarms.severity',
        field: 'severity',
        words: words('alarms.', ['warning', 'critical']),
      },
      trigger: { head: 'alarms.triggerValue', field: 'triggerValue' },
      peak: { head: 'alarms.peak', field: 'peak' },
      latest: { head: 'alarms.latest', field: 'value' },
      triggered: { head: 'alarms.triggered', field: 'triggered' },
      assigned: { head: 'alarms.assigned', field: 'assigned.name' },
      acknowledged: { head: 'alarms.acknowledgedBy', field: 'acknowledged.name' },
      silenced: { head: 'alarms.silencedTo', field: 'silenced.until' },
      rule: { head: 'alarms.rule', field: 'rule.name' },
      model: { head: 'alarms.model', field: 'modelName' },
      place: { head: 'alarms.place', field: 'roomName' },
      organisation: { head: 'alarms.organisation', field: 'companyName' },
      end: { head: 'alarms.end', field: 'end' },
      comments: { head: 'alarms.comments', field: 'comments' },
    },
    'exportAlarms',
  ),
  listAlarmRules: list('listAlarmRules', 'alarms.rules.title', {
    name: { head: 'alarms.rules.name', field: 'ruleName' },
    levels: {
      head: 'alarms.rules.measure',
      field: 'metric',
      words: words('alarms.measure.', ['offline', 'boots', 'firmware', 'parameter']),
    },
    warning: { head: 'alarms.warning', field: 'warning', always: true },
    critical: { head: 'alarms.critical', field: 'critical', always: true },
    model: { head: 'alarms.model', field: 'modelName', always: true },
    group: { head: 'groups.name', field: 'groupName', always: true },
    state: {
      head: 'alarms.rules.state',
      field: 'enabled',
      words: { true: 'alarms.rules.on', false: 'alarms.rules.off' },
    },
    open: { head: 'alarms.rules.openAlarms', field: 'openAlarms' },
    organisation: { head: 'alarms.rules.organisation', field: 'companyName' },
    changedBy: { head: 'alarms.rules.changedBy', field: 'modifiedBy' },
    changed: { head: 'alarms.rules.changed', field: 'modifyTime' },
  }),
  listCases: list('listCases', 'cases.title', {
    title: { head: 'cases.name', field: 'title' },
    state: { head: 'cases.state', field: 'state', words: words('cases.', ['open', 'closed']) },
    tasks: { head: 'cases.tasks', field: 'taskCount' },
    comments: { head: 'cases.comments', field: 'commentCount' },
    openedBy: { head: 'cases.openedBy', field: 'openedBy.name' },
    company: { head: 'cases.company', field: 'companyName' },
    changed: { head: 'cases.changed', field: 'updateTime' },
  }),
  listConsents: list('listConsents', 'consents.title', {
    time: { head: 'consents.time', field: 'requestTime' },
    state: {
      head: 'consents.state',
      field: 'state',
      words: {
        ...words('consent.', ['asking', 'starting', 'playing', 'ending']),
        ...words('consent.', ['declined', 'unanswered', 'failed', 'ended']),
        granted: 'consent.agreed',
      },
    },
    device: { head: 'consents.device', field: 'deviceName' },
    endpoint: endpointId,
    account: { head: 'consents.requestedBy', field: 'requestedBy.name' },
    language: {
      head: 'consents.language',
      field: 'language',
      words: { en: 'consent.english', ko: 'consent.korean' },
    },
    answer: {
      head: 'consents.answer',
      field: 'answer',
      words: {
        agreed: 'consent.agreed',
        declined: 'consent.declined',
        noAnswer: 'consent.unanswered',
        failed: 'consent.notAsked',
      },
    },
    end: {
      head: 'consents.end',
      field: 'endedBecause',
      words: {
        ...words('consent.', ['withdrawn', 'viewerLeft', 'revoked', 'expired']),
        ...words('consent.', ['deviceRestarted', 'serverRestarted']),
      },
    },
    pictures: { head: 'consents.pictures', field: 'pictures' },
    keys: { head: 'consents.keys', field: 'keys' },
  }),
  listBulkCommands: list('listBulkCommands', 'bulkActions.title', {
    action: { head: 'bulkActions.action', field: 'taskType', words: taskWords },
    target: { head: 'bulkActions.target', field: 'targetName' },
    state: {
      head: 'bulkActions.state',
      field: 'state',
      words: {
        ...words('bulkActions.', ['scheduled', 'starting', 'running', 'cancelling']),
        ...words('bulkActions.', ['completed', 'cancelled', 'expired']),
      },
    },
    progress: { head: 'bulkActions.progress', field: 'ended' },
    account: { head: 'bulkActions.requestedBy', field: 'requestedBy.name' },
    start: { head: 'bulkActions.requestedAt', field: 'startTime' },
    finished: { head: 'bulkActions.finished', field: 'finishTime' },
  }),
  listPlaybookRuns: list('listPlaybookRuns', 'playbooks.list.title', {
    playbook: {
      head: 'playbooks.list.playbook',
      field: 'playbook',
      words: words('playbooks.', ['wifiSlow', 'noPicture', 'restarts']),
    },
    result: {
      head: 'playbooks.list.result',
      field: 'outcome',
      words: {
        ...words('playbooks.', ['solved', 'unsolved']),
        ...words('playbooks.state.', ['cancelled', 'expired']),
      },
    },
    device: { head: 'playbooks.list.device', field: 'deviceName' },
    endpoint: endpointId,
    startedBy: { head: 'playbooks.list.startedBy', field: 'startedBy.name' },
    started: { head: 'playbooks.list.started', field: 'startTime' },
    tasks: { head: 'playbooks.list.tasks', field: 'tasks' },
    case: { head: 'playbooks.list.case', field: 'caseId' },
  }),
  listMails: list('listMails', 'mails.title', {
    time: { head: 'mails.time', field: 'queueTime' },
    state: {
      head: 'mails.state',
      field: 'state',
      words: words('mails.', ['sending', 'waiting', 'refused', 'sent', 'undelivered']),
    },
    recipient: { head: 'mails.recipient', field: 'to' },
    purpose: {
      head: 'mails.purpose',
      field: 'purpose',
      words: {
        ...words('mails.', ['verifyBrowser', 'invitation', 'message']),
        ...words('mails.', ['resetPassword', 'credentialChanged', 'confirmEmail']),
      },
    },
    requestedBy: { head: 'mails.requestedBy', field: 'requestedBy.name' },
    attempts: { head: 'mails.attempts', field: 'attempts' },
    answer: { head: 'mails.answer', field: 'answer' },
  }),
  listNotices: list('listNotices', 'notices.title', {
    title: { head: 'notices.noticeTitle', field: 'notiTitle' },
    state: {
      head: 'notices.state',
      field: 'state',
      words: {
        ...words('notices.', ['draft', 'scheduled', 'publishing', 'ended']),
        deleted: 'notices.deletedState',
      },
    },
    type: {
      head: 'notices.type',
      field: 'notiType',
      words: words('notice.', ['ALERT', 'NOTICE', 'INFORMATION']),
    },
    from: { head: 'notices.organisationName', field: 'companyName' },
    periodStart: { head: 'notices.periodStart', field: 'periodStart', always: true },
    periodEnd: { head: 'notices.periodEnd', field: 'periodEnd', always: true },
    reads: { head: 'notices.reads', field: 'readCount' },
    sender: { head: 'notices.sender', field: 'sender' },
  }),
  getFirmwarePage: list('getFirmwarePage', 'firmware.title', firmwareFile),
  getFirmwareUploads: list('getFirmwareUploads', 'firmware.historyTitle', {
    file: { head: 'firmware.file', field: 'fileName' },
    result: { head: 'firmware.result', field: 'result', words: { success: 'firmware.resultAdded' } },
    model: { head: 'firmware.model', field: 'modelName' },
    version: { head: 'firmware.version', field: 'versionName' },
    code: { head: 'firmware.code', field: 'fwCode' },
    by: { head: 'firmware.uploader', field: 'requester' },
    time: { head: 'firmware.uploaded', field: 'uploadTime' },
  }),
  getFirmwareProfilePage: list('getFirmwareProfilePage', 'firmwareProfiles.title', {
    name: { head: 'firmwareProfiles.name', field: 'fpName' },
    state: {
      head: 'firmwareProfiles.state',
      field: 'state',
      words: {
        ...words('firmwareProfiles.state.', [
          'planning',
          'planned',
          'awaitingApproval',
          'scheduled',
          'running',
        ]),
        ...words('firmwareProfiles.state.', ['gate', 'paused', 'cancelling', 'completed', 'cancelled']),
        ...words('firmwareProfiles.state.', ['refused', 'planFailed', 'declined', 'lapsed']),
      },
    },
    wave: { head: 'firmwareProfiles.wave', field: 'wave' },
    model: { head: 'firmwareProfiles.model', field: 'model' },
    version: { head: 'firmwareProfiles.version', field: 'version' },
    target: { head: 'firmwareProfiles.target', field: 'targetGroup' },
    organisation: { head: 'firmwareProfiles.organisation', field: 'operator' },
    created: { head: 'firmwareProfiles.created', field: 'requestTime' },
  }),
  listAccountCalls: list('listAccountCalls', 'audit.title', {
    last: { head: 'audit.last', field: 'lastTime' },
    account: { head: 'audit.account', field: 'accountName' },
    operation: { head: 'audit.operation', field: 'operation' },
    result: { head: 'audit.result', field: 'result' },
    object: { head: 'audit.object', field: 'object' },
    address: { head: 'audit.address', field: 'address' },
    calls: { head: 'audit.calls', field: 'calls' },
  }),
  listUnauthenticatedCalls: list('listUnauthenticatedCalls', 'audit.title', {
    last: { head: 'audit.last', field: 'lastTime' },
    address: { head: 'audit.address', field: 'address' },
    operation: { head: 'audit.operation', field: 'operation' },
    result: { head: 'audit.result', field: 'result' },
    calls: { head: 'audit.calls', field: 'calls' },
  }),
};
