import type { PicturePlace } from '#server/core/secrets/vault.ts';
import type { PictureStore } from '#server/devices/capture/picture-store.ts';

/** A picture store in memory. */
export class MemoryPictures implements PictureStore {
  readonly kept = new Map<string, Uint8Array>();

  async put(place: PicturePlace, picture: Uint8Array): Promise<void> {
    this.kept.set(keyOf(place), picture);
  }

  async get(place: PicturePlace): Promise<Uint8Array | null> {
    return this.kept.get(keyOf(place)) ?? null;
  }

  async remove(place: PicturePlace): Promise<void> {
    this.kept.delete(keyOf(place));
  }

  async erase(consentId: string): Promise<void> {
    for (const key of this.kept.keys()) if (key.startsWith(`${consentId}/`)) this.kept.delete(key);
  }
}

const keyOf = ({ consentId, taskId, sequence }: PicturePlace) => `${consentId}/${taskId}/${sequence}`;

/** Dependencies of a core for screens, if no device has any. */
export const noScreens = {
  pictures: new MemoryPictures(),
  open: async () => [],
  uploadUrl: (taskId: string) => `https://waymark.example/${taskId}`,
  now: () => new Date(),
};
