import { createActor, type InspectionEvent } from 'xstate';
import type { LiveAuth, LiveHint, LiveMessage } from '#domain/live-message.ts';
import type { LivePresence } from '#domain/live-presence.ts';
import type { LiveSocketEffect } from '#machines/live-socket/events.ts';
import { liveSocketMachine } from '#machines/live-socket/machine.ts';
import { isBeside, isControl, parseFrame } from './wire.ts';

type MissingReason = Extract<LiveSocketEffect, { type: 'resync' }>['params']['reason'];
/** `returned`: the connection was lost for a while, and what was asked for meanwhile has failed. */
export type ResyncReason = MissingReason | 'returned';

/** The transport's pause before the next attempt, milliseconds (CO-029, TN-165, TN-167). */
export const reconnectDelay = 5000;

/** Interface that the link needs of the browser, or of a simulated one. */
export interface LinkShell {
  /** Opens a transport that reconnects by itself; the former one, if any, is closed and reports nothing more. */
  openSocket(clientId: string): void;
  closeSocket(): void;
  send(text: string): void;
  token(): string | null;
  /** Position to receive messages from when none has arrived yet; null: from the head. */
  origin(): number | null;
  renewToken(): void;
  deliver(message: LiveMessage): void;
  /** Messages that are not part of the log. */
  deliverBeside(message: LivePresence | LiveHint): void;
  /** Messages are missing for good: what was read before must be read again. */
  resync(reason: MissingReason): void;
  /** Narrows the messages of this account to those that the socket should receive. */
  narrowedTo?(): Pick<LiveAuth, 'operator' | 'preview'>;
  /** The permissions of the account were changed. */
  profileChanged?(): void;
  /** XState's own inspector. */
  inspect?: (event: InspectionEvent) => void;
}

/** Effects of the machine's actions on one link. */
interface Performer extends Pick<LinkShell, 'openSocket' | 'closeSocket' | 'resync' | 'renewToken'> {
  sendAuth(place: { after: number | null; epoch: string | null }): void;
  deliver(): void;
}

const performers = new WeakMap<object, Performer>();
const wired = new WeakMap<typeof liveSocketMachine, typeof liveSocketMachine>();

/** One machine for all links: what XState works out of a machine it keeps with it. */
function wire(machine: typeof liveSocketMachine): typeof liveSocketMachine {
  const known = wired.get(machine);
  if (known) return known;
  const of = ({ self }: { self: object }) => {
    const performer = performers.get(self);
    if (!performer) throw new Error('a link acts before it is made');
    return performer;
  };
  const made = machine.provide({
    actions: {
      openSocket: (args, { clientId }) => of(args).openSocket(clientId),
      closeSocket: (args) => of(args).closeSocket(),
      sendAuth: (args, params) => of(args).sendAuth(params),
      deliver: (args) => of(args).deliver(),
      resync: (args, { reason }) => of(args).resync(reason),
      renewToken: (args) => of(args).renewToken(),
    },
  });
  wired.set(machine, made);
  return made;
}

/** The live socket's machine between a socket and its listeners: frames in, messages and the first message out. */
export function createLink(shell: LinkShell, machine: typeof liveSocketMachine = liveSocketMachine) {
  let current: LiveMessage | null = null;
  const actor = createActor(wire(machine), shell.inspect ? { inspect: shell.inspect } : {});
  performers.set(actor, {
    openSocket: (clientId) => shell.openSocket(clientId),
    closeSocket: () => shell.closeSocket(),
    resync: (reason) => shell.resync(reason),
    renewToken: () => shell.renewToken(),
    sendAuth: ({ after, epoch }) => {
      const token = shell.token();
      if (!token) return;
      const auth: LiveAuth = { event: 'auth', token, ...shell.narrowedTo?.() };
      const from = after ?? shell.origin();
      if (from !== null) auth.after = from;
      if (epoch !== null) auth.epoch = epoch;
      shell.send(JSON.stringify(auth));
    },
    deliver: () => {
      if (current) shell.deliver(current);
    },
  });
  actor.start();

  return {
    actor,
    opening: (): void => actor.send({ type: 'socket.opening', data: {} }),
    opened: (): void => actor.send({ type: 'socket.opened', data: {} }),
    closed: (code: number): void => actor.send({ type: 'socket.closed', data: { code } }),
    receive(text: string): void {
      for (const message of parseFrame(text)) {
        if (isBeside(message)) shell.deliverBeside(message);
        else if (isControl(message)) {
          switch (message.event) {
            case 'ready':
              actor.send({ type: 'ready.received', data: { pos: message.pos, epoch: message.epoch } });
              break;
            case 'cursor':
              actor.send({ type: 'cursor.received', data: { pos: message.pos } });
              break;
            case 'reset':
              actor.send({
                type: 'reset.received',
                data: { pos: message.pos, epoch: message.epoch, reason: message.reason },
              });
              break;
            case 'profile':
              shell.profileChanged?.();
              break;
            default:
              message satisfies never;
          }
        } else {
          // The machine decides from the positions; the action `deliver` then takes the message itself from here.
          current = message;
          actor.send({ type: 'message.received', data: { pos: message.pos, prev: message.prev } });
          current = null;
        }
      }
    },
  };
}
