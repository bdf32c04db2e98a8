import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PicturePlace, SecretVault } from '#server/core/secrets/vault.ts';

/** Pictures stored outside the log and sealed: the files are useless without the key. */
export interface PictureStore {
  put(place: PicturePlace, picture: Uint8Array): Promise<void>;
  /** Reads a picture; null: it is missing or was altered. */
  get(place: PicturePlace): Promise<Uint8Array | null>;
  remove(place: PicturePlace): Promise<void>;
  /** Erases all pictures of a consent. */
  erase(consentId: string): Promise<void>;
}

/** Pictures in the data directory, with a folder for each consent. */
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
    // A file is complete or absent, however this process ends.
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

/** Checks an id from a caller, so that it cannot lead to other files or objects. */
export const isPictureName = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
