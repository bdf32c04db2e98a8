import { defineMessages } from '#web/i18n/message.ts';

/** Automatic profiles, and the bandwidth of any. */
export const ruleMessages = defineMessages({
  automatic: {
    id: 'firmwareProfiles.rule.automatic',
    defaultMessage: 'Automatic: also devices that connect later',
  },
  automaticHelp: {
    id: 'firmwareProfiles.rule.automaticHelp',
    defaultMessage: 'Approved once. Devices get the file when they connect. It ends after a year.',
  },
  dailyMost: { id: 'firmwareProfiles.rule.dailyMost', defaultMessage: 'Devices a day, at most' },
  dailyMostHelp: { id: 'firmwareProfiles.rule.dailyMostHelp', defaultMessage: 'Empty: no limit.' },
  bandwidth: { id: 'firmwareProfiles.rule.bandwidth', defaultMessage: 'Bandwidth, MB/s' },
  bandwidthHelp: {
    id: 'firmwareProfiles.rule.bandwidthHelp',
    defaultMessage: 'For all downloads of this profile together. Empty: no limit.',
  },
  sentence: {
    id: 'firmwareProfiles.rule.sentence',
    defaultMessage: 'Version {version} for each device that connects and meets the conditions.',
  },
  sentenceSoFar: {
    id: 'firmwareProfiles.rule.sentenceSoFar',
    defaultMessage: '{success, number} of {eligible, number} have it so far.',
  },
  noLimit: { id: 'firmwareProfiles.rule.noLimit', defaultMessage: 'No limit' },
  rate: { id: 'firmwareProfiles.rule.rate', defaultMessage: '{size} MB/s' },
  terabytes: { id: 'firmwareProfiles.rule.terabytes', defaultMessage: '{size} TB' },
  forecast: { id: 'firmwareProfiles.rule.forecast', defaultMessage: 'Forecast' },
  nights: {
    id: 'firmwareProfiles.rule.nights',
    defaultMessage:
      '{devices, plural, one {# device} other {# devices}}, {volume}, at least {nights, plural, one {# night} other {# nights}}',
  },
  hours: {
    id: 'firmwareProfiles.rule.hours',
    defaultMessage: '{devices, plural, one {# device} other {# devices}}, {volume}, at least {hours} h',
  },
  noBudget: {
    id: 'firmwareProfiles.rule.noBudget',
    defaultMessage: '{devices, plural, one {# device} other {# devices}}, {volume}',
  },
  until: {
    id: 'firmwareProfiles.rule.until',
    defaultMessage: '{forecast}. Downloads done on {time} at the earliest.',
  },
  overYear: {
    id: 'firmwareProfiles.rule.overYear',
    defaultMessage: '{forecast}. More than a year: raise the bandwidth or the hours.',
  },
  ofTargeted: {
    id: 'firmwareProfiles.rule.ofTargeted',
    defaultMessage:
      'Of {targeted, plural, one {# chosen device} other {# chosen devices}}; the others do not meet the conditions now.',
  },
  notJudged: {
    id: 'firmwareProfiles.rule.notJudged',
    defaultMessage: 'All chosen devices. The plan says how many of them meet the conditions.',
  },
  forecastLater: {
    id: 'firmwareProfiles.rule.forecastLater',
    defaultMessage: 'Shown once a file and devices are chosen.',
  },
  title: { id: 'firmwareProfiles.rule.title', defaultMessage: 'Automatic profiles' },
  context: {
    id: 'firmwareProfiles.rule.context',
    defaultMessage: 'Rules that give a firmware file to devices when they connect.',
  },
  none: { id: 'firmwareProfiles.rule.none', defaultMessage: 'No automatic profiles' },
  noneHelp: {
    id: 'firmwareProfiles.rule.noneHelp',
    defaultMessage: 'Plan a firmware profile and choose Automatic.',
  },
});
