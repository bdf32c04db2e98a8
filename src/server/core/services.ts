import type { Logger } from 'pino';
import type { Wish } from '#domain/narrowing.ts';
import type { AccountCalls } from './audit/account-calls.ts';
import type { FileUploads } from './blobs/file-uploads.ts';
import type { BlobStore } from './blobs/port.ts';
import type { Database } from './database/database.ts';
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

/** What the handlers of every area work with; an area adds its own in its `services.ts`. */
export interface CoreServices {
  database: Database;
  log: EventLog;
  /** Seals, keys and files with which the log proves itself. */
  proof: LogProof;
  /** What answers are made of, and how far it has followed the log. */
  readModels: Pick<ReadModels, 'answer' | 'reached' | 'positionOf'>;
  live: LiveWatch;
  vault: Pick<SecretVault, 'digest'>;
  /** What each operation takes, by the contract. */
  validators: Validators;
  sessions: {
    /** Null where the access token is not valid. */
    authenticate(token: string): Promise<Session | null>;
    /** The rights of a role were changed: the next call of every session reads them. */
    lookAgain(): void;
  };
  /** The session within a chosen organisation or role; null where that is not below its own. */
  narrow(session: Session, wish: Wish): Promise<Session | null>;
  accountCalls: AccountCalls;
  /** Rows that are obeyed only with their seal. */
  sealedTables: SealedTables;
  rowSeals: RowSeals;
  misplaced: Access['misplaced'];
  /** Large files, and those on their way. */
  blobs: BlobStore;
  fileUploads: FileUploads;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
  now(): Date;
  logger: Logger;
}
