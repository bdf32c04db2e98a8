import { defineMessages } from '#web/i18n/message.ts';

/** The sheet in which a profile is planned. */
export const planMessages = defineMessages({
  title: { id: 'firmwareProfiles.plan.title', defaultMessage: 'New firmware profile' },
  verb: { id: 'firmwareProfiles.plan.verb', defaultMessage: 'Plan' },
  lead: {
    id: 'firmwareProfiles.plan.lead',
    defaultMessage: 'Nothing starts yet: you see the plan first, and submit it from there.',
  },
  planned: { id: 'firmwareProfiles.plan.planned', defaultMessage: 'Firmware profile planned' },
  model: { id: 'firmwareProfiles.plan.model', defaultMessage: 'Model' },
  chooseModel: { id: 'firmwareProfiles.plan.chooseModel', defaultMessage: 'Choose a model' },
  noModels: {
    id: 'firmwareProfiles.plan.noModels',
    defaultMessage: 'There is no approved firmware. Upload a file and have it approved first.',
  },
  file: { id: 'firmwareProfiles.plan.file', defaultMessage: 'Firmware file' },
  chooseFile: { id: 'firmwareProfiles.plan.chooseFile', defaultMessage: 'Choose an approved file' },
  fileChoice: { id: 'firmwareProfiles.plan.fileChoice', defaultMessage: '{version} (code {code})' },
  name: { id: 'firmwareProfiles.plan.name', defaultMessage: 'Name' },
  proposedName: { id: 'firmwareProfiles.plan.proposedName', defaultMessage: '{model} to {version}' },
  target: { id: 'firmwareProfiles.plan.target', defaultMessage: 'Devices' },
  targetAll: { id: 'firmwareProfiles.plan.target.all', defaultMessage: 'All devices of the model' },
  targetGroups: { id: 'firmwareProfiles.plan.target.groups', defaultMessage: 'Groups' },
  targetRoom: { id: 'firmwareProfiles.plan.target.room', defaultMessage: 'A room' },
  targetFilter: { id: 'firmwareProfiles.plan.target.filter', defaultMessage: 'A saved filter' },
  targetRegion: { id: 'firmwareProfiles.plan.target.region', defaultMessage: 'A region' },
  targetCities: { id: 'firmwareProfiles.plan.target.cities', defaultMessage: 'Cities' },
  targetDevices: { id: 'firmwareProfiles.plan.target.devices', defaultMessage: 'Devices by ID' },
  targetHelp: {
    id: 'firmwareProfiles.plan.target.help',
    defaultMessage: 'Devices of other models in it are left out.',
  },
  targetMissing: { id: 'firmwareProfiles.plan.target.missing', defaultMessage: 'Choose the devices.' },
  targetNone: { id: 'firmwareProfiles.plan.target.none', defaultMessage: 'There are none to choose from.' },
  choose: { id: 'firmwareProfiles.plan.choose', defaultMessage: 'Choose' },
  devicesHelp: {
    id: 'firmwareProfiles.plan.devicesHelp',
    defaultMessage: 'Endpoint IDs, one per line.',
  },
  selected: {
    id: 'firmwareProfiles.plan.selected',
    defaultMessage: '{count, plural, one {# selected device} other {# selected devices}}',
  },
  organisation: { id: 'firmwareProfiles.plan.organisation', defaultMessage: 'Organisation' },
  organisationOwn: { id: 'firmwareProfiles.plan.organisationOwn', defaultMessage: '{name} and all below it' },
  fromVersions: { id: 'firmwareProfiles.plan.fromVersions', defaultMessage: 'Only from versions' },
  fromVersionsHelp: {
    id: 'firmwareProfiles.plan.fromVersionsHelp',
    defaultMessage: 'Separate several with commas. Empty: from any version.',
  },
  mode: { id: 'firmwareProfiles.plan.mode', defaultMessage: 'Update' },
  modeBI: { id: 'firmwareProfiles.plan.mode.BI', defaultMessage: 'Only if newer' },
  modeFI1: { id: 'firmwareProfiles.plan.mode.FI1', defaultMessage: 'Always' },
  modeFI2: { id: 'firmwareProfiles.plan.mode.FI2', defaultMessage: 'If another version is installed' },
  modeFI3: { id: 'firmwareProfiles.plan.mode.FI3', defaultMessage: 'Reinstall the same version' },
  modeHelpBI: {
    id: 'firmwareProfiles.plan.modeHelp.BI',
    defaultMessage: 'Devices with this version or a newer one are left out.',
  },
  modeHelpFI1: {
    id: 'firmwareProfiles.plan.modeHelp.FI1',
    defaultMessage: 'Every device gets it, even where that is a step back.',
  },
  modeHelpFI2: {
    id: 'firmwareProfiles.plan.modeHelp.FI2',
    defaultMessage: 'Devices with any other version get it, even where that is a step back.',
  },
  modeHelpFI3: {
    id: 'firmwareProfiles.plan.modeHelp.FI3',
    defaultMessage: 'Only devices that already run this version get it again.',
  },
  restart: { id: 'firmwareProfiles.plan.restart', defaultMessage: 'Restart' },
  restartAnytime: { id: 'firmwareProfiles.plan.restart.anytime', defaultMessage: 'At any time' },
  restartImmediately: { id: 'firmwareProfiles.plan.restart.immediately', defaultMessage: 'Immediately' },
  restartIdle: { id: 'firmwareProfiles.plan.restart.idle', defaultMessage: 'When idle' },
  restartConfirmed: {
    id: 'firmwareProfiles.plan.restart.confirmed',
    defaultMessage: 'After user confirmation',
  },
  restartHelpAnytime: {
    id: 'firmwareProfiles.plan.restartHelp.anytime',
    defaultMessage: 'The device restarts when the download is done, within the hours below.',
  },
  restartHelpImmediately: {
    id: 'firmwareProfiles.plan.restartHelp.immediately',
    defaultMessage: 'The device restarts as soon as the download is done.',
  },
  restartHelpIdle: {
    id: 'firmwareProfiles.plan.restartHelp.idle',
    defaultMessage: 'The device restarts when it is not in use. Some models cannot do this.',
  },
  restartHelpConfirmed: {
    id: 'firmwareProfiles.plan.restartHelp.confirmed',
    defaultMessage: 'The device asks its user before it restarts. Some models cannot do this.',
  },
  when: { id: 'firmwareProfiles.plan.when', defaultMessage: 'When' },
  whenNow: { id: 'firmwareProfiles.plan.when.now', defaultMessage: 'At any hour' },
  whenHours: { id: 'firmwareProfiles.plan.when.hours', defaultMessage: 'Between two hours' },
  whenHelpNow: {
    id: 'firmwareProfiles.plan.whenHelp.now',
    defaultMessage: 'Devices restart as soon as it is their turn, at day or night.',
  },
  whenHelpHours: {
    id: 'firmwareProfiles.plan.whenHelp.hours',
    defaultMessage: 'In the time zone of each device.',
  },
  from: { id: 'firmwareProfiles.plan.from', defaultMessage: 'From' },
  to: { id: 'firmwareProfiles.plan.to', defaultMessage: 'To' },
  sameHours: { id: 'firmwareProfiles.plan.sameHours', defaultMessage: 'The two hours must differ.' },
  startDate: { id: 'firmwareProfiles.plan.startDate', defaultMessage: 'Start date (optional)' },
  startDateHelp: {
    id: 'firmwareProfiles.plan.startDateHelp',
    defaultMessage: 'Nothing starts before it. Time zone: {zone}.',
  },
  retries: { id: 'firmwareProfiles.plan.retries', defaultMessage: 'Retries' },
  retriesHelp: {
    id: 'firmwareProfiles.plan.retriesHelp',
    defaultMessage: 'How often a failed device is tried again. 0: never.',
  },
  waves: { id: 'firmwareProfiles.plan.waves', defaultMessage: 'Waves and limits' },
  wavesSay: {
    id: 'firmwareProfiles.plan.wavesSay',
    defaultMessage:
      'A small first wave, then each wave {factor, number} times as large. {next} It pauses when more than {percent, number} % of a wave fail.',
  },
  nextAutomatic: {
    id: 'firmwareProfiles.plan.next.automatic',
    defaultMessage: 'The next wave starts by itself.',
  },
  nextPerson: {
    id: 'firmwareProfiles.plan.next.person',
    defaultMessage: 'You start each next wave.',
  },
  canary: { id: 'firmwareProfiles.plan.canary', defaultMessage: 'First wave (canary), devices' },
  canaryHelp: {
    id: 'firmwareProfiles.plan.canaryHelp',
    defaultMessage: 'Empty: 0.5 %, at least 10 and at most 200. Every hardware and version is in it.',
  },
  factor: { id: 'firmwareProfiles.plan.factor', defaultMessage: 'Growth of each wave' },
  factorHelp: {
    id: 'firmwareProfiles.plan.factorHelp',
    defaultMessage: 'Each wave is this many times as large as the one before.',
  },
  largest: { id: 'firmwareProfiles.plan.largest', defaultMessage: 'Largest wave, devices' },
  largestHelp: { id: 'firmwareProfiles.plan.largestHelp', defaultMessage: 'Empty: 20,000.' },
  passPercent: { id: 'firmwareProfiles.plan.passPercent', defaultMessage: 'Wave passes at, %' },
  passPercentHelp: {
    id: 'firmwareProfiles.plan.passPercentHelp',
    defaultMessage: 'So many of its online devices must have a result.',
  },
  continueBy: { id: 'firmwareProfiles.plan.continueBy', defaultMessage: 'Next wave' },
  continueAutomatic: {
    id: 'firmwareProfiles.plan.continue.automatic',
    defaultMessage: 'Starts by itself after a wave has passed',
  },
  continuePerson: {
    id: 'firmwareProfiles.plan.continue.person',
    defaultMessage: 'Starts when someone continues',
  },
  atOnce: { id: 'firmwareProfiles.plan.atOnce', defaultMessage: 'At once, devices' },
  atOnceHelp: {
    id: 'firmwareProfiles.plan.atOnceHelp',
    defaultMessage: 'Most upgrades that run at the same time.',
  },
  failPercent: { id: 'firmwareProfiles.plan.failPercent', defaultMessage: 'Pause at failures above, %' },
  failPercentHelp: {
    id: 'firmwareProfiles.plan.failPercentHelp',
    defaultMessage: 'Of the devices of a wave that have a result. Lost devices count too.',
  },
  failCount: { id: 'firmwareProfiles.plan.failCount', defaultMessage: 'Pause at failures, devices' },
  failCountHelp: {
    id: 'firmwareProfiles.plan.failCountHelp',
    defaultMessage: 'In all waves together. Empty: no such limit.',
  },
  minDecided: { id: 'firmwareProfiles.plan.minDecided', defaultMessage: 'Judge a wave from, devices' },
  minDecidedHelp: {
    id: 'firmwareProfiles.plan.minDecidedHelp',
    defaultMessage: 'The percentage counts once so many have a result.',
  },
});
