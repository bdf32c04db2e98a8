import type { S3mini } from 's3mini';
import type { PicturePlace, SecretVault } from '#server/core/secrets/vault.ts';
import { isPictureName, type PictureStore } from './picture-store.ts';

/** Pictures in an S3 bucket, sealed like the files, so that the operator of the object store cannot see a screen. */
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

  /** Erases pictures one after another, since not every S3 store supports bulk or concurrent deletion. */
  async erase(consentId: string): Promise<void> {
    const objects = (await this.#bucket().listObjects('/', folderOf(consentId))) ?? [];
    for (const { Key } of objects) await this.#bucket().deleteObject(Key);
  }
}

const folderOf = (consentId: string): string => `pictures/${consentId}/`;

const keyOf = ({ consentId, taskId, sequence }: PicturePlace): string =>
  `${folderOf(consentId)}${taskId}-${sequence}`;
