import type { Agent } from '../agent.ts';
import type { Clock } from '../agent-host.ts';

/** Faults from the field, by name; for tests, demonstrations (`--scenario NAME`) and the simulation. */
export interface Scenario {
  description: string;
  /** Sets the faults, now and later; the returned function cancels the later ones. */
  run(agent: Agent, clock: Clock): () => void;
}

const nothingLater = () => {};

/** Returns a scenario that only sets faults permanently. */
function knobs(description: string, turn: (agent: Agent) => void): Scenario {
  return {
    description,
    run: (agent) => {
      turn(agent);
      return nothingLater;
    },
  };
}

export const scenarios = {
  lostReply: knobs('the next reply is lost', ({ faults }) => {
    faults.loseReplies = 1;
  }),
  duplicates: knobs('every reply and every notification comes twice', ({ faults }) => {
    faults.duplicateReplies = true;
    faults.duplicateNotifications = true;
  }),
  lateResult: knobs('commands end twelve minutes after their time', ({ faults }) => {
    faults.lateResultMs = 12 * 60_000;
  }),
  rebootMidTask: knobs('the next command is cut short by a restart', ({ faults }) => {
    faults.rebootDuringTask = true;
  }),
  wrongClock: knobs('the clock of the device is two hours behind', ({ faults }) => {
    faults.clockSkewMs = -2 * 3_600_000;
  }),
  slowLink: knobs('a satellite link: 700 ms each way', ({ faults }) => {
    faults.linkDelayMs = 700;
  }),
  stalling: knobs('replies wait until another frame comes in', ({ faults }) => {
    faults.stallUntilPing = true;
  }),
  hasty: knobs('results overtake the responses they belong to', ({ faults }) => {
    faults.notifyBeforeResponse = true;
  }),
  deaf: knobs('diagnostics are never answered', ({ faults }) => {
    faults.neverAnswer = ['IPPing()', 'TraceRoute()', 'DownloadDiagnostics()', 'UploadDiagnostics()'];
  }),
  stubborn: knobs('notifications are repeated however often they are acknowledged', ({ faults }) => {
    faults.ignoreNotifyResp = true;
  }),
  lagging: knobs('a changed value is told 13 s after it was set', ({ faults }) => {
    faults.valueChangeDelayMs = 13_000;
  }),
  forgetful: knobs('a restart takes the subscriptions with it, so no Boot! is sent', ({ faults }) => {
    faults.losesSubscriptions = true;
  }),
  lostWay: knobs('a trace route ends before its target', ({ faults }) => {
    faults.farthestHop = 4;
  }),
  unmeasured: knobs('times and signals are the numbers that stand for "not measured"', (agent) => {
    const never = '0001-01-01T00:00:00Z';
    agent.faults.outputs = {
      'IPPing()': { MinimumResponseTime: '4294967295', MaximumResponseTimeDetailed: '4294967295' },
      'NeighboringWiFiDiagnostic()': { 'Result.1.SignalStrength': '0', 'Result.2.SignalStrength': '255' },
      'UploadDiagnostics()': { BOMTime: never, EOMTime: never },
    };
  }),
  insincere: knobs('settings are answered with success, and stay as they were', ({ faults }) => {
    faults.keepsOldValues = true;
  }),
  clamping: knobs('the transmit power stays at 50 %, whatever is set', ({ faults }) => {
    faults.takesInstead = { TransmitPower: '50' };
  }),
  failing: knobs('diagnostics complete with an error in their status', ({ faults }) => {
    faults.failStatus = { 'IPPing()': 'Error_Other', 'DownloadDiagnostics()': 'Error_TransferFailed' };
  }),
  ownChannel: knobs('someone at home sets the Wi-Fi channel back whenever it was changed', ({ faults }) => {
    faults.putsBack = ['Channel'];
  }),
  oldStyle: knobs(
    'no connect record, the id in the records only, one result for a whole object',
    ({ faults }) => {
      faults.noConnectRecord = true;
      faults.eid = 'none';
      faults.getShape = 'nested';
    },
  ),
  garbage: knobs('the next connection begins with bytes that are no record', ({ faults }) => {
    faults.garbageOnConnect = true;
  }),
  televisionOff: knobs('the television of a set-top box is in standby', (agent) => {
    agent.write('Device.X_WAYMARK_STB.HDMI.DisplayPower', 'Standby');
  }),
  televisionUnplugged: knobs('nothing is at the HDMI output of a set-top box', (agent) => {
    agent.write('Device.Services.STBService.1.Components.HDMI.1.DisplayDevice.Status', 'None');
  }),
  flatRemote: knobs('the battery of the Bluetooth remote control is nearly empty', (agent) => {
    agent.write('Device.X_WAYMARK_STB.BluetoothRemote.BatteryLevel', '8');
  }),
  wrongDish: knobs('the settings of the LNB are not those of the dish', (agent) => {
    agent.write('Device.X_WAYMARK_STB.LNB.Type', 'Unicable');
    agent.write('Device.X_WAYMARK_STB.LNB.Value', '7');
  }),
  declines: knobs('who sits in front of the television declines to be seen', ({ faults }) => {
    faults.person = 'declines';
  }),
  ignores: knobs('nobody answers the question on the television', ({ faults }) => {
    faults.person = 'ignores';
  }),
  revokes: knobs('who sits in front of the television agrees, and takes it back 8 s later', ({ faults }) => {
    faults.person = 'revokes';
  }),
  moody: knobs('most agree in front of the television; others decline, ignore or revoke', ({ faults }) => {
    faults.person = 'varies';
  }),
  leaking: {
    description:
      'memory fills up until the device restarts, every 30 minutes; a restart that is asked for ends it',
    run: (agent, clock) => {
      agent.faults.leaksEveryMs = 30 * 60_000;
      let stop = nothingLater;
      const again = () => {
        stop = clock.after(agent.faults.leaksEveryMs, () => {
          if (!agent.isLeaking) return;
          agent.goDown();
          again();
        });
      };
      again();
      return () => stop();
    },
  },
  flapping: {
    description: 'the power fails every 30 s',
    run: (agent, clock) => {
      let stop = nothingLater;
      const again = () => {
        stop = clock.after(30_000, () => {
          agent.goDown();
          again();
        });
      };
      again();
      return () => stop();
    },
  },
} satisfies Record<string, Scenario>;

export type ScenarioName = keyof typeof scenarios;

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
