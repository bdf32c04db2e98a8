import type { ComponentType } from 'react';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { Actor } from '#domain/logged-event.ts';
import type { FoldedEffect } from '#machines/fold.ts';
import type { Erased } from '#web/http/api-error.ts';
import type { Message } from '#web/i18n/message.ts';
import type { TextValue } from '#web/i18n/use-text.ts';
import type { Tone } from '#web/ui/badge.tsx';
import type { StateLook } from '#web/ui/state-badge.tsx';
import type { DeadlineSpan } from './deadlines.ts';
import type { Moment, Replay, TimelineEvent } from './replay.ts';
import type { StreamFolds, StreamHead } from './streams.ts';

export interface Words {
  text: Message;
  values?: Record<string, TextValue>;
}

/** One sentence about the current state of the stream, with what can be done. */
export interface Sentence extends Words {
  /** Question that the sentence answers. */
  label: Message;
  tone: Tone;
  advice: Message | null;
}

/** Names of the states, events and effects of a machine, and what of the machine is drawn. */
export interface MachineWords {
  machine: AnyStateMachine;
  states: Readonly<Record<string, StateLook>>;
  /** Types of events that end waits without what was waited for: a decision, or a failure. */
  callsOff?: readonly string[];
  /** By type; an event without a name is shown by its type. */
  events?: Readonly<Record<string, Message>>;
  /** Describes an event in a line; null if its name says everything. Absent: its data as it is recorded. */
  details?(event: TimelineEvent, replay: Replay): Words | null;
  /** Shows the subject of an event beside its data; it may show nothing. */
  Concerns?: ComponentType<{ event: TimelineEvent }>;
  /** Returns the time that an event is about, if that is not the time of its record; null: it is. ISO 8601. */
  happenedAt?(event: TimelineEvent): string | null;
  /** In the order in which they are shown. */
  deadlines?: Readonly<Record<string, Message>>;
  /** The planned ones among these: they end at a time that a person set, not at a limit. */
  planned?: readonly string[];
  /** Describes effects other than deadlines; one without words is shown as it is. */
  effectWords?(effect: FoldedEffect): Words | null;
  /** Actors of the stream, in the order of the lanes. Absent: only users act, and there are no lanes. */
  lanes?: readonly Actor['kind'][];
  /** Explains how a reader proves the chain of its events. */
  chainNote: Message;
}

/** The signed file of a stream. */
export interface StreamFile {
  /** `redact`: names of fields that are replaced by digests. */
  save(id: string, redact: string[]): Promise<void>;
  /** By name, the fields that may be redacted, as people call them. */
  redactable: Readonly<Record<string, Message>>;
}

/** Everything that the timeline must know of a kind of stream. */
export interface TimelineKind<Head extends StreamHead, M extends AnyStateMachine> extends MachineWords {
  machine: M;
  streams: StreamFolds<Head, M>;
  /** Length of each deadline of this stream; null for one that it does not have. */
  limits?(context: ContextFrom<M>): Readonly<Record<string, number | null>> | null;
  sentence?(
    moment: Moment<M>,
    replay: Replay<M>,
    deadlines: ReadonlyMap<string, DeadlineSpan>,
    /** Formats a duration, in the reader's language. */
    spanOf: (ms: number) => string,
  ): Sentence | null;
  /** Before the sentence: what was asked, of which device, and by whom. */
  Lead?: ComponentType<{ head: Head }>;
  file?: StreamFile;
  Title: ComponentType<{ head: Head }>;
  /** Lines below the title. */
  About: ComponentType<{ head: Head }>;
  /** Between the head and the replay: how far the stream is, where a sentence would not do. */
  Summary?: ComponentType<{ head: Head; moment: Moment<M> }>;
  /** Beside the button for the file. */
  Actions?: ComponentType<{ head: Head; moment: Moment<M>; terminal: boolean }>;
  /**
   * Shown alike for a missing id and for one out of scope, which the server does not distinguish. `erased`: when it was
   * erased.
   */
  NotFound: ComponentType<{ id: string; erased: Erased | null }>;
}
