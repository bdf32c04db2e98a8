import {
  CircleCheck,
  CircleX,
  Clock,
  FileCheck2,
  HardDrive,
  PauseCircle,
  TimerOff,
  Trash2,
  Upload,
} from 'lucide-react';
import type { components } from '#api/main.d.ts';
import type { Message } from '#web/i18n/message.ts';
import type { StateLook } from '#web/ui/state-badge.tsx';
import { messages, refusalMessages } from './messages.ts';

export type UploadRecord = components['schemas']['UploadRecord'];

export const uploadAppearance: Record<UploadRecord['state'] | 'empty', StateLook> = {
  empty: { tone: 'idle', icon: Clock, label: messages.empty },
  receiving: { tone: 'info', icon: Upload, label: messages.receiving },
  interrupted: { tone: 'notice', icon: PauseCircle, label: messages.interrupted },
  stored: { tone: 'info', icon: FileCheck2, label: messages.stored },
  refused: { tone: 'danger', icon: CircleX, label: messages.refused },
  used: { tone: 'success', icon: CircleCheck, label: messages.used },
  discarded: { tone: 'idle', icon: Trash2, label: messages.discarded },
  expired: { tone: 'idle', icon: TimerOff, label: messages.expired },
  dropped: { tone: 'danger', icon: HardDrive, label: messages.dropped },
};

const purposes: Record<string, Message> = {
  firmware: messages.firmware,
  app: messages.app,
  picture: messages.picture,
  video: messages.video,
  metadata: messages.metadata,
};
export const purposeName = (purpose: string): Message => purposes[purpose] ?? messages.other;

const refusals: Record<string, Message> = {
  firmconflict: refusalMessages.firmconflict,
  minfirmnodata: refusalMessages.minfirmnodata,
  conflict: refusalMessages.unchanged,
  tooLarge: refusalMessages.tooLarge,
  notPng: refusalMessages.format,
  animated: refusalMessages.format,
  notMp4: refusalMessages.format,
  codec: refusalMessages.format,
  notZip: refusalMessages.format,
  damaged: refusalMessages.damaged,
  resolution: refusalMessages.resolution,
  exceeds: refusalMessages.resolution,
  signature: refusalMessages.signature,
  tooLong: refusalMessages.tooLong,
  empty: refusalMessages.damaged,
  ambiguous: refusalMessages.damaged,
  unknown: refusalMessages.format,
  bomb: refusalMessages.bomb,
  noManifest: refusalMessages.notApp,
  noImage: refusalMessages.notApp,
  severalImages: refusalMessages.notApp,
  split: refusalMessages.notApp,
  badManifest: refusalMessages.manifest,
  manifestTooLarge: refusalMessages.manifest,
  noVersionCode: refusalMessages.manifest,
  unsigned: refusalMessages.signature,
  badSignature: refusalMessages.signature,
  unknownSignature: refusalMessages.signature,
  severalSigners: refusalMessages.signature,
  disagrees: refusalMessages.disagrees,
  unstated: refusalMessages.disagrees,
};
export const refusalName = (reason: string): Message => refusals[reason] ?? refusalMessages.other;
