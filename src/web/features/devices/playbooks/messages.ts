import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'playbooks.title', defaultMessage: 'Playbooks' },
  help: {
    id: 'playbooks.help',
    defaultMessage:
      'Choose the customer’s complaint. A playbook measures, reports its findings, and changes nothing until you choose a step.',
  },
  unsupported: {
    id: 'playbooks.unsupported',
    defaultMessage: '{model} has nothing that a playbook could measure.',
  },
  start: { id: 'playbooks.start', defaultMessage: 'Start' },
  startOf: { id: 'playbooks.startOf', defaultMessage: 'Start: {playbook}' },
  wifiSlow: { id: 'playbooks.wifiSlow', defaultMessage: 'Wi-Fi is slow' },
  wifiSlowHelp: {
    id: 'playbooks.wifiSlow.help',
    defaultMessage: 'Networks around, signal, line and speed',
  },
  noPicture: { id: 'playbooks.noPicture', defaultMessage: 'No picture' },
  noPictureHelp: { id: 'playbooks.noPicture.help', defaultMessage: 'Television, HDMI and satellite signal' },
  restarts: { id: 'playbooks.restarts', defaultMessage: 'Device keeps restarting' },
  restartsHelp: {
    id: 'playbooks.restarts.help',
    defaultMessage: 'Restarts of the last 24 hours, memory, temperature and line',
  },
  startedByAt: { id: 'playbooks.startedByAt', defaultMessage: 'Started by {name} at {time}' },
  record: { id: 'playbooks.record', defaultMessage: 'Record of this run' },
  openCase: { id: 'playbooks.openCase', defaultMessage: 'Open the case' },
  away: {
    id: 'playbooks.away',
    defaultMessage: 'The device is offline. A task waits up to 10 minutes for it; then the run goes on.',
  },
  cancel: { id: 'playbooks.cancel', defaultMessage: 'Cancel run' },

  measurements: { id: 'playbooks.measurements', defaultMessage: 'Measurements' },
  again: { id: 'playbooks.again', defaultMessage: 'Measurements after the step' },
  step: { id: 'playbooks.step', defaultMessage: 'Step' },
  undo: { id: 'playbooks.undo', defaultMessage: 'Step reverted' },
  next: { id: 'playbooks.next', defaultMessage: 'To do' },
  leftOutModel: { id: 'playbooks.leftOut.model', defaultMessage: 'Left out: not on this model' },
  leftOutPermission: {
    id: 'playbooks.leftOut.permission',
    defaultMessage: 'Left out: not allowed for the account that started the run',
  },
  leftOutTarget: { id: 'playbooks.leftOut.target', defaultMessage: 'Skipped: no test server configured' },

  findings: { id: 'playbooks.findings', defaultMessage: 'Findings' },
  problem: { id: 'playbooks.weight.problem', defaultMessage: 'Problem' },
  hint: { id: 'playbooks.weight.hint', defaultMessage: 'Note' },
  fine: { id: 'playbooks.weight.fine', defaultMessage: 'Fine' },
  proposals: { id: 'playbooks.proposals', defaultMessage: 'Suggested steps' },
  noProposals: {
    id: 'playbooks.noProposals',
    defaultMessage: 'No step can be applied from here. The findings say what to check.',
  },
  apply: { id: 'playbooks.apply', defaultMessage: 'Apply' },
  applyOf: { id: 'playbooks.applyOf', defaultMessage: 'Apply: {step}' },
  applyTitle: { id: 'playbooks.applyTitle', defaultMessage: 'Apply this step?' },
  applyVerb: { id: 'playbooks.applyVerb', defaultMessage: 'Apply step' },
  notOnModel: { id: 'playbooks.notOnModel', defaultMessage: 'This model does not support this step.' },
  noWayBack: { id: 'playbooks.noWayBack', defaultMessage: 'Cannot be reverted.' },

  comparison: { id: 'playbooks.comparison', defaultMessage: 'Before and after' },
  comparisonNone: {
    id: 'playbooks.comparison.none',
    defaultMessage: 'Nothing could be measured both times.',
  },
  figure: { id: 'playbooks.comparison.figure', defaultMessage: 'Figure' },
  before: { id: 'playbooks.comparison.before', defaultMessage: 'Before' },
  after: { id: 'playbooks.comparison.after', defaultMessage: 'After' },
  change: { id: 'playbooks.comparison.change', defaultMessage: 'Change' },
  better: { id: 'playbooks.comparison.better', defaultMessage: 'Better' },
  worse: { id: 'playbooks.comparison.worse', defaultMessage: 'Worse' },
  same: { id: 'playbooks.comparison.same', defaultMessage: 'No change' },
  similar: { id: 'playbooks.similar', defaultMessage: 'About the same' },
  unknown: { id: 'playbooks.comparison.unknown', defaultMessage: 'Not measured both times' },

  decide: { id: 'playbooks.decide', defaultMessage: 'Ask the customer: is it solved?' },
  takeBack: { id: 'playbooks.takeBack', defaultMessage: 'Take the step back' },
  solved: { id: 'playbooks.solved', defaultMessage: 'Solved' },
  unsolved: { id: 'playbooks.unsolved', defaultMessage: 'Not solved' },
  idle: {
    id: 'playbooks.idle',
    defaultMessage: 'A run ends after 30 minutes without activity.',
  },

  noSuch: { id: 'playbooks.noSuch', defaultMessage: 'Run not found' },
  noSuchHelp: {
    id: 'playbooks.noSuchHelp',
    defaultMessage: 'It does not exist, or it belongs to a device that you cannot see.',
  },
  toDevices: { id: 'playbooks.toDevices', defaultMessage: 'Go to the device list' },
  titleOf: { id: 'playbooks.titleOf', defaultMessage: '{playbook}: {device}' },
  chainNote: {
    id: 'playbooks.chainNote',
    defaultMessage: 'Not checked here. To prove the chain, export the run and run the offline verifier.',
  },
});

/** The list of runs. */
export const listMessages = defineMessages({
  title: { id: 'playbooks.list.title', defaultMessage: 'Playbook runs' },
  context: {
    id: 'playbooks.list.context',
    defaultMessage: 'Complaints, devices and outcomes, newest first',
  },
  keyword: { id: 'playbooks.list.keyword', defaultMessage: 'Device or person' },
  playbook: { id: 'playbooks.list.playbook', defaultMessage: 'Complaint' },
  result: { id: 'playbooks.list.result', defaultMessage: 'Result' },
  running: { id: 'playbooks.list.running', defaultMessage: 'In progress' },
  device: { id: 'playbooks.list.device', defaultMessage: 'Device' },
  startedBy: { id: 'playbooks.list.startedBy', defaultMessage: 'Started by' },
  started: { id: 'playbooks.list.started', defaultMessage: 'Started' },
  tasks: { id: 'playbooks.list.tasks', defaultMessage: 'Tasks' },
  case: { id: 'playbooks.list.case', defaultMessage: 'Case' },
  openCase: { id: 'playbooks.list.openCase', defaultMessage: 'Open' },
  none: { id: 'playbooks.list.none', defaultMessage: 'No runs' },
  noneHelp: {
    id: 'playbooks.list.noneHelp',
    defaultMessage: 'A playbook is started on the page of a device, in the card Playbooks.',
  },
});

export const stateMessages = defineMessages({
  empty: { id: 'playbooks.state.empty', defaultMessage: 'Not begun' },
  measuring: { id: 'playbooks.state.measuring', defaultMessage: 'Measuring' },
  judging: { id: 'playbooks.state.judging', defaultMessage: 'Evaluating' },
  proposing: { id: 'playbooks.state.proposing', defaultMessage: 'Your turn' },
  applying: { id: 'playbooks.state.applying', defaultMessage: 'Applying' },
  compared: { id: 'playbooks.state.compared', defaultMessage: 'Compared' },
  takingBack: { id: 'playbooks.state.takingBack', defaultMessage: 'Reverting' },
  ending: { id: 'playbooks.state.ending', defaultMessage: 'Ending' },
  ended: { id: 'playbooks.state.ended', defaultMessage: 'Ended' },
  cancelled: { id: 'playbooks.outcome.cancelled', defaultMessage: 'Cancelled' },
  expired: { id: 'playbooks.outcome.expired', defaultMessage: 'Expired' },
});

/** What a finding says, by its id (domain/playbooks). */
export const findingMessages = defineMessages({
  channelCrowded: {
    id: 'playbooks.finding.channelCrowded',
    defaultMessage:
      '{band}: channel {channel} is crowded. {networks, plural, one {# network overlaps} other {# networks overlap}} it, the loudest at {strongest} dBm (load {load}).',
  },
  channelFine: {
    id: 'playbooks.finding.channelFine',
    defaultMessage:
      '{band}: channel {channel} is a good choice. {networks, plural, one {# network overlaps} other {# networks overlap}} it (load {load}).',
  },
  channelBusy: {
    id: 'playbooks.finding.channelBusy',
    defaultMessage:
      '{band}: channel {channel} is crowded (load {load}), and no other channel is clearly better. Move clients to another band or to a cable.',
  },
  signalWeak: {
    id: 'playbooks.finding.signalWeak',
    defaultMessage:
      'The device hears its own access point at {signal} dBm only. Move it closer: no channel makes up for that.',
  },
  signalFine: {
    id: 'playbooks.finding.signalFine',
    defaultMessage: 'The device hears its access point well, at {signal} dBm.',
  },
  lineBad: {
    id: 'playbooks.finding.lineBad',
    defaultMessage:
      'The line itself is bad: {loss} % of the echoes to the gateway were lost, the others took {time} ms.',
  },
  lineFine: {
    id: 'playbooks.finding.lineFine',
    defaultMessage: 'The line is fine: {loss} % of the echoes to the gateway were lost, they took {time} ms.',
  },
  lineLossy: {
    id: 'playbooks.finding.lineLossy',
    defaultMessage:
      '{loss} % of the echoes to the gateway were lost, the others took {time} ms. It may be chance: run a longer ping test.',
  },
  displayMissing: {
    id: 'playbooks.finding.displayMissing',
    defaultMessage:
      'No television is connected. Have the HDMI cable checked at both ends, and the input that the television shows.',
  },
  displayStandby: {
    id: 'playbooks.finding.displayStandby',
    defaultMessage: 'The television {display} is in standby. Have it switched on.',
  },
  hdcpFailed: {
    id: 'playbooks.finding.hdcpFailed',
    defaultMessage: 'Copy protection (HDCP) with the television failed: it shows nothing that is protected.',
  },
  displayFine: {
    id: 'playbooks.finding.displayFine',
    defaultMessage: 'The television {display} is on, and HDMI works.',
  },
  tunerUnlocked: {
    id: 'playbooks.finding.tunerUnlocked',
    defaultMessage:
      'The tuner finds no satellite signal ({strength} dBm). The LNB is set to {head}; it may be another one, or dish and cable need a look.',
  },
  tunerFine: {
    id: 'playbooks.finding.tunerFine',
    defaultMessage: 'The satellite signal is good (quality {quality} %).',
  },
  noChannels: {
    id: 'playbooks.finding.noChannels',
    defaultMessage: 'There is a signal, but the channel list is empty.',
  },
  restartsOften: {
    id: 'playbooks.finding.restartsOften',
    defaultMessage:
      'The device restarted {count, plural, one {# time} other {# times}} by itself in 24 hours, last because of {cause}. Restarts that were requested: {asked}.',
  },
  restartsFew: {
    id: 'playbooks.finding.restartsFew',
    defaultMessage:
      'Restarts of the device by itself in 24 hours: {count}. Restarts that were requested: {asked}.',
  },
  memoryShort: {
    id: 'playbooks.finding.memoryShort',
    defaultMessage: 'Only {free} % of its memory is free, so it restarts.',
  },
  tooHot: {
    id: 'playbooks.finding.tooHot',
    defaultMessage: 'It is {temperature} °C hot. Have it put where air gets to it.',
  },
  powerOrFirmware: {
    id: 'playbooks.finding.powerOrFirmware',
    defaultMessage:
      'Memory and temperature are fine. Have the power supply checked, and compare the firmware with other devices of the model.',
  },
  notMeasured: {
    id: 'playbooks.finding.notMeasured',
    defaultMessage: '{kind} could not be measured: {state}. {message}',
  },
  notRead: {
    id: 'playbooks.finding.notRead',
    defaultMessage: 'The device did not answer when its values were read.',
  },
});

/** What a proposal does, by its reason (domain/playbooks). */
export const proposalMessages = defineMessages({
  freerChannel: {
    id: 'playbooks.proposal.freerChannel',
    defaultMessage:
      '{band}: move from channel {current} to {channel}: {networks, plural, =0 {no network overlaps} one {# network overlaps} other {# networks overlap}} there (load {load}). Clients reconnect within seconds.',
  },
  freerChannelRadar: {
    id: 'playbooks.proposal.freerChannelRadar',
    defaultMessage:
      '{band}: move from channel {current} to {channel}: {networks, plural, =0 {no network overlaps} one {# network overlaps} other {# networks overlap}} there (load {load}). The radio checks for radar first, for a minute or longer.',
  },
  enableCec: {
    id: 'playbooks.proposal.enableCec',
    defaultMessage: 'Turn on HDMI-CEC, so that the television switches on with the box.',
  },
  restartForHdcp: {
    id: 'playbooks.proposal.restartForHdcp',
    defaultMessage: 'Restart the box: it negotiates copy protection again.',
  },
  otherHead: {
    id: 'playbooks.proposal.otherHead',
    defaultMessage: 'Set the LNB to {head}.',
  },
  scanChannels: {
    id: 'playbooks.proposal.scanChannels',
    defaultMessage: 'Scan for channels. It takes a few minutes, without a picture.',
  },
  cleanRestart: {
    id: 'playbooks.proposal.cleanRestart',
    defaultMessage:
      'Restart the device once, in order: that frees the memory that is stuck ({free} % is free).',
  },
});

export const figureMessages = defineMessages({
  channelLoad: { id: 'playbooks.figure.channelLoad', defaultMessage: 'Load of the channel' },
  channelNetworks: { id: 'playbooks.figure.channelNetworks', defaultMessage: 'Overlapping networks' },
  pingLoss: { id: 'playbooks.figure.pingLoss', defaultMessage: 'Lost echoes to the gateway' },
  pingTime: { id: 'playbooks.figure.pingTime', defaultMessage: 'Response time of the gateway' },
  download: { id: 'playbooks.figure.download', defaultMessage: 'Download speed' },
  signal: { id: 'playbooks.figure.signal', defaultMessage: 'Wi-Fi signal' },
  display: { id: 'playbooks.figure.display', defaultMessage: 'Television' },
  displayPower: { id: 'playbooks.figure.displayPower', defaultMessage: 'Television power' },
  hdcp: { id: 'playbooks.figure.hdcp', defaultMessage: 'Copy protection (HDCP)' },
  tunerLock: { id: 'playbooks.figure.tunerLock', defaultMessage: 'Satellite signal found' },
  tunerQuality: { id: 'playbooks.figure.tunerQuality', defaultMessage: 'Signal quality' },
  tunerRatio: { id: 'playbooks.figure.tunerRatio', defaultMessage: 'Signal-to-noise ratio' },
  channels: { id: 'playbooks.figure.channels', defaultMessage: 'Channels' },
  restarts: { id: 'playbooks.figure.restarts', defaultMessage: 'Restarts by itself, 24 hours' },
  memoryFree: { id: 'playbooks.figure.memoryFree', defaultMessage: 'Free memory' },
  cpu: { id: 'playbooks.figure.cpu', defaultMessage: 'CPU usage' },
  temperature: { id: 'playbooks.figure.temperature', defaultMessage: 'Temperature' },
});

/** Words of devices, as the values of figures have them. */
export const wordMessages = defineMessages({
  Present: { id: 'playbooks.word.Present', defaultMessage: 'Connected' },
  None: { id: 'playbooks.word.None', defaultMessage: 'Not connected' },
  On: { id: 'playbooks.word.On', defaultMessage: 'On' },
  Standby: { id: 'playbooks.word.Standby', defaultMessage: 'Standby' },
  Authenticated: { id: 'playbooks.word.Authenticated', defaultMessage: 'Established' },
  Unauthenticated: { id: 'playbooks.word.Unauthenticated', defaultMessage: 'Not established' },
  true: { id: 'playbooks.word.true', defaultMessage: 'Yes' },
  false: { id: 'playbooks.word.false', defaultMessage: 'No' },
});

export const eventMessages = defineMessages({
  started: { id: 'playbooks.event.started', defaultMessage: 'Playbook started' },
  taskBegun: { id: 'playbooks.event.taskBegun', defaultMessage: 'Task started' },
  taskRefused: { id: 'playbooks.event.taskRefused', defaultMessage: 'Task no longer allowed' },
  tasksEnded: { id: 'playbooks.event.tasksEnded', defaultMessage: 'Task ended' },
  judged: { id: 'playbooks.event.judged', defaultMessage: 'Measurements evaluated' },
  chosen: { id: 'playbooks.event.chosen', defaultMessage: 'Step chosen' },
  takeBack: { id: 'playbooks.event.takeBack', defaultMessage: 'Revert requested' },
  runEnded: { id: 'playbooks.event.runEnded', defaultMessage: 'Run ended' },
  deadlinePassed: { id: 'playbooks.event.deadlinePassed', defaultMessage: 'Time limit passed' },
  closed: { id: 'playbooks.event.closed', defaultMessage: 'Run closed' },
  idle: { id: 'playbooks.deadline.idle', defaultMessage: 'Wait for a decision' },
  effectTask: { id: 'playbooks.effect.task', defaultMessage: 'Start a task' },
  effectJudge: { id: 'playbooks.effect.judge', defaultMessage: 'Evaluate the measurements' },
  effectClose: { id: 'playbooks.effect.close', defaultMessage: 'Call off the task, leave a case' },
  found: {
    id: 'playbooks.detail.found',
    defaultMessage:
      '{findings, plural, one {# finding} other {# findings}}, {proposals, plural, =0 {no step} one {# step} other {# steps}} proposed',
  },
  caseLeft: { id: 'playbooks.detail.caseLeft', defaultMessage: 'Tasks added to a case' },
  noCase: { id: 'playbooks.detail.noCase', defaultMessage: 'No case' },
  fieldTitle: { id: 'playbooks.field.title', defaultMessage: 'Title of the case' },
  fieldFigures: { id: 'playbooks.field.figures', defaultMessage: 'Figures' },
  fieldFindings: { id: 'playbooks.field.findings', defaultMessage: 'Findings' },
});
