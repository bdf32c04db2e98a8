import { sql } from 'kysely';
import { replacedBy } from '#domain/radio/revealed.ts';
import type { Database } from '#server/core/database/database.ts';
import type { SecretVault } from '#server/core/secrets/vault.ts';
import type { DeviceSecrets } from '#server/devices/engine/device-secrets.ts';

/** Milliseconds in which a device may also report the change that it was just sent. */
const ownReportMs = 60_000;

export interface KeptSecret {
  value: string;
  setAt: string;
}

/** Secrets of devices, sealed, in a table outside the log; implements the engine's port `DeviceSecrets`. */
export class SqlDeviceSecrets implements DeviceSecrets {
  readonly #database: Database;
  readonly #vault: SecretVault;
  readonly #now: () => Date;

  constructor(database: Database, vault: SecretVault, now: () => Date) {
    this.#database = database;
    this.#vault = vault;
    this.#now = now;
  }

  async sending(endpointId: string, paths: readonly string[]): Promise<void> {
    await this.#update(endpointId)
      .set({ is_sure: false, set_at: this.#now() })
      .where('path', 'in', [...paths])
      .execute();
  }

  /** Stores the secrets for the device's present organisation. */
  async applied(endpointId: string, values: Record<string, string>, onTrial: boolean): Promise<void> {
    for (const [path, value] of Object.entries(values)) {
      const bytes = this.#vault.sealDeviceSecret({ endpointId, path }, value);
      const kept = {
        is_sure: true,
        set_at: this.#now(),
        ...(onTrial ? { on_trial: bytes } : { sealed: bytes }),
      };
      const owner = this.#database.sql
        .selectFrom('device_state')
        .where('endpoint_id', '=', endpointId)
        .select(({ val, cast }) => [
          'endpoint_id',
          cast<string>(val(path), 'text').as('path'),
          'op_id',
          cast<boolean>(val(true), 'boolean').as('is_sure'),
          cast<Date>(val(this.#now()), 'timestamptz').as('set_at'),
        ]);
      await this.#database.sql
        .insertInto('device_secret')
        .columns(['endpoint_id', 'path', 'op_id', 'is_sure', 'set_at'])
        .expression(owner)
        .onConflict((same) =>
          same.columns(['endpoint_id', 'path']).doUpdateSet({ op_id: sql`excluded.op_id` }),
        )
        .execute();
      await this.#update(endpointId).set(kept).where('path', '=', path).execute();
      const gone = replacedBy(path).filter((other) => values[other] === undefined);
      if (gone.length > 0)
        await this.#database.sql
          .deleteFrom('device_secret')
          .where('endpoint_id', '=', endpointId)
          .where('path', 'in', gone)
          .execute();
    }
  }

  async unchanged(endpointId: string, paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    await this.#update(endpointId)
      .set({ is_sure: true })
      .where('path', 'in', [...paths])
      .execute();
  }

  async trialEnded(endpointId: string, outcome: 'kept' | 'reverted'): Promise<void> {
    const ended = this.#update(endpointId).where('on_trial', 'is not', null);
    if (outcome === 'kept')
      await ended.set(({ ref }) => ({ sealed: ref('on_trial'), on_trial: null, is_sure: true })).execute();
    else await ended.set({ on_trial: null, is_sure: true }).execute();
  }

  async reportedChange(endpointId: string, path: string): Promise<void> {
    await this.#database.sql
      .deleteFrom('device_secret')
      .where('endpoint_id', '=', endpointId)
      .where('path', '=', path)
      .where('set_at', '<', new Date(this.#now().getTime() - ownReportMs))
      .execute();
  }

  async forget(endpointId: string): Promise<void> {
    await this.#database.sql.deleteFrom('device_secret').where('endpoint_id', '=', endpointId).execute();
  }

  /** Reads the secrets that this device is known to have in this organisation, by path. */
  async of({
    endpoint_id: endpointId,
    op_id: opId,
  }: {
    endpoint_id: string;
    op_id: string;
  }): Promise<Map<string, KeptSecret>> {
    const rows = await this.#database.sql
      .selectFrom('device_secret')
      .select(['path', 'sealed', 'set_at'])
      .where('endpoint_id', '=', endpointId)
      .where('op_id', '=', opId)
      .where('is_sure', '=', true)
      .where('on_trial', 'is', null)
      .execute();
    const opened = rows.flatMap(({ path, sealed, set_at: at }) => {
      const value = sealed && this.#vault.openDeviceSecret({ endpointId, path }, sealed);
      return value ? [[path, { value, setAt: at.toISOString() }] as const] : [];
    });
    return new Map(opened);
  }

  /** Lists the paths of its secrets. */
  async pathsOf(endpointId: string): Promise<string[]> {
    const rows = await this.#database.sql
      .selectFrom('device_secret')
      .select('path')
      .where('endpoint_id', '=', endpointId)
      .orderBy('path')
      .execute();
    return rows.map(({ path }) => path);
  }

  /** Deletes secrets of devices that moved to another organisation. */
  async forgetMoved(): Promise<void> {
    await this.#database.sql
      .deleteFrom('device_secret')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('device_state')
              .select(sql`1`.as('one'))
              .whereRef('device_state.endpoint_id', '=', 'device_secret.endpoint_id')
              .whereRef('device_state.op_id', '=', 'device_secret.op_id'),
          ),
        ),
      )
      .execute();
  }

  readonly #update = (endpointId: string) =>
    this.#database.sql.updateTable('device_secret').where('endpoint_id', '=', endpointId);
}
