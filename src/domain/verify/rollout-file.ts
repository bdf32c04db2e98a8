import type { Sha256 } from '../chain.ts';
import { toHex } from '../hex.ts';
import { MerkleTree } from '../merkle.ts';
import {
  type RolloutDevice,
  type RolloutDeviceLine,
  type RolloutHead,
  type RolloutStatement,
  rolloutFormat,
} from '../rollouts/file.ts';
import { deviceLeaf, deviceLine } from '../rollouts/plan-hash.ts';
import { isKeyList, KeyRing } from './keys.ts';
import { checkPart, isClaim, isPart } from './parts.ts';
import { type CheckedRollout, checkRollout, checkWave } from './rollout-plan.ts';
import { hasShape, isCount, isDigest, isHex, isListOf, isObject, isText, logShape } from './shapes.ts';
import { type CheckedStream, redactedCount } from './stream.ts';
import { Fault, type Proven } from './verdict.ts';

const isStatement = (value: unknown): value is RolloutStatement =>
  hasShape(value, {
    format: (format) => format === rolloutFormat,
    rolloutId: isText,
    streams: isListOf(isClaim),
    sealedTo: isCount,
    log: (log) => hasShape(log, logShape),
    exportedAt: isText,
    keyId: isDigest,
  });
const isHead = (value: unknown): value is RolloutHead =>
  hasShape(value, {
    format: (format) => format === rolloutFormat,
    statement: isStatement,
    signature: isHex,
    keys: isKeyList,
  });
const isTrue = (value: unknown) => value === true;
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isDevice = (value: unknown): value is RolloutDeviceLine =>
  hasShape(value, {
    leaf: isDigest,
    device: (device) =>
      hasShape(
        device,
        {
          endpointId: isText,
          opId: isText,
          model: isText,
          zone: isText,
          hardware: isTextOrNull,
          installed: isTextOrNull,
          verdict: isTextOrNull,
          wave: (wave) => wave === null || isCount(wave),
        },
        { noWayBack: isTrue, oneBank: isTrue },
      ),
  });

interface Checks {
  sha256: Sha256;
  trusted: ReadonlySet<string> | null;
}

/**
 * Verifies a rollout line by line: its streams as in other files, its plan and approval against the order, and each
 * device of the plan. Accepts any lines; throws `Fault` at the first difference from the record.
 */
export class RolloutReader {
  readonly #head: RolloutHead;
  readonly #keys: KeyRing;
  readonly #sha256: Sha256;
  readonly #streams: CheckedStream[] = [];
  readonly #tree: MerkleTree;
  readonly #inWaves: number[] = [];
  #rollout: CheckedRollout | null = null;
  #seals = 0;
  #refused = 0;

  constructor(line: string, { sha256, trusted }: Checks) {
    const head = parsed(line);
    if (!isHead(head)) throw new Fault('badStatement', null, `the file is no whole ${rolloutFormat}`);
    const { rolloutId, streams } = head.statement;
    const ids = streams.map((_, at) => (at === 0 ? `rollout:${rolloutId}` : `wave:${rolloutId}.${at}`));
    if (streams.length === 0 || streams.some(({ streamId }, at) => streamId !== ids[at]))
      throw new Fault('badStatement', null, 'the file is not about a rollout and its waves in their order');
    this.#head = head;
    this.#sha256 = sha256;
    this.#keys = new KeyRing(sha256, head.keys, trusted);
    this.#tree = new MerkleTree(sha256);
  }

  /** Returns a promise only if there is something to wait for. */
  take(line: string): Promise<void> | null {
    if (this.#streams.length < this.#head.statement.streams.length) return this.#stream(parsed(line));
    this.#device(parsed(line));
    return null;
  }

  async #stream(part: unknown): Promise<void> {
    const { statement } = this.#head;
    const at = this.#streams.length;
    const claim = statement.streams[at];
    if (!claim || !isPart(part) || part.streamId !== claim.streamId)
      throw new Fault('badStatement', null, `the stream ${claim?.streamId} is not in its place`);
    const checked = await checkPart(part, claim, statement, { sha256: this.#sha256, keys: this.#keys });
    if (at === 0) this.#rollout = checkRollout(this.#sha256, checked.events);
    else if (this.#rollout)
      checkWave(this.#rollout, { rolloutId: statement.rolloutId, number: at }, checked.events);
    this.#streams.push({ ...checked, events: [] });
    this.#seals += part.seals.length;
  }

  #device(line: unknown): void {
    const number = this.#tree.size + 1;
    const found = isDevice(line) ? this.#leafOf(line.device) : null;
    if (!isDevice(line) || !found || toHex(found) !== line.leaf) {
      const endpointId = nameOf(line);
      const detail = `the device ${endpointId ?? ''} (line ${number}) is not as it was planned`;
      throw new Fault('altered', null, detail, null, endpointId);
    }
    const { device } = line;
    this.#tree.add(found);
    if (device.verdict !== null) this.#refused += 1;
    else if (device.wave !== null) this.#inWaves[device.wave] = (this.#inWaves[device.wave] ?? 0) + 1;
  }

  /** Returns null for texts that no server writes. */
  #leafOf(device: RolloutDevice): Uint8Array | null {
    try {
      return deviceLeaf(this.#sha256, deviceLine({ ...device }));
    } catch {
      return null;
    }
  }

  async finish(): Promise<Proven> {
    const { statement, signature } = this.#head;
    const claims = statement.streams;
    const [own, ...waves] = this.#streams;
    if (!own || !this.#rollout || this.#streams.length < claims.length)
      throw new Fault(
        'truncated',
        null,
        `the file holds ${this.#streams.length} of ${claims.length} streams`,
      );
    const { plan, approval, approver } = this.#rollout;
    this.#checkDevices(waves.length);
    await this.#keys.check({ statement, signature }, 'the rollout', null);
    return {
      ok: true,
      kind: 'rollout',
      subject: claims[0]?.streamId ?? '',
      events: claims.reduce((sum, { version }) => sum + version, 0),
      sealed: this.#streams.reduce((sum, { sealed }) => sum + sealed, 0),
      seals: this.#seals,
      from: Math.min(...this.#streams.map(({ first }) => first.pos)),
      to: Math.max(...this.#streams.map(({ last }) => last.pos)),
      head: claims[0]?.head ?? '',
      exportedAt: statement.exportedAt,
      keyIds: this.#keys.used,
      rollout: {
        planHash: plan?.planHash ?? null,
        devices: plan?.eligible ?? 0,
        waves: waves.length,
        approval,
        approver,
      },
      redacted: claims.reduce((total, { redacted }) => total + redactedCount(redacted), 0),
    };
  }

  #checkDevices(waves: number): void {
    const plan = this.#rollout?.plan ?? null;
    const bad = (detail: string) => new Fault('badPlan', null, detail);
    if (!plan) {
      if (this.#tree.size > 0 || waves > 0) throw bad('there are devices or waves, and no plan');
      return;
    }
    const planned = plan.eligible + plan.refused;
    if (this.#tree.size < planned)
      throw new Fault(
        'truncated',
        null,
        `the file holds ${this.#tree.size} of ${planned} devices of the plan`,
      );
    if (this.#tree.size > planned || toHex(this.#tree.root()) !== plan.setHash)
      throw bad('the devices are not those of the plan: one is missing, or was put in, or stands elsewhere');
    const isOther = plan.waves.some((size, at) => size !== (this.#inWaves[at + 1] ?? 0));
    if (this.#refused !== plan.refused || isOther)
      throw bad('the devices are not dealt out to waves as in the plan');
    if (!plan.isRule && waves > 0 && waves !== plan.waves.length)
      throw bad(`the file holds ${waves} of ${plan.waves.length} waves`);
  }
}

/** Returns the device's name in an invalid line, if it has one. */
function nameOf(line: unknown): string | null {
  const device = isObject(line) ? line.device : null;
  return isObject(device) && isText(device.endpointId) ? device.endpointId : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Fault('damaged', null, 'a line is no whole JSON');
  }
}
