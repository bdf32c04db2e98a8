import { toHex } from '#domain/hex.ts';
import type { Actor } from '#domain/logged-event.ts';
import { MerkleTree } from '#domain/merkle.ts';
import { redactionOf } from '#domain/redaction.ts';
import { type RolloutDevice, type RolloutStatement, rolloutFormat } from '#domain/rollouts/file.ts';
import { deviceLeaf, deviceLine, planHashOf } from '#domain/rollouts/plan-hash.ts';
import type { RolloutFact } from '#machines/rollout/events.ts';
import type { WaveFact } from '#machines/wave/events.ts';
import { type SampleKey, sha256 } from './sealed-log.ts';
import { claimedSample, sampleTime, writtenLog } from './written-log.ts';

type Happened = [string, RolloutFact | WaveFact, Actor?];

const account = (id: string, name: string): Actor => ({ kind: 'account', id, name });
const [kim, lee] = [account('kim', 'Kim'), account('lee', 'Lee')];
const device = (endpointId: string, wave: number | null): RolloutDevice => ({
  endpointId,
  opId: 'northwind',
  model: 'KSTB2020',
  hardware: '2',
  installed: '1.2.0',
  zone: 'UTC',
  verdict: wave === null ? 'notDeployed' : null,
  wave,
});
const devices = [device('os::A-1', 2), device('os::A-2', null), device('os::A-3', 1)];

export const sampleOrder = {
  opId: 'northwind',
  name: 'Spring',
  cargo: 'firmware',
  targets: {},
  targetName: '',
  subject: { id: 'file', name: '1.4.0', modelName: 'KSTB2020', digest: 'a'.repeat(64), bytes: 65_536 },
  content: { mode: 'BI', activateMode: 'immediately' },
  waves: { canary: 1, factor: 5, largest: 20, passPercent: 90, continueBy: 'person' as const, atOnce: 5 },
  limits: { failPercent: 5, failCount: null, minDecided: 10 },
  hours: { start: 23, end: 1 },
  startsAt: null,
  retries: 0,
  submit: false,
  soakMs: 600_000,
  campaignMs: 3_600_000,
  authorId: 'kim',
  permission: '/firmwares/profiles/edit',
};

const leafOf = (one: RolloutDevice) => deviceLeaf(sha256, deviceLine({ ...one }));
const setHashOf = (list: readonly RolloutDevice[]): string => {
  const tree = new MerkleTree(sha256);
  for (const one of list) tree.add(leafOf(one));
  return toHex(tree.root());
};
const setHash = setHashOf(devices);
const planHash = planHashOf(sha256, sampleOrder, { asOf: sampleTime, setHash });

const wave = (number: number): Happened => [
  `wave:r1.${number}`,
  {
    type: 'wave.planned',
    data: {
      rolloutId: 'r1',
      opId: 'northwind',
      number,
      size: 1,
      passPercent: 90,
      failPercent: 5,
      minDecided: 10,
      soakMs: 600_000,
    },
  },
];

export const sampleFacts = {
  requested: ['rollout:r1', { type: 'rollout.requested', data: sampleOrder }, kim],
  planned: [
    'rollout:r1',
    {
      type: 'rollout.planned',
      data: {
        eligible: 2,
        refused: 1,
        refusals: [{ reason: 'notDeployed', count: 1 }],
        waves: [1, 1],
        manifest: 'b'.repeat(64),
        setHash,
        planHash,
        bytes: 131_072,
        asOf: sampleTime,
        needsApproval: true,
      },
    },
  ],
  submitted: ['rollout:r1', { type: 'rollout.submitted', data: { planHash, startsInMs: 0 } }, kim],
  approved: approvalBy(lee),
  first: wave(1),
  second: wave(2),
  opened: ['wave:r1.1', { type: 'wave.opened', data: {} }],
  claimed: ['wave:r1.1', { type: 'wave.claimed', data: { ordinals: [1] } }],
  paused: ['rollout:r1', { type: 'rollout.paused', data: { by: 'user', reason: 'Exam weeks', bad: 0 } }, lee],
} satisfies Record<string, Happened>;

export function approvalBy(by: Actor, accountId = by.id, alone = false, plan = planHash): Happened {
  const data = { planHash: plan, accountId, alone, startsInMs: 0 };
  return ['rollout:r1', { type: 'rollout.approved', data }, by];
}
export const sampleAuthor = kim;

/** Returns a rollout of two waves as exported by the server, one line each. `facts` replace the sample's. */
export function sampleRollout(
  key: SampleKey,
  facts: Partial<Record<keyof typeof sampleFacts, Happened | null>> & { more?: Happened[] } = {},
  list: readonly RolloutDevice[] = devices,
  redact: readonly string[] = [],
): string[] {
  const { more = [], ...instead } = facts;
  const happened = Object.values<Happened | null>({ ...sampleFacts, ...instead }).flatMap((fact) =>
    fact ? [fact] : [],
  );
  const log = writtenLog([...happened, ...more]);
  const redaction = redactionOf(redact, ['rollout']);
  if ('refused' in redaction) throw new Error(`${redaction.refused} cannot be taken out`);
  const ids = ['rollout:r1', 'wave:r1.1', 'wave:r1.2'].filter((id) =>
    log.some(({ streamId }) => streamId === id),
  );
  const sealedTo = 5;
  const { streams, claims } = claimedSample(log, ids, { key, sealedTo, redaction });
  const statement: RolloutStatement = {
    format: rolloutFormat,
    rolloutId: 'r1',
    streams: claims,
    sealedTo,
    exportedAt: sampleTime,
    log: { logId: 'main', epoch: 'e1', pos: log.length, hash: log.at(-1)?.hash ?? '' },
    keyId: key.keyId,
  };
  const keys = [{ keyId: key.keyId, publicKey: key.publicKey }];
  return [
    { format: rolloutFormat, ...key.sign(statement), keys },
    ...streams,
    ...list.map((one) => ({ leaf: toHex(leafOf(one)), device: one })),
  ].map((line) => JSON.stringify(line));
}
