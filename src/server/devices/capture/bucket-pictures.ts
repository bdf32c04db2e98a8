import type { S3mini } from 's3mini';
import type { PicturePlace, SecretVault } from '#server/core/secrets/vault.ts';
import { isPictureName, type PictureStore } from './picture-store.ts';

/** In a bucket (S3), sealed as the files are: who runs the object store sees nothing of a screen. */
export class BucketPictures implements PictureStore {
  readonly #bucket: () => S3mini;
  readonly #vault: SecretVault;

  constructor(bucket: () => S3mini, vault: SecretVault) {
    this.#bucket = bucket;
    this.#vault = vault;
  }

  async put(place: PicturePlace, picture: Uint8Array): Promise<void> {
    await this.#bucket().putObject(keyOf(place), Buffer.from(this.#vault.sealPicture(place, picture)));
  }

  async get(place: PicturePlace): Promise<Uint8Array | null> {
    if (!isPictureName(place.consentId) || !isPictureName(place.taskId)) return null;
    const sealed = await this.#bucket().getObjectArrayBuffer(keyOf(place));
    return sealed && this.#vault.openPicture(place, new Uint8Array(sealed));
  }

  async remove(place: PicturePlace): Promise<void> {
    await this.#bucket().deleteObject(keyOf(place));
  }

  /** One after the other: not every store that speaks S3 removes many by one call, or at one time. */
  async erase(consentId: string): Promise<void> {
    const objects = (await this.#bucket().listObjects('/', folderOf(consentId))) ?? [];
    for (const { Key } of objects) await this.#bucket().deleteObject(Key);
  }
}

const folderOf = (consentId: string): string => `pictures/${consentId}/`;

const keyOf = ({ consentId, taskId, sequence }: PicturePlace): string =>
  `${folderOf(consentId)}${taskId}-${sequence}`;
