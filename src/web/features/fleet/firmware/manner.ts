import type { Message } from '#web/i18n/message.ts';
import { contentMessages as messages } from './content-messages.ts';

type Choices = Readonly<Record<string, { name: Message; help: Message }>>;

/** Devices that get the file. */
export const modes: Choices = {
  BI: { name: messages.modeBI, help: messages.modeHelpBI },
  FI1: { name: messages.modeFI1, help: messages.modeHelpFI1 },
  FI2: { name: messages.modeFI2, help: messages.modeHelpFI2 },
  FI3: { name: messages.modeFI3, help: messages.modeHelpFI3 },
};
/** Manner of their restart. */
export const restarts: Choices = {
  anytime: { name: messages.restartAnytime, help: messages.restartHelpAnytime },
  immediately: { name: messages.restartImmediately, help: messages.restartHelpImmediately },
  'when idle': { name: messages.restartIdle, help: messages.restartHelpIdle },
  'user confirmation': { name: messages.restartConfirmed, help: messages.restartHelpConfirmed },
};
