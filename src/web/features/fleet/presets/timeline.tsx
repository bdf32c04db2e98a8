import { SlidersHorizontal } from 'lucide-react';
import { presetMachine } from '#machines/preset/machine.ts';
import type { TimelineEvent } from '#web/entities/stream/replay.ts';
import { StreamFolds } from '#web/entities/stream/streams.ts';
import type { TimelineKind, Words } from '#web/entities/stream/timeline-kind.ts';
import { answerOf, mainApi, saveAnswer } from '#web/http/clients.ts';
import { useDateTime } from '#web/http/time-zone.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CopyableId } from '#web/ui/copyable-id.tsx';
import { presetAppearance } from './appearance.ts';
import { actionMessages } from './messages.ts';
import { NoSuchPreset } from './no-such-preset.tsx';
import { type PresetDetail, readPreset } from './queries.ts';
import { timelineMessages as messages } from './timeline-messages.ts';

type Machine = typeof presetMachine;

/** The record of a preset: its revisions, their plans and approvals. */
export const presetTimeline: TimelineKind<PresetDetail, Machine> = {
  machine: presetMachine,
  streams: new StreamFolds<PresetDetail, Machine>({
    kind: 'preset',
    machine: presetMachine,
    readHead: readPreset,
    readEvents: async (presetId, query, signal) => {
      const params = { path: { presetId }, query };
      return (await answerOf(mainApi.GET('/presets/{presetId}/events', { params, signal }))).data;
    },
  }),
  states: {
    ...presetAppearance,
    empty: { tone: 'idle', icon: SlidersHorizontal, label: messages.empty },
  },
  events: {
    'preset.drafted': messages.drafted,
    'preset.planned': messages.planned,
    'preset.planFailed': messages.planFailed,
    'preset.submitted': messages.submitted,
    'preset.approved': messages.approved,
    'preset.declined': messages.declined,
    'preset.discarded': messages.discarded,
    'preset.paused': messages.paused,
    'preset.resumed': messages.resumed,
    'preset.removed': messages.removed,
    'deadline.passed': messages.deadline,
  },
  details: detailsOf,
  chainNote: messages.chainNote,
  file: {
    save: (presetId, redact) =>
      saveAnswer(
        mainApi.GET('/presets/{presetId}/export', {
          params: { path: { presetId }, query: { redact } },
          parseAs: 'blob',
        }),
        `preset-${presetId}.json`,
      ),
    redactable: { reason: actionMessages.reason },
  },
  Title,
  About,
  NotFound: NoSuchPreset,
};

/** Describes an event beside its name. */
function detailsOf({ type, data }: TimelineEvent): Words | null {
  const { reason, devices } = data;
  if (type === 'preset.planned' && typeof devices === 'number')
    return { text: messages.devices, values: { devices } };
  if (type === 'preset.approved' && data.alone === true) return { text: messages.alone };
  return typeof reason === 'string' && reason !== '' ? { text: messages.because, values: { reason } } : null;
}

function Title({ head }: { head: PresetDetail }) {
  return head.name;
}

function About({ head }: { head: PresetDetail }) {
  const text = useText();
  const dateTime = useDateTime();
  const values = { target: head.targetName, name: head.author, time: dateTime(head.createTime) };
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-dense text-secondary">
      <span>{text(messages.by, values)}</span>
      <CopyableId id={head.presetId} length={16} className="text-caption" />
    </p>
  );
}
