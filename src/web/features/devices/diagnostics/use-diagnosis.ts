import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { DiagnosticEvent, DiagnosticKind } from '#machines/diagnostics/events.ts';
import { diagnosticMachine } from '#machines/diagnostics/machine.ts';
import { every, nowSeconds } from '#web/ambient/clock.ts';
import { inspection } from '#web/ambient/inspection.ts';
import { ApiError } from '#web/http/api-error.ts';
import { dispatch } from '#web/live/dispatch.ts';
import { showTaskToast } from '#web/resource/task-toasts.ts';
import { callCancel, callStart, readEvents, readTask } from './calls.ts';
import { phasesOf, pushOf } from './pushes.ts';
import { deleteStored, onScreen, readStored, saveStored } from './store.ts';

const failureOf = (cause: unknown) =>
  cause instanceof ApiError
    ? { code: cause.code, message: cause.message }
    : { code: 'error', message: cause instanceof Error ? cause.message : String(cause) };

/** The shell around one card's machine: it calls, stores and listens, and feeds back what happens. */
function createDiagnosis(kind: DiagnosticKind, onChange: () => void) {
  /** Pushes of a task whose start call has not answered yet: the socket may be faster. */
  let early: DiagnosticEvent[] = [];

  const actor = createActor(
    diagnosticMachine.provide({
      actions: {
        callStart: (_, { kind, endpointId, params }) => {
          early = [];
          callStart(kind, endpointId, params).then(
            (taskId) => {
              actor.send({ type: 'start.accepted', data: { taskId: taskId ?? '', at: nowSeconds() } });
              for (const event of early) actor.send(event);
              early = [];
              onChange();
            },
            (cause: unknown) => actor.send({ type: 'start.refused', data: failureOf(cause) }),
          );
        },
        callCancel: (_, cancel) => {
          callCancel(cancel).catch((cause: unknown) => {
            actor.send({ type: 'cancel.failed', data: failureOf(cause) });
          });
        },
        readTask: (_, { taskId }) => void catchUp(taskId).catch((cause: unknown) => console.warn(cause)),
        saveTask: (_, { task }) => saveStored(task),
        deleteTask: (_, { kind, endpointId }) => deleteStored(endpointId, kind),
        showToast: (_, toast) => showTaskToast(toast),
      },
    }),
    { input: { kind }, ...inspection },
  );

  const feed = (event: DiagnosticEvent) => {
    if (actor.getSnapshot().matches('requesting')) early.push(event);
    else actor.send(event);
  };

  /** What happened to a restored task while nobody was looking. */
  async function catchUp(taskId: string): Promise<void> {
    const [task, events] = await Promise.all([readTask(taskId), readEvents(taskId)]);
    const { endpointId, failure } = task;
    for (const event of events) {
      for (const phase of phasesOf(kind, event.type)) {
        actor.send({ type: 'phase.reached', data: { taskId, endpointId, phase, at: event.recordedAt } });
      }
    }
    if (task.state === 'succeeded') {
      const result = events.findLast((event) => event.type === 'task.succeeded')?.data.result;
      actor.send({
        type: 'push.succeeded',
        data: { taskId, endpointId, result: JSON.parse(JSON.stringify(result ?? null)), at: nowSeconds() },
      });
    } else if (task.state === 'cancelled') {
      actor.send({ type: 'push.cancelled', data: { taskId, endpointId } });
    } else if (task.terminal) {
      actor.send({
        type: 'push.failed',
        data: { taskId, endpointId, code: failure?.code ?? 'wstimeout', message: failure?.message ?? '' },
      });
    }
  }

  return {
    actor,
    start(endpointId: string): () => void {
      onScreen.add(endpointId);
      actor.start();
      const at = nowSeconds();
      actor.send({
        type: 'screen.opened',
        data: { endpointId, stored: readStored(endpointId, kind), at },
      });
      const stops = [
        dispatch.listen((message) => {
          const event = pushOf(kind, message, nowSeconds());
          if (!event) return;
          feed(event);
          if (message.event === 'DiagnosticsResult') onChange();
        }),
        dispatch.listenToFacts((message) => {
          const { task_id: taskId, endpoint_id: id, task, fact } = message;
          if (!taskId || task?.task_type !== kind) return;
          for (const phase of phasesOf(kind, fact.type)) {
            feed({ type: 'phase.reached', data: { taskId, endpointId: id, phase, at: fact.recordedAt } });
          }
        }),
        every(10_000, () => actor.send({ type: 'clock.ticked', data: { at: nowSeconds() } })),
      ];
      return () => {
        for (const stop of stops) stop();
        onScreen.delete(endpointId);
        // The actor is not stopped: it may still wait for the answer of a start call (state `leaving`).
        actor.send({ type: 'screen.left', data: {} });
      };
    },
  };
}

export function useDiagnosis(kind: DiagnosticKind, endpointId: string) {
  const client = useQueryClient();
  const [diagnosis] = useState(() =>
    createDiagnosis(kind, () => void client.invalidateQueries({ queryKey: recentKey(endpointId, kind) })),
  );
  useEffect(() => diagnosis.start(endpointId), [diagnosis, endpointId]);
  const snapshot = useSelector(diagnosis.actor, (state) => state);
  return { snapshot, send: diagnosis.actor.send };
}

export const recentKey = (endpointId: string, kind: DiagnosticKind) => ['tasks', 'recent', endpointId, kind];
export type DiagnosisSnapshot = ReturnType<typeof useDiagnosis>['snapshot'];
