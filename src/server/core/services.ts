import type { Logger } from 'pino';
import type { Narrowing } from '#domain/narrowing.ts';
import type { AccountCalls } from './audit/account-calls.ts';
import type { FileUploads } from './blobs/file-uploads.ts';
import type { BlobStore } from './blobs/port.ts';
import type { Database } from './database/database.ts';
import type { ListExporter } from './exports/list-export.ts';
import type { Session } from './http/session.ts';
import type { Validators } from './http/validators.ts';
import type { LiveWatch } from './live/directory.ts';
import type { EventLog } from './log/log.ts';
import type { LogProof } from './log/seals/proof.ts';
import type { ReadModels } from './read-models/read-models.ts';
import type { Access } from './read-models/scope.ts';
import type { RowSeals } from './seals/row-seals.ts';
import type { SealedTables } from './seals/sealed-tables.ts';
import type { SecretVault } from './secrets/vault.ts';

/** Services for the handlers of every area; an area adds its own in its `services.ts`. */
export interface CoreServices {
  database: Database;
  log: EventLog;
  /** Seals, keys and files that prove the log. */
  proof: LogProof;
  /** Read models behind the answers, with their positions. */
  readModels: Pick<ReadModels, 'answer' | 'reached' | 'positionOf'>;
  live: LiveWatch;
  vault: Pick<SecretVault, 'digest'>;
  /** Validators of each operation's input, by the contract. */
  validators: Validators;
  /** Writes any list into a file. */
  exporter: ListExporter;
  sessions: {
    /** Finds the session of an access token; null if it is not valid. */
    authenticate(token: string): Promise<Session | null>;
    /** Makes the next call of every session read its permissions again, after a role was changed. */
    lookAgain(): void;
  };
  /** Returns the session within a chosen organisation or role; null if that is not below its own. */
  narrow(session: Session, narrowing: Narrowing): Promise<Session | null>;
  accountCalls: AccountCalls;
  /** Rows that count only with a valid seal. */
  sealedTables: SealedTables;
  rowSeals: RowSeals;
  misplaced: Access['misplaced'];
  /** Large files, and running uploads. */
  blobs: BlobStore;
  fileUploads: FileUploads;
  /** Public address, without a trailing slash. */
  publicUrl: string;
  now(): Date;
  logger: Logger;
}
