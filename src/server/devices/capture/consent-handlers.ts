import type { components } from '#api/main.d.ts';
import { ApiError } from '#server/core/http/api-error.ts';
import type { Handlers } from '#server/core/http/call.ts';
import { missingStream } from '#server/core/http/missing-stream.ts';
import { defaultLimit, pagination } from '#server/core/http/paging.ts';
import { streamHandlers, type TimelineOperation } from '#server/core/http/stream-handlers.ts';
import type { Module } from '#server/core/module.ts';
import type { Scope } from '#server/core/read-models/scope.ts';
import type { CoreServices } from '#server/core/services.ts';
import type { Consents } from '#server/devices/capture/consents.ts';
import { captureTables } from '#server/devices/capture/stored.ts';
import { consentStream } from './consent-stream.ts';
import { consentDemo } from './demo.ts';
import { type ListedConsent, ScopedConsents } from './queries.ts';

type Consent = components['schemas']['Consent'];
type LedgerHandlers = Pick<
  Handlers,
  'listConsents' | 'getConsent' | 'getConsentPicture' | TimelineOperation<'Consent'>
>;

interface Needs extends CoreServices {
  consents: Consents;
}

/** Log of screen-viewing consents, and the pictures taken under them. */
const handlers = (services: Needs): LedgerHandlers => ({
  async listConsents({ query, scope }) {
    const { page = 1, limit = defaultLimit, ...filter } = query;
    const found = await scope.of(ScopedConsents).page(filter, page, limit);
    return { data: found.rows.map(present), pagination: pagination({ page, limit }, found.total) };
  },

  async getConsent({ params, scope }) {
    return { data: present(await consentInScope(services, scope, params.consentId)) };
  },

  ...streamHandlers('Consent', consentStream, services, {
    find: (scope, id) => scope.of(ScopedConsents).find(id),
    file: { row: present },
  }),

  async getConsentPicture({ params, scope, caller, audit }) {
    const { consent_id: consentId, endpoint_id: endpointId } = await consentInScope(
      services,
      scope,
      params.consentId,
    );
    audit.about(endpointId);
    const { taskId } = params;
    const sequence = Number(params.sequence);
    const shown = await services.consents.look({ consentId, taskId, sequence }, caller.actor);
    if (!shown) throw new ApiError('nodata');
    return { fileName: `screen-${sequence}`, mediaType: shown.contentType, lines: once(shown.picture) };
  },
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function consentInScope({ log }: Needs, scope: Scope, id: string): Promise<ListedConsent> {
  const found = await scope.of(ScopedConsents).find(id);
  if (!found) throw await missingStream(log, `${consentStream.kind}:${id}`);
  return found;
}

const present = (row: ListedConsent): Consent => ({
  consentId: row.consent_id,
  endpointId: row.endpoint_id,
  deviceName: row.device_name,
  state: row.state as Consent['state'],
  terminal: row.terminal,
  text: row.question,
  language: row.language,
  answer: row.answer as Consent['answer'],
  endedBecause: row.ended_because as Consent['endedBecause'],
  pictures: row.pictures,
  keys: row.keys,
  views: row.views,
  erased: row.erased,
  version: row.version,
  requestedBy: { id: row.account_id, name: row.account_name },
  requestTime: row.requested_at.toISOString(),
  answerTime: row.answered_at?.toISOString() ?? null,
  validUntil: row.valid_until?.toISOString() ?? null,
  finishTime: row.finished_at?.toISOString() ?? null,
});

export const consentModule: Module<Needs> = {
  name: 'consents',
  demo: consentDemo,
  tables: captureTables,
  streams: [consentStream],
  handlers,
};
