import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/logged-event.ts';
import type { ProvisionedItem, ProvisioningKind } from '#machines/provisioning/events.ts';
import { addUse, removeUses } from '#server/core/blobs/queries/uploads.ts';
import { ApiError, type Language } from '#server/core/http/api-error.ts';
import type { EventLog } from '#server/core/log/log.ts';
import type { NewFact } from '#server/core/streams/definition.ts';
import { StreamRepository } from '#server/core/streams/repository.ts';
import type { ContentOrderPort } from '../port.ts';
import { provisioned } from '../provisioned.ts';
import { lockItem } from '../uses/queries/uses.ts';
import { itemDeleted } from '../uses/texts.ts';
import { provisioningIdOf } from './queries/governed.ts';
import type { ProvisioningRow } from './queries/provisionings.ts';
import { type ProvisioningMachine, provisioningStream } from './stream.ts';

interface Deps {
  log: EventLog;
  orders: ContentOrderPort;
}

/** Kind of use that keeps a chosen file although its item is deleted. */
const useKind = 'provisioning';

/** Reasons that it cannot be stopped or started. */
const notAsSeen: Record<'stopped' | 'started', Record<Language, string>> = {
  stopped: {
    en: 'It is stopped already, or another item was chosen meanwhile.',
    ko: '이미 중지되었거나 그사이 다른 항목이 선택되었습니다.',
  },
  started: {
    en: 'It is started already, or another item was chosen meanwhile.',
    ko: '이미 시작되었거나 그사이 다른 항목이 선택되었습니다.',
  },
};

/** Content that every box of an organisation gets. */
export class Provisionings {
  readonly orders: ContentOrderPort;
  readonly #streams: StreamRepository<ProvisioningMachine>;

  constructor({ log, orders }: Deps) {
    this.orders = orders;
    this.#streams = new StreamRepository({ log, definition: provisioningStream });
  }

  /**
   * Chooses an item; returns the id of the choice, and whether boxes get it: a stopped choice is stored and not sent
   * (A-216).
   */
  async change(
    { opId, kind, item }: { opId: string; kind: ProvisioningKind; item: ProvisionedItem },
    actor: Actor,
  ): Promise<{ serviceTaskId: string; enabled: boolean }> {
    const serviceTaskId = randomUUID();
    const id = provisioningIdOf(opId, kind);
    const fact: NewFact<ProvisioningMachine> = {
      type: 'provisioning.changed',
      data: { opId, kind, serviceTaskId, item, keepStopped: true },
      actor,
    };
    const after = await this.#streams.advance(id, () => [fact], {
      within: async (db) => {
        if (!(await lockItem(db, provisioned[kind].itemKind, item.itemId))) throw new ApiError('nodata');
        await removeUses(db, useKind, id);
        await addUse(db, { kind: useKind, ownerId: id, sha256: item.sha256, size: item.size, opId });
      },
    });
    return { serviceTaskId, enabled: after?.snapshot.value === 'enabled' };
  }

  /**
   * Starts or stops a choice; `conflict` if that is already its state, another item was chosen meanwhile, or the item
   * to start is deleted.
   */
  async set(
    { provisioning_id: id, service_task_id: serviceTaskId, kind, item_id: itemId, name }: ProvisioningRow,
    { to, language }: { to: 'stopped' | 'started'; language: Language },
    actor: Actor,
  ): Promise<void> {
    const fact: NewFact<ProvisioningMachine> = {
      type: `provisioning.${to}`,
      data: { serviceTaskId },
      actor,
    };
    const conflict = (texts: Record<Language, string>) =>
      new ApiError('conflict', { status: 409, message: texts[language] });
    await this.#streams.advance(id, () => [fact], {
      refuse: () => {
        throw conflict(notAsSeen[to]);
      },
      within: async (db) => {
        const isThere = to === 'stopped' || (await lockItem(db, provisioned[kind].itemKind, itemId));
        if (!isThere) throw conflict(itemDeleted(name));
      },
    });
  }
}
