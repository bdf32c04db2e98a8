import type { Actor } from '#domain/logged-event.ts';
import { serverActor } from '#domain/logged-event.ts';
import type { PresetContent } from '#machines/preset/events.ts';
import type { EventLog } from '#server/core/log/log.ts';
import { operatorPath } from '#server/core/read-models/operator-paths.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import { type PlannerDeps, submittedPlan } from './planner.ts';
import { type PresetMachine, presetStream } from './preset-stream.ts';
import type { PresetSecrets, SealedSecret } from './secrets.ts';

export interface PresetsDeps extends PlannerDeps {
  log: EventLog;
  secrets: PresetSecrets;
  retry: RetryPolicy;
  newId(): string;
  onFault(what: string, error: unknown): void;
}

type Preset = Loaded<PresetMachine>;
type Fact = NewFact<PresetMachine>;
const server = serverActor('presets');

/** Commands for presets, and the plans of their drafts. */
export class Presets {
  readonly streams: StreamRepository<PresetMachine>;
  readonly served: ServedKind<PresetMachine>;
  readonly secrets: PresetSecrets;
  /** Access of the planner, for previews. */
  readonly planner: PlannerDeps;
  readonly #deps: PresetsDeps;

  constructor(deps: PresetsDeps) {
    this.#deps = deps;
    this.planner = deps;
    this.secrets = deps.secrets;
    this.streams = new StreamRepository({ log: deps.log, definition: presetStream });
    this.served = {
      kind: presetStream.kind,
      streams: this.streams,
      performers: { computePlan: { perform: (id, preset) => this.#plan(id, preset) } },
    };
  }

  newId(): string {
    return this.#deps.newId();
  }

  /** Stores a draft with its passphrases. `revision` is the one that was edited; null: it has another one by now. */
  draft(
    presetId: string,
    data: { opId: string; accountId: string; content: PresetContent },
    { revision, secrets }: { revision: number; secrets: readonly SealedSecret[] },
    actor: Actor,
  ): Promise<Preset | null> {
    return this.streams.advance(
      presetId,
      ({ snapshot }): Fact[] =>
        snapshot.context.revision === revision ? [{ type: 'preset.drafted', data, actor }] : [],
      { within: async (db) => void (await this.secrets.store(db, secrets)) },
    );
  }

  /** Writes a fact; null: the state does not allow it. */
  write(presetId: string, fact: Fact): Promise<Preset | null> {
    return this.streams.advance(presetId, () => [fact]);
  }

  async #plan(presetId: string, { snapshot: { context } }: Preset): Promise<Fact[]> {
    const { database, now, onFault } = this.#deps;
    const { draft, revision, opId } = context;
    if (!draft) return [];
    const failed = (reason: string): Fact[] => [
      { type: 'preset.planFailed', data: { revision, reason }, actor: server },
    ];
    try {
      const opPath = await operatorPath(database.sql, opId);
      if (opPath === null) return failed('organisation');
      const row = await database.sql
        .selectFrom('preset')
        .select('created_at')
        .where('preset_id', '=', presetId)
        .executeTakeFirst();
      const draftOf = { presetId, opId, opPath, createdAt: row?.created_at ?? now(), content: draft };
      const plan = await submittedPlan(this.#deps, draftOf, revision);
      return [{ type: 'preset.planned', data: { ...plan, revision }, actor: server }];
    } catch (error) {
      onFault('preset plan', error);
      return failed('fault');
    }
  }
}
