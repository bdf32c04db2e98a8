import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePlace, SecretVault } from '#server/core/secrets/vault.ts';

/** Pictures beside the log, sealed: who has the files and not the key has nothing. */
export interface PictureStore {
  put(place: PicturePlace, picture: Uint8Array): Promise<void>;
  /** Null: it is not there, or was altered. */
  get(place: PicturePlace): Promise<Uint8Array | null>;
  remove(place: PicturePlace): Promise<void>;
  /** All of a consent. */
  erase(consentId: string): Promise<void>;
}

/** In a folder of the data directory, a folder a consent. */
export class FilePictures implements PictureStore {
  readonly #folder: string;
  readonly #vault: SecretVault;

  constructor(dataDir: string, vault: SecretVault) {
    this.#folder = join(dataDir, 'pictures');
    this.#vault = vault;
  }

  async put(place: PicturePlace, picture: Uint8Array): Promise<void> {
    const file = this.#fileOf(place);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    // A file is there whole or not at all, whatever ends this process.
    const draft = `${file}.draft`;
    await writeFile(draft, this.#vault.sealPicture(place, picture), { mode: 0o600 });
    await rename(draft, file);
  }

  async get(place: PicturePlace): Promise<Uint8Array | null> {
    if (!isPictureName(place.consentId) || !isPictureName(place.taskId)) return null;
    const sealed = await readFile(this.#fileOf(place)).catch(absent);
    return sealed && this.#vault.openPicture(place, sealed);
  }

  async remove(place: PicturePlace): Promise<void> {
    await rm(this.#fileOf(place), { force: true });
  }

  async erase(consentId: string): Promise<void> {
    await rm(join(this.#folder, consentId), { recursive: true, force: true });
  }

  #fileOf({ consentId, taskId, sequence }: PicturePlace): string {
    return join(this.#folder, consentId, `${taskId}-${sequence}`);
  }
}

/** The ids of a look come from a caller: nothing else leads to a file or an object. */
export const isPictureName = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
