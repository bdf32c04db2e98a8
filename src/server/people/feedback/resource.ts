import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Handlers } from '#server/core/http/call.ts';
import type { Module } from '#server/core/module.ts';
import { defineResource } from '#server/core/resource/resource.ts';
import type { CoreServices } from '#server/core/services.ts';
import { feedbackTables } from '#server/people/feedback/stored.ts';
import { feedbackDemo } from './demo.ts';

/**
 * Feedback on the product: every user can write it, and those responsible for the product read it. It is never changed.
 */
const feedback = defineResource('Feedback')({
  table: 'feedback',
  id: 'feedback_id',
  scope: 'op_id',
  fields: {
    feedbackId: 'feedback_id',
    type: 'type',
    title: 'title',
    contents: 'contents',
    user: 'account_name',
    opId: 'op_id',
    companyName: sql<string>`(select company_name from operator where op_id = r.op_id)`,
    diagnostics: 'diagnostics',
    createTime: 'created_at',
  },
  search: ['title', 'contents'],
});

const handlers = ({ database }: CoreServices): Pick<Handlers, 'sendFeedback'> => ({
  async sendFeedback({ body, caller, audit }) {
    const { type, title, contents, diagnostics = null } = body;
    const { accountId, name, operator } = caller.account;
    const feedbackId = randomUUID();
    audit.changed(null, { feedbackId, type }, operator.opId);
    await database.sql
      .insertInto('feedback')
      .values({
        feedback_id: feedbackId,
        op_id: operator.opId,
        account_id: accountId,
        account_name: name,
        type,
        title: title.trim(),
        contents: contents.trim(),
        diagnostics,
      })
      .execute();
    return { data: { feedbackId } };
  },
});

export const feedbackModule: Module<CoreServices> = {
  name: 'feedback',
  demo: feedbackDemo,
  tables: feedbackTables,
  resources: [feedback],
  handlers,
};
