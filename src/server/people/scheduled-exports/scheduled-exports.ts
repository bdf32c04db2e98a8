import { operations } from '#api/operations.gen.ts';
import { serverActor } from '#domain/logged-event.ts';
import { noNarrowing } from '#domain/narrowing.ts';
import { AuditNote, auditItem, recordOf } from '#server/core/audit/audit.ts';
import type { Database } from '#server/core/database/database.ts';
import { type ListExporter, operationsOf, titleOf } from '#server/core/exports/list-export.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Caller } from '#server/core/http/call.ts';
import type { Account, Session } from '#server/core/http/session.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { FaultReport } from '#server/core/logger.ts';
import { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { ProvenRows } from '../account-rows/proven.ts';
import { lostStanding } from '../accounts/queries/standing.ts';
import type { MailOrder, Mails } from '../mail/mails.ts';
import type { MailWords } from '../mail/queries/mail-words.ts';
import { endedLetter, exportLetter, reasonOf } from './letters.ts';
import { type ClaimedRun, ExportRuns, fileDays, type Recipient } from './queries/runs.ts';
import type { EndReason } from './queries/schedules.ts';

interface Deps extends Pick<CoreServices, 'sealedTables' | 'misplaced' | 'now' | 'publicUrl' | 'narrow'> {
  database: Database;
  log: EventLog;
  proven: ProvenRows;
  exporter: ListExporter;
  mails: Pick<Mails, 'prepare'>;
  newId(): string;
  onFault: FaultReport;
}

/** Largest file that is attached to a mail, in bytes; mail servers refuse larger mails. */
const attachedBytes = 256 * 1024;
const mailMs = 24 * 3_600_000;
const actor = serverActor('exports');

interface ReadyFile {
  fileName: string;
  mediaType: string;
  content: Buffer;
  rows: number;
  total: number;
}

/**
 * Carries out scheduled exports: claims what is due, exports as the owner, and mails each recipient once. A chore with
 * recorded outcomes, because a run has one step and the mails have their own machine (docs/decisions/299).
 */
export class ScheduledExports {
  readonly runs: ExportRuns;
  readonly #deps: Deps;
  #working: Promise<void> | null = null;
  #again = false;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.runs = new ExportRuns(deps.database);
  }

  /** Carries out everything that is due; settles when it is done. A call meanwhile looks once more at the end. */
  work(): Promise<void> {
    if (this.#working) this.#again = true;
    this.#working ??= this.#workOff().finally(() => {
      this.#working = null;
    });
    return this.#working;
  }

  /** Lets the running export end, and begins no further one. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#working;
  }

  async #workOff(): Promise<void> {
    const { now, newId, onFault } = this.#deps;
    do {
      this.#again = false;
      while (!this.#isStopped) {
        const claimed = await this.runs.claim(now(), newId);
        if (!claimed) break;
        try {
          await this.#carryOut(claimed);
        } catch (error) {
          // The run keeps its lease, and is tried again after it.
          onFault('scheduled export', error);
        }
      }
    } while (this.#again && !this.#isStopped);
  }

  async #carryOut(run: ClaimedRun): Promise<void> {
    const owner = await this.#ownerOf(run);
    if ('lost' in owner) return this.#endSchedule(run, owner.lost);
    const file = await this.#exported(run, owner.account);
    if ('failed' in file) {
      await this.runs.end(run.runId, { state: 'failed', reason: file.failed }, this.#deps.now());
      return;
    }
    const { fileName, mediaType, content, rows, total } = file;
    const stored = { run_id: run.runId, file_name: fileName, media_type: mediaType, content };
    await this.runs.storeFile(stored, this.#deps.now());
    let skipped = 0;
    for (const recipient of await this.runs.recipients(run.runId)) {
      if (!(await this.#mayRead(run, recipient))) skipped++;
      else await this.#mail(run, recipient, this.#letterOf(run, owner.account, recipient, file));
    }
    const sent = { rows, total, size: content.length };
    await this.runs.end(run.runId, { state: 'sent', file: sent, skipped }, this.#deps.now());
  }

  /** Reads the owner's account as it is now, within the organisation of the schedule, or what the owner lost. */
  async #ownerOf({
    accountId,
    opId,
    definition,
  }: ClaimedRun): Promise<{ account: Account } | { lost: EndReason }> {
    const { database, proven, narrow, now } = this.#deps;
    const own = await proven.account(accountId);
    if (own?.status !== 'Running') return { lost: 'account' };
    for (const operation of operationsOf(definition.list)) {
      const { permission } = operations[operation];
      const question = { accountId, opId, permission: permission ?? '' };
      const lost = permission === null ? null : await lostStanding({ database, proven }, question);
      if (lost) return { lost };
    }
    const narrowed = await narrow(sessionOf(own, now()), { ...noNarrowing, operator: opId });
    return narrowed ? { account: narrowed.account } : { lost: 'organisation' };
  }

  /** A recipient gets only what the own role permits, within the organisation that the rows are of. */
  async #mayRead({ opId, definition }: ClaimedRun, { accountId }: Recipient): Promise<boolean> {
    const { database, proven } = this.#deps;
    const account = await proven.account(accountId);
    if (account?.status !== 'Running') return false;
    for (const operation of operationsOf(definition.list)) {
      const { permission } = operations[operation];
      if (permission !== null && (await lostStanding({ database, proven }, { accountId, permission, opId })))
        return false;
    }
    return true;
  }

  async #exported(run: ClaimedRun, account: Account): Promise<ReadyFile | { failed: string }> {
    const { exporter, log, now } = this.#deps;
    const caller = callerOf(account, now());
    const note = new AuditNote();
    note.objects = [run.scheduleId];
    const call = {
      caller,
      scope: this.#scopeOf(account, caller),
      audit: note,
      language: await this.#language(run),
    };
    try {
      const file = await exporter.export(
        { ...run.definition, heads: 'names', timeZone: run.rule.timeZone },
        { ...call, ip: '', userAgent: null },
      );
      const chunks: Buffer[] = [];
      for await (const part of file.lines) chunks.push(Buffer.from(part));
      await log.append([auditItem(caller.actor, this.#recordOf(note, run, 'success'))]);
      const [rows = 0, total = 0] = ['x-rows-written', 'x-rows-total'].map((name) =>
        Number.parseInt(file.headers?.[name] ?? '0', 10),
      );
      return {
        fileName: file.fileName,
        mediaType: file.mediaType,
        content: Buffer.concat(chunks),
        rows,
        total,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await log.append([auditItem(caller.actor, this.#recordOf(note, run, error.code))]);
      return { failed: error.message };
    }
  }

  #recordOf(note: AuditNote, { opId }: ClaimedRun, result: string) {
    return recordOf(
      {
        operation: 'runExportSchedule',
        method: 'post',
        reads: false,
        result,
        address: '',
        operator: opId,
        chosen: false,
        preview: null,
        named: [],
      },
      note,
    );
  }

  /** The file has one language, that of the owner's mails. */
  async #language({ runId }: ClaimedRun): Promise<'en' | 'ko'> {
    const [owner] = await this.runs.ownerOf(runId);
    return owner?.language ?? 'en';
  }

  #scopeOf(account: Account, { actor: by }: Caller): Scope {
    const { database, now, sealedTables, misplaced } = this.#deps;
    const { opId, opPath } = account.operator;
    return new Scope({
      database,
      opId,
      opPath,
      actor: by,
      power: account.role,
      asOf: null,
      now,
      sealed: (table) => sealedTables.of(table),
      misplaced,
      changed: () => {},
      owes: () => Promise.reject(new Error('an export changes nothing')),
    });
  }

  #letterOf(run: ClaimedRun, account: Account, { language }: Recipient, file: ReadyFile): MailWords {
    const attached = file.content.length <= attachedBytes;
    const { fileName, mediaType, content, rows, total } = file;
    const words = exportLetter(language, {
      name: run.name,
      list: titleOf(run.definition.list, language),
      companyName: account.operator.companyName,
      rows,
      total,
      attached,
      url: `${this.#deps.publicUrl}/account/exports?run=${run.runId}`,
      days: fileDays,
    });
    if (!attached) return words;
    return { ...words, attachment: { name: fileName, mediaType, base64: content.toString('base64') } };
  }

  /** Mails a recipient, with the row that keeps a repeated run from mailing again. */
  async #mail(run: ClaimedRun, recipient: Recipient, words: MailWords): Promise<void> {
    const { mails, log } = this.#deps;
    const mailId = this.#deps.newId();
    const delivery = {
      table: 'export_delivery',
      rows: [{ run_id: run.runId, account_id: recipient.accountId, mail_id: mailId }],
    };
    const { mail } = mails.prepare(orderTo(recipient, words), [delivery]);
    try {
      await log.append(mail.items, 'bulk');
      mail.stored();
    } catch (error) {
      // Another server, whose lease passed while it still worked, has mailed this recipient.
      if (!(await this.runs.hasDelivery(run.runId, recipient.accountId))) throw error;
    }
  }

  /** Ends a schedule, and notifies its recipients and its owner, if they can still sign in. */
  async #endSchedule(run: ClaimedRun, because: EndReason): Promise<void> {
    const { now, publicUrl, proven } = this.#deps;
    const url = `${publicUrl}/account/exports`;
    const notified = await this.runs.recipients(run.runId);
    if (!notified.some(({ accountId }) => accountId === run.accountId))
      notified.push(...(await this.runs.ownerOf(run.runId)));
    for (const recipient of notified)
      if ((await proven.account(recipient.accountId))?.status === 'Running')
        await this.#mail(run, recipient, endedLetter(recipient.language, { name: run.name, because, url }));
    await this.runs.endSchedule(run.scheduleId, because);
    await this.runs.end(run.runId, { state: 'refused', reason: reasonOf('en', because) }, now());
  }
}

const orderTo = ({ email, accountId, opId, language }: Recipient, words: MailWords): MailOrder => ({
  purpose: 'message',
  to: email,
  accountId,
  opId,
  language,
  validMs: mailMs,
  words,
  actor,
});

/** The owner has no login at that time: nothing here depends on one. */
const sessionOf = (account: Account, now: Date): Session => ({
  account,
  clientId: '',
  familyId: '',
  passwordAt: new Date(0),
  resetId: null,
  providerOpId: null,
  owes: null,
  expiresAt: now.getTime(),
});

function callerOf(account: Account, now: Date): Caller {
  const { familyId, expiresAt: _, ...session } = sessionOf(account, now);
  return {
    ...session,
    sessionId: familyId,
    actor: { kind: 'account', id: account.accountId, name: account.name },
    permission: '',
  };
}
