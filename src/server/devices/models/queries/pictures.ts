import { createHash } from 'node:crypto';
import type { Json } from '#machines/json.ts';
import type { Row } from '#server/core/database/database.ts';
import type { Access } from '#server/core/read-models/scope.ts';

/** Checked picture of an accepted type. */
interface Picture {
  mediaType: Row<'model_picture'>['media_type'];
  bytes: Buffer;
}

/** Audit entry's description of a picture: type, length and digest, not its bytes. */
interface PictureChange {
  digest: string;
  mediaType: string;
  size: number;
}

/** Pictures of models, which all operators share. Each change writes its audit entry in its transaction. */
export class ModelPictures {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  /** Sets a picture and returns its digest; null: no table has the model. */
  async set(modelName: string, { mediaType, bytes }: Picture): Promise<string | null> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const done = await this.#change(modelName, async (db) => {
      const model = await db
        .selectFrom('device_model')
        .select('model_name')
        .where('model_name', '=', modelName)
        .forUpdate()
        .executeTakeFirst();
      if (!model) return null;
      const row = {
        digest,
        media_type: mediaType,
        picture: bytes,
        modified_at: this.#access.now(),
        modified_by: this.#access.actor.name,
      };
      await db
        .insertInto('model_picture')
        .values({ model_name: modelName, ...row })
        .onConflict((conflict) => conflict.column('model_name').doUpdateSet(row))
        .execute();
      return { digest, mediaType, size: bytes.length };
    });
    return done ? digest : null;
  }

  /** Removes a picture; false: there was none. */
  remove(modelName: string): Promise<boolean> {
    return this.#change(modelName, async (db, old) => {
      if (!old) return null;
      await db.deleteFrom('model_picture').where('model_name', '=', modelName).execute();
      return 'none';
    });
  }

  /** Changes a picture; `work` returns the model's new picture; null: nothing was changed. */
  async #change(
    modelName: string,
    work: (
      db: Access['database']['sql'],
      old: PictureChange | null,
    ) => Promise<PictureChange | 'none' | null>,
  ): Promise<boolean> {
    const { database, owes, changed } = this.#access;
    const change = await database.sql.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('model_picture')
        .selectAll()
        .where('model_name', '=', modelName)
        .forUpdate()
        .executeTakeFirst();
      const old = row ? { digest: row.digest, mediaType: row.media_type, size: row.picture.length } : null;
      const now = await work(db, old);
      if (now === null) return null;
      const change = {
        oldValue: shown(old),
        newValue: shown(now === 'none' ? null : now),
        valuesOf: null,
        objects: [modelName],
      };
      await owes(db, change);
      return change;
    });
    if (change) changed(change);
    return change !== null;
  }
}

const shown = (change: PictureChange | null): Json => (change ? { ...change } : null);
