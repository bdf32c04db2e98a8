import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'firmwareProfiles.title', defaultMessage: 'Firmware profiles' },
  context: {
    id: 'firmwareProfiles.context',
    defaultMessage: 'Upgrades of many devices, in waves, with approval and automatic pause.',
  },
  create: { id: 'firmwareProfiles.create', defaultMessage: 'New profile' },
  action: { id: 'firmwareProfiles.action', defaultMessage: 'New firmware profile' },
  none: { id: 'firmwareProfiles.none', defaultMessage: 'No firmware profiles yet' },
  noneHelp: {
    id: 'firmwareProfiles.noneHelp',
    defaultMessage:
      'A profile upgrades many devices to one firmware file: first a few, then more. You see its plan before anything starts.',
  },
  keyword: { id: 'firmwareProfiles.keyword', defaultMessage: 'Search name, model, version' },
  name: { id: 'firmwareProfiles.name', defaultMessage: 'Name' },
  state: { id: 'firmwareProfiles.state', defaultMessage: 'State' },
  progress: { id: 'firmwareProfiles.progress', defaultMessage: 'Progress' },
  model: { id: 'firmwareProfiles.model', defaultMessage: 'Model' },
  version: { id: 'firmwareProfiles.version', defaultMessage: 'Version' },
  target: { id: 'firmwareProfiles.target', defaultMessage: 'Target' },
  allOfModel: { id: 'firmwareProfiles.allOfModel', defaultMessage: 'All devices of the model' },
  targetPicked: {
    id: 'firmwareProfiles.target.picked',
    defaultMessage: '{count, plural, one {# selected device} other {# selected devices}}',
  },
  targetBoth: {
    id: 'firmwareProfiles.target.both',
    defaultMessage: '{group}, and {count, plural, one {# selected device} other {# selected devices}}',
  },
  targetUpgraded: { id: 'firmwareProfiles.target.upgraded', defaultMessage: 'Devices it upgraded' },
  targetNone: { id: 'firmwareProfiles.target.none', defaultMessage: 'No devices' },
  wave: { id: 'firmwareProfiles.wave', defaultMessage: 'Wave' },
  waveOf: { id: 'firmwareProfiles.waveOf', defaultMessage: '{wave, number} of {waves, number}' },
  organisation: { id: 'firmwareProfiles.organisation', defaultMessage: 'Organisation' },
  created: { id: 'firmwareProfiles.created', defaultMessage: 'Created' },
  counts: {
    id: 'firmwareProfiles.counts',
    defaultMessage: '{success, number} of {eligible, number}',
  },
  countsFailed: {
    id: 'firmwareProfiles.countsFailed',
    defaultMessage: '{success, number} of {eligible, number}, {failed, number} failed',
  },
  progressOf: { id: 'firmwareProfiles.progressOf', defaultMessage: 'Progress of {name}' },
  notFound: { id: 'firmwareProfiles.notFound', defaultMessage: 'No such firmware profile' },
  notFoundHelp: {
    id: 'firmwareProfiles.notFoundHelp',
    defaultMessage: 'It does not exist, or is outside your scope.',
  },
  toList: { id: 'firmwareProfiles.toList', defaultMessage: 'All firmware profiles' },
  usedIn: { id: 'firmwareProfiles.usedIn', defaultMessage: 'Firmware profiles' },
  usedInNone: { id: 'firmwareProfiles.usedInNone', defaultMessage: 'Not used in any profile.' },
  usedInMore: {
    id: 'firmwareProfiles.usedInMore',
    defaultMessage: 'The newest {shown, number} of {count, number} are shown.',
  },

  sentencePlanning: {
    id: 'firmwareProfiles.sentence.planning',
    defaultMessage: 'Finding the devices for version {version}.',
  },
  sentenceOne: {
    id: 'firmwareProfiles.sentence.one',
    defaultMessage:
      'Version {version} for {eligible, plural, one {# device} other {# devices}} in {waves, plural, one {# wave} other {# waves}}.',
  },
  sentenceNone: {
    id: 'firmwareProfiles.sentence.none',
    defaultMessage: 'No device of the target can get version {version}.',
  },
  sentenceWave: {
    id: 'firmwareProfiles.sentence.wave',
    defaultMessage:
      'Wave {wave, number} of {waves, number} is running: {success, number} of {size, number} have it.',
  },
  sentenceGate: {
    id: 'firmwareProfiles.sentence.gate',
    defaultMessage:
      'Wave {wave, number} of {waves, number} has passed. Nothing starts until someone continues.',
  },
  sentenceAll: {
    id: 'firmwareProfiles.sentence.all',
    defaultMessage: '{success, number} of {eligible, number} have it.',
  },
  sentenceFailed: {
    id: 'firmwareProfiles.sentence.failed',
    defaultMessage: '{failed, plural, one {# device} other {# devices}} failed.',
  },
  sentencePlanned: {
    id: 'firmwareProfiles.sentence.planned',
    defaultMessage: 'Nothing starts until it is submitted.',
  },
  sentenceApproval: {
    id: 'firmwareProfiles.sentence.approval',
    defaultMessage: 'Nothing starts until another person approves it.',
  },
  sentenceScheduled: {
    id: 'firmwareProfiles.sentence.scheduled',
    defaultMessage: 'It starts at {time}.',
  },
  sentenceScheduledSoon: {
    id: 'firmwareProfiles.sentence.scheduledSoon',
    defaultMessage: 'It starts shortly.',
  },

  waves: { id: 'firmwareProfiles.waves', defaultMessage: 'Waves' },
  deletedProfile: { id: 'firmwareProfiles.deletedProfile', defaultMessage: 'Deleted' },
  waveNumber: { id: 'firmwareProfiles.waveNumber', defaultMessage: 'Wave {number, number}' },
  waveFirst: { id: 'firmwareProfiles.waveFirst', defaultMessage: 'Wave 1 (canary)' },
  waveCounts: {
    id: 'firmwareProfiles.waveCounts',
    defaultMessage: '{success, number} of {size, number} have it',
  },
  waveFailed: { id: 'firmwareProfiles.waveFailed', defaultMessage: '{failed, number} failed' },
  showWave: { id: 'firmwareProfiles.showWave', defaultMessage: 'Show devices of wave {number, number}' },

  counters: { id: 'firmwareProfiles.counters', defaultMessage: 'Devices' },
  countWaiting: { id: 'firmwareProfiles.count.waiting', defaultMessage: 'Waiting or upgrading' },
  countRunning: { id: 'firmwareProfiles.count.running', defaultMessage: '{running, number} upgrading now' },
  countSuccess: { id: 'firmwareProfiles.count.success', defaultMessage: 'Success' },
  countFailed: { id: 'firmwareProfiles.count.failed', defaultMessage: 'Failed' },
  countFailedHelp: {
    id: 'firmwareProfiles.count.failedHelp',
    defaultMessage: 'Failed, fell back or did not come back',
  },
  countCancelled: { id: 'firmwareProfiles.count.cancelled', defaultMessage: 'Cancelled' },
  countCancelledHelp: {
    id: 'firmwareProfiles.count.cancelledHelp',
    defaultMessage: 'Cancelled, declined, not reached or no longer eligible',
  },
  countSum: {
    id: 'firmwareProfiles.count.sum',
    defaultMessage:
      '{waiting, number} + {success, number} + {failed, number} + {cancelled, number} = {eligible, number} eligible devices.',
  },
  countRefused: {
    id: 'firmwareProfiles.count.refused',
    defaultMessage:
      '{refused, plural, one {# other device of the target is} other {# other devices of the target are}} not eligible.',
  },
  showDevices: { id: 'firmwareProfiles.showDevices', defaultMessage: 'Show devices: {name}' },

  why: { id: 'firmwareProfiles.why', defaultMessage: 'Why is it waiting?' },
  whyPausedUser: { id: 'firmwareProfiles.whyPausedUser', defaultMessage: 'A user paused it.' },
  whyPausedLimit: {
    id: 'firmwareProfiles.whyPausedLimit',
    defaultMessage: 'It paused because too many devices failed.',
  },
  whyPausedFile: {
    id: 'firmwareProfiles.whyPausedFile',
    defaultMessage:
      'It paused because the firmware file is missing in the store, or its approval was withdrawn.',
  },
  whyPlan: { id: 'firmwareProfiles.why.plan', defaultMessage: 'The plan is being made.' },
  whySubmission: { id: 'firmwareProfiles.why.submission', defaultMessage: 'It has not been submitted yet.' },
  whyApproval: {
    id: 'firmwareProfiles.why.approval',
    defaultMessage: 'Another person must approve it.',
  },
  whyStartDate: { id: 'firmwareProfiles.why.startDate', defaultMessage: 'Its start date has not come.' },
  whyHours: {
    id: 'firmwareProfiles.why.hours',
    defaultMessage: '{count, plural, one {# device waits} other {# devices wait}} for the hours of the plan.',
  },
  whyConnection: {
    id: 'firmwareProfiles.why.connection',
    defaultMessage: '{count, plural, one {# device is} other {# devices are}} offline.',
  },
  whyPlaces: {
    id: 'firmwareProfiles.why.places',
    defaultMessage: '{count, plural, one {# device waits} other {# devices wait}} for other upgrades to end.',
  },
  whyBandwidth: {
    id: 'firmwareProfiles.why.bandwidth',
    defaultMessage: '{count, plural, one {# device waits} other {# devices wait}} for bandwidth.',
  },
  whyHome: {
    id: 'firmwareProfiles.why.home',
    defaultMessage:
      '{count, plural, one {# device waits} other {# devices wait}} for another device of the same home.',
  },
  whyRetry: {
    id: 'firmwareProfiles.why.retry',
    defaultMessage:
      '{count, plural, one {# device failed and is} other {# devices failed and are}} tried again.',
  },
  whySoak: {
    id: 'firmwareProfiles.why.soak',
    defaultMessage: 'The upgraded devices are observed before the next wave starts.',
  },
  whyPerson: {
    id: 'firmwareProfiles.why.person',
    defaultMessage: 'The wave has passed. The next one starts when someone continues.',
  },
  whyFile: {
    id: 'firmwareProfiles.why.file',
    defaultMessage: 'The firmware file is missing in the store, or its approval was withdrawn.',
  },
  whyCancellation: {
    id: 'firmwareProfiles.why.cancellation',
    defaultMessage: 'Upgrades that have started run to their end.',
  },
  whyMatch: {
    id: 'firmwareProfiles.why.match',
    defaultMessage: 'It waits for devices that connect and meet its conditions.',
  },
  whyDay: {
    id: 'firmwareProfiles.why.day',
    defaultMessage:
      'The limit of {count, plural, one {# device} other {# devices}} a day is reached. It goes on tomorrow.',
  },
  whyUntil: { id: 'firmwareProfiles.why.until', defaultMessage: 'Until {time} at the latest.' },

  approvedBy: { id: 'firmwareProfiles.approvedBy', defaultMessage: 'Approved by {approver} at {time}.' },
  approvedAlone: {
    id: 'firmwareProfiles.approvedAlone',
    defaultMessage: 'Approved by its author, {approver}, without a second person.',
  },
  declinedFor: { id: 'firmwareProfiles.declinedFor', defaultMessage: 'Declined: {reason}' },
  planFailedFor: { id: 'firmwareProfiles.planFailedFor', defaultMessage: 'Planning failed: {reason}' },
  createdBy: { id: 'firmwareProfiles.createdBy', defaultMessage: 'Created by {author} at {time}.' },

  outcomes: { id: 'firmwareProfiles.outcomes', defaultMessage: 'Results' },
  outcomesNone: { id: 'firmwareProfiles.outcomesNone', defaultMessage: 'No device has ended yet.' },
  days: { id: 'firmwareProfiles.days', defaultMessage: 'Devices per day' },
  day: { id: 'firmwareProfiles.day', defaultMessage: 'Day' },
  daysNone: { id: 'firmwareProfiles.daysNone', defaultMessage: 'No results yet' },
  daysNoneHelp: {
    id: 'firmwareProfiles.daysNoneHelp',
    defaultMessage: 'Each day shows how many devices succeeded, failed or were cancelled.',
  },

  tabs: { id: 'firmwareProfiles.tabs', defaultMessage: 'Parts of the profile' },
  tabDevices: { id: 'firmwareProfiles.tab.devices', defaultMessage: 'Devices' },
  tabPlan: { id: 'firmwareProfiles.tab.plan', defaultMessage: 'Plan' },
  tabResults: { id: 'firmwareProfiles.tab.results', defaultMessage: 'Results' },
});
