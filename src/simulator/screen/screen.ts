import { metadata } from '../data-model/content.ts';
import type { Key } from '../data-model/keys.ts';
import type { CaptureOrder, CommandResult, ConsentQuestion, ScreenCommands } from '../data-model/schema.ts';
import { Capture } from './capture.ts';
import { Consent, type ConsentOwner, screenObject } from './consent.ts';
import { picture } from './draw/picture.ts';
import { beginning, type Effect, type Interface, type Pressed, press, settled } from './interface.ts';
import { type Lineup, lineupOf } from './lineup.ts';
import { audio, type Channel, channelsOf, currentChannel, type View, viewOf } from './view.ts';

interface ScreenOwner extends ConsentOwner {
  readonly hasLine: boolean;
}

const messageMs = 15_000;
const bannerMs = 5000;
const volumeMs = 3000;
/** Milliseconds after the last digit until the channel changes. */
const typingMs = 2000;
const volumeStep = 5;

/** The screen of a set-top box: its menus, the consent prompt, and its pictures. */
export class Screen implements ScreenCommands {
  readonly #owner: ScreenOwner;
  readonly #consent: Consent;
  #interface: Interface = beginning;
  #capture: Capture | null = null;
  #set: { sum: string; lineup: Lineup | null } | null = null;
  #message = '';
  #bannerUntil = 0;
  #volumeUntil = 0;
  #stopMessage = () => {};
  #stopTyping = () => {};
  /** The last picture, and its view. */
  #drawn: { view: string; png: Uint8Array<ArrayBuffer> } | null = null;

  constructor(owner: ScreenOwner) {
    this.#owner = owner;
    this.#consent = new Consent(owner, () => this.#capture?.consentEnded());
  }

  get isOff(): boolean {
    return this.#interface.isOff;
  }

  ask(question: ConsentQuestion, end: (result: CommandResult) => void): () => void {
    const takeOff = this.#consent.ask(question, (result) => {
      this.#changed();
      end(result);
    });
    this.#changed();
    return () => {
      takeOff();
      this.#changed();
    };
  }

  endConsent(id: string): void {
    this.#consent.end(id, 'Ended');
  }

  isCapturing(consentId: string): boolean {
    return this.#capture?.consentId === consentId;
  }

  capture(order: CaptureOrder, end: (result: CommandResult) => void): () => void {
    const take = () => this.picture();
    const capture = new Capture(this.#owner, order, take, (result) => {
      this.#captureOver();
      end(result);
    });
    this.#capture = capture;
    return () => {
      capture.stop();
      this.#captureOver();
    };
  }

  show(message: string): void {
    this.#stopMessage();
    this.#message = message;
    this.#stopMessage = this.#owner.host.clock.after(messageMs, () => this.#takeMessageOff());
    this.#changed();
  }

  press(key: Key): void {
    if (this.#message !== '' && (key === 'OK' || key === 'Back')) this.#takeMessageOff();
    else this.#follow(press(this.#interface, key, this.#channels.length));
  }

  /** Returns a picture of the screen, drawn again only after a change. */
  picture(): Uint8Array<ArrayBuffer> {
    const view = this.#view();
    const key = JSON.stringify(view);
    if (this.#drawn?.view !== key) this.#drawn = { view: key, png: picture(view, this.#lineup) };
    return this.#drawn.png;
  }

  loadSet(sum: string, bytes: Uint8Array): void {
    this.#set = { sum, lineup: lineupOf(sum, bytes) };
  }

  /**
   * Returns a picture of the set: one channel with its ad, or the menu with the banner. It shows nothing that the
   * customer watches.
   */
  pictureOfSet(of: 'live' | 'home'): Uint8Array<ArrayBuffer> {
    const lineup = this.#lineup;
    const shown = { showsBanner: true, showsVolume: false, message: '', isWatched: false };
    const state: Interface = { ...beginning, page: of === 'live' ? 'Live' : 'Menu' };
    const views = (lineup?.channels ?? []).map((channel) =>
      viewOf(this.#owner, state, lineup, { ...shown, ...channel }),
    );
    const view = views.find(({ ads }) => ads.length > 0) ?? views[0];
    return picture(
      { ...(view ?? viewOf(this.#owner, state, lineup, shown)), isMuted: false, moment: 0 },
      lineup,
    );
  }

  /** Lineup of the reported set: a factory reset removes it. */
  get #lineup(): Lineup | null {
    return this.#set?.sum === this.#owner.read(`${metadata}CheckSum`) ? this.#set.lineup : null;
  }

  get #channels(): readonly Channel[] {
    return channelsOf(this.#owner, this.#lineup);
  }

  /** Restarts with live television, without a report. A running capture ends as a command. */
  restarted(): void {
    this.#stopMessage();
    this.#stopTyping();
    this.#consent.restarted();
    this.#message = '';
    this.#interface = beginning;
    this.#owner.forget(screenObject);
  }

  #view(): View {
    const now = this.#owner.host.clock.now();
    return viewOf(this.#owner, this.#interface, this.#lineup, {
      showsBanner: now < this.#bannerUntil,
      showsVolume: now < this.#volumeUntil,
      message: this.#message,
      isWatched: this.#capture !== null,
    });
  }

  #follow({ next, effect }: Pressed): void {
    this.#interface = next;
    this.#stopTyping();
    if (next.page === 'Live' && next.typed !== '')
      this.#stopTyping = this.#owner.host.clock.after(typingMs, () => this.#follow(settled(this.#interface)));
    if (effect) this.#perform(effect);
    this.#changed();
  }

  #perform(effect: Effect): void {
    const { host } = this.#owner;
    switch (effect.type) {
      case 'tune':
        this.#tune(effect.channel);
        return;
      case 'zap': {
        const channels = this.#channels;
        const now = Number(this.#owner.read(currentChannel));
        const place = channels.findIndex(({ number }) => number === now);
        const next = place < 0 ? 0 : (place + effect.by + channels.length) % channels.length;
        this.#tune(channels[next]?.number ?? 0);
        return;
      }
      case 'pick':
        this.#tune(this.#channels[effect.place]?.number ?? 0);
        return;
      case 'banner':
        this.#bannerUntil = host.clock.now() < this.#bannerUntil ? 0 : host.clock.now() + bannerMs;
        return;
      case 'volume': {
        const level = Number(this.#owner.read(`${audio}AudioLevel`)) + effect.by * volumeStep;
        this.#owner.write(`${audio}AudioLevel`, String(Math.min(100, Math.max(0, level))));
        this.#owner.write(`${audio}CancelMute`, 'true');
        this.#volumeUntil = host.clock.now() + volumeMs;
        return;
      }
      case 'mute': {
        const isMuted = this.#owner.read(`${audio}CancelMute`) !== 'true';
        this.#owner.write(`${audio}CancelMute`, String(isMuted));
        this.#volumeUntil = host.clock.now() + volumeMs;
      }
    }
  }

  #tune(channel: number): void {
    const name = this.#channels.find(({ number }) => number === channel)?.name;
    if (name === undefined) {
      this.#interface = { ...this.#interface, notice: `There is no channel ${channel}` };
      return;
    }
    this.#owner.write(currentChannel, String(channel));
    this.#owner.write(`${currentChannel}Name`, name);
    this.#bannerUntil = this.#owner.host.clock.now() + bannerMs;
  }

  #captureOver(): void {
    this.#capture = null;
    this.#drawn = null;
  }

  #takeMessageOff(): void {
    this.#stopMessage();
    this.#message = '';
    this.#changed();
  }

  /** Reports in a word what is on the screen. */
  #changed(): void {
    this.#owner.write(`${screenObject}OnScreen`, this.#word());
  }

  #word(): string {
    const { isOff, page } = this.#interface;
    if (isOff) return 'Off';
    if (this.#consent.state === 'Asking') return 'Consent';
    if (this.#message !== '') return 'Message';
    return page === 'Channels' ? 'Menu' : page;
  }
}
