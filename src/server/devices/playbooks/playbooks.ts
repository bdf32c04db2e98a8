import { type Actor, serverActor } from '#domain/logged-event.ts';
import type { caseMachine } from '#machines/case/machine.ts';
import { caseTaskLimit } from '#machines/case/machine.ts';
import type { PlaybookFact, PlaybookOutcome, PlaybookTask } from '#machines/playbook/events.ts';
import type { PlaybookContext, playbookMachine } from '#machines/playbook/machine.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { Loaded, NewFact } from '#server/core/streams/definition.ts';
import type { ServedKind } from '#server/core/streams/effect-runner.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { RetryPolicy } from '#server/core/streams/retry-policy.ts';
import type { Engine } from '../engine/engine.ts';
import type { DispatchAuthority } from '../engine/port.ts';
import { type EvaluationDeps, evaluateRound } from './evaluate.ts';
import { type PlaybookStreams, playbookStream, runParameter } from './playbook-stream.ts';

type Run = Loaded<typeof playbookMachine>;
type RunFact = NewFact<typeof playbookMachine>;
type Started = Extract<PlaybookFact, { type: 'playbook.started' }>['data'];

export interface PlaybookDeps extends Omit<EvaluationDeps, 'tasks'> {
  log: EventLog;
  engine: Engine;
  authority: DispatchAuthority;
  cases: StreamRepository<typeof caseMachine>;
  /** Reads open runs from the list of runs. */
  open(): Promise<{ runId: string; endpointId: string }[]>;
  /** Returns the address of a run's page. */
  addressOf(runId: string): string;
  retry: RetryPolicy;
  newId(): string;
}

export interface PlaybookOrder extends Omit<Started, 'idleMs' | 'caseId'> {
  /** True: a case is created at the end, because the account may open one. */
  leavesCase: boolean;
  actor: Actor;
}

/** Milliseconds after which an idle run ends: the customer is no longer on the phone. */
const idleMs = 1_800_000;
/** Facts by which a user continued a run: its next steps act for that user. */
const moves = ['playbook.started', 'proposal.chosen', 'takeBack.requested', 'run.ended'];
const readPage = 500;

/** Runs of playbooks: starts their tasks on behalf of the requester, evaluates the results, and creates a case. */
export class Playbooks {
  readonly streams: PlaybookStreams;
  /** Registration of runs for the effect runner. */
  readonly served: ServedKind<typeof playbookMachine>;
  readonly #deps: PlaybookDeps;
  /** Open run of each device. */
  readonly #byDevice = new Map<string, string>();

  constructor(deps: PlaybookDeps) {
    this.#deps = deps;
    this.streams = new StreamRepository({
      log: deps.log,
      definition: playbookStream,
      onAdvance: ({ id, after: { snapshot } }) => {
        const { endpointId } = snapshot.context;
        if (snapshot.hasTag('terminal') && this.of(endpointId) === id) this.#byDevice.delete(endpointId);
      },
    });
    const begins = (
      state: string,
      taskOf: (context: PlaybookContext) => PlaybookTask | null | undefined,
    ) => ({
      perform: (id: string) => this.#begin(id, state, taskOf),
    });
    this.served = {
      kind: playbookStream.kind,
      streams: this.streams,
      performers: {
        beginMeasurement: begins('measuring', ({ measurements, next }) => measurements[next]),
        beginStep: begins('applying', ({ step }) => step?.task),
        beginTakeBack: begins('takingBack', ({ step }) => step?.undo),
        judge: { perform: (_, run) => this.#evaluate(run) },
        close: { perform: (id, run) => this.#close(id, run) },
      },
    };
  }

  /** Restores the open run of each device; effects and deadlines are stored as rows. */
  async recover(): Promise<void> {
    for (const { runId, endpointId } of await this.#deps.open()) this.#byDevice.set(endpointId, runId);
  }

  /** Returns the device's open run. */
  of(endpointId: string): string | null {
    return this.#byDevice.get(endpointId) ?? null;
  }

  /** Starts a run and returns its id; null: the device has an open one. */
  async start({ actor, leavesCase, ...order }: PlaybookOrder): Promise<string | null> {
    const { endpointId } = order;
    if (this.#byDevice.has(endpointId)) return null;
    const runId = this.#deps.newId();
    const caseId = leavesCase ? this.#deps.newId() : null;
    this.#byDevice.set(endpointId, runId);
    const started: RunFact = { type: 'playbook.started', data: { ...order, caseId, idleMs }, actor };
    try {
      await this.streams.advance(runId, ({ version }) => (version === 0 ? [started] : []));
    } catch (error) {
      this.#byDevice.delete(endpointId);
      throw error;
    }
    return runId;
  }

  /** Chooses a proposal; null: it is not proposed now. */
  choose(runId: string, proposalId: string, actor: Actor): Promise<Run | null> {
    return this.#tell(runId, { type: 'proposal.chosen', data: { proposalId }, actor });
  }

  /** Reverts the last change; null: there is none to revert now. */
  takeBack(runId: string, actor: Actor): Promise<Run | null> {
    return this.#tell(runId, { type: 'takeBack.requested', data: {}, actor });
  }

  /** Ends a run; null: it has ended, or a task is running and it can only be cancelled. */
  end(runId: string, outcome: Exclude<PlaybookOutcome, 'expired'>, actor: Actor): Promise<Run | null> {
    return this.#tell(runId, { type: 'run.ended', data: { outcome }, actor });
  }

  #tell(runId: string, fact: RunFact): Promise<Run | null> {
    return this.#deps.retry.until('playbook', () => this.streams.advance(runId, () => [fact]));
  }

  /** Starts the task that the state needs, unless it is running; the account's permission is checked again. */
  #begin(
    runId: string,
    state: string,
    taskOf: (context: PlaybookContext) => PlaybookTask | null | undefined,
  ): Promise<RunFact[]> {
    const { engine, authority, newId, retry } = this.#deps;
    return retry.until('playbook', async (): Promise<RunFact[]> => {
      const { snapshot, version } = await this.streams.load(runId);
      const task = taskOf(snapshot.context);
      if (snapshot.value !== state || snapshot.context.running !== null || !task) return [];
      const { kind, permission, params } = task;
      const { endpointId } = snapshot.context;
      const actor = await this.#moverOf(runId);
      if (!(await authority.mayStill({ accountId: actor.id, permission, endpointId })))
        return [{ type: 'task.refused', data: { kind, permission }, actor: serverActor('engine') }];
      const taskId = newId();
      const begun: RunFact = { type: 'task.begun', data: { taskId, kind }, actor: serverActor('engine') };
      await engine.begin(
        [{ taskId, endpointId }],
        {
          kind,
          permission,
          actor,
          params: { ...params, [runParameter]: runId },
          lane: 'interactive',
        },
        async (together) => {
          const decide = (run: Run) => (run.version === version ? [begun] : []);
          return (await this.streams.advance(runId, decide, { together })) !== null;
        },
      );
      return [];
    });
  }

  async #evaluate({ snapshot }: Run): Promise<RunFact[]> {
    const { engine, retry } = this.#deps;
    const data = await retry.until('playbook', () =>
      evaluateRound({ ...this.#deps, tasks: engine.streams }, snapshot.context),
    );
    return [{ type: 'round.judged', data, actor: serverActor('engine') }];
  }

  /** Collects the run's tasks in a case for the next engineer, unless the run was cancelled. */
  async #close(runId: string, { snapshot: { context } }: Run): Promise<RunFact[]> {
    const { engine, cases, retry, addressOf } = this.#deps;
    const { caseId, caseTitle, opId, tasks, running, outcome } = context;
    const actor = await retry.until('playbook', () => this.#moverOf(runId));
    if (running !== null) await retry.until('playbook', () => engine.cancel(running, 'user', actor));
    // A solved run needs no further work, so its case is closed.
    const closed: NewFact<typeof caseMachine> = { type: 'case.closed', data: {}, actor };
    const solved = outcome === 'solved' ? [closed] : [];
    const isLeft = caseId !== null && outcome !== 'cancelled' && tasks.length > 0;
    if (isLeft)
      await retry.until('playbook', () =>
        cases.advance(caseId, ({ version }) =>
          version > 0
            ? []
            : [
                { type: 'case.opened', data: { title: caseTitle, opId }, actor },
                ...tasks
                  .slice(-caseTaskLimit)
                  .map(({ taskId }) => ({ type: 'case.taskAdded' as const, data: { taskId }, actor })),
                { type: 'case.commented', data: { text: addressOf(runId) }, actor },
                ...solved,
              ],
        ),
      );
    return [{ type: 'run.closed', data: { caseId: isLeft ? caseId : null }, actor: serverActor('engine') }];
  }

  /** Finds the user who last continued the run. */
  async #moverOf(runId: string): Promise<Actor> {
    let mover = serverActor('engine');
    for (let after = 0; ; after += readPage) {
      const events = await this.#deps.log.readStream(`${playbookStream.kind}:${runId}`, after, readPage);
      mover = events.findLast(({ type }) => moves.includes(type))?.actor ?? mover;
      if (events.length < readPage) return mover;
    }
  }
}
