import { isLnbType, isSameLnb, type LnbSettings, usualLnbValue } from '#domain/av/lnb.ts';
import { readSettings } from '#domain/device-parameters/settings.ts';
import type { Figure, Finding, Proposal } from '#machines/playbook/events.ts';
import { figure, finding, type Judgement, type Observed, objectIn, taskOf, textIn } from './judgement.ts';

type Part = { figures: Figure[]; findings: Finding[]; proposals: Proposal[] };
const nothing: Part = { figures: [], findings: [], proposals: [] };

/** Evaluates the display at the HDMI output. */
function evaluateDisplay({ results }: Observed): Part {
  if (!results.HdmiInfo) return nothing;
  const hdmi = objectIn(results.HdmiInfo.hdmi);
  const status = textIn(hdmi.display_status);
  const power = textIn(hdmi.display_power);
  const hdcp = textIn(hdmi.hdcp_status);
  const figures = [figure('display', status), figure('displayPower', power), figure('hdcp', hdcp)];
  if (status !== null && status !== 'Present')
    return { figures, findings: [finding('problem', 'displayMissing')], proposals: [] };
  if (power === 'Standby')
    return {
      figures,
      findings: [finding('problem', 'displayStandby', { display: textIn(hdmi.display_name) ?? '' })],
      proposals:
        hdmi.cec_support === true && hdmi.cec_enable === false
          ? [
              {
                id: 'cec',
                reason: 'enableCec',
                values: {},
                task: taskOf('HdmiCec', { enable: true }),
                undo: taskOf('HdmiCec', { enable: false }),
              },
            ]
          : [],
    };
  if (hdcp === 'Unauthenticated')
    return {
      figures,
      findings: [finding('problem', 'hdcpFailed')],
      proposals: [{ id: 'reboot', reason: 'restartForHdcp', values: {}, task: taskOf('Reboot'), undo: null }],
    };
  return {
    figures,
    findings: [finding('fine', 'displayFine', { display: textIn(hdmi.display_name) ?? '' })],
    proposals: [],
  };
}

/** The most common LNBs, the likeliest first: a missing lock is more often a wrong setting than a fault. */
const usualHeads: LnbSettings[] = [
  { type: 'Universal', value: usualLnbValue.Universal },
  { type: 'Single', value: usualLnbValue.Single },
];

/** Evaluates the satellite signal; without a lock it proposes the LNB settings that are not in use. */
function evaluateTuner({ readings }: Observed): Part {
  const tuner = readSettings('tuner', readings);
  if (tuner.locked === null) return nothing;
  const figures = [
    figure('tunerLock', String(tuner.locked)),
    figure('tunerQuality', tuner.signal_quality),
    figure('tunerRatio', tuner.snr),
    figure('channels', tuner.channels),
  ];
  const { type, value } = readSettings('lnb', readings);
  if (!tuner.locked) {
    const undo =
      type !== null && isLnbType(type) && value !== null ? taskOf('LNBSettings', { type, value }) : null;
    return {
      figures,
      findings: [
        finding('problem', 'tunerUnlocked', {
          strength: tuner.signal_strength ?? 0,
          head: [type, value].filter((one) => one !== null).join(' '),
        }),
      ],
      proposals: usualHeads
        .filter((head) => !isSameLnb({ type, value }, head))
        .map((head) => ({
          id: `lnb:${head.type}`,
          reason: 'otherHead',
          values: { head: `${head.type} ${head.value}` },
          task: taskOf('LNBSettings', { ...head }),
          undo,
        })),
    };
  }
  if (tuner.channels === 0)
    return {
      figures,
      findings: [finding('problem', 'noChannels')],
      proposals: [
        { id: 'scan', reason: 'scanChannels', values: {}, task: taskOf('ChannelScan'), undo: null },
      ],
    };
  return {
    figures,
    findings: [finding('fine', 'tunerFine', { quality: tuner.signal_quality ?? 0 })],
    proposals: [],
  };
}

/** Evaluates "No picture": cable, television, copy protection, or dish. */
export function evaluatePicture(observed: Observed): Judgement {
  const parts = [evaluateDisplay(observed), evaluateTuner(observed)];
  return {
    figures: parts.flatMap((part) => part.figures),
    findings: parts.flatMap((part) => part.findings),
    proposals: parts.flatMap((part) => part.proposals),
  };
}
