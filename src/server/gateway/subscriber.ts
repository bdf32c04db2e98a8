import type { BodyOf } from '#usp/msg.ts';
import { mergeGetResp } from './answers.ts';
import type { GatewayLog, Lane } from './port.ts';
import type { Session } from './session.ts';
import {
  type Existing,
  type Plan,
  planSubscriptions,
  readSubscriptions,
  sampleSubscription,
  standardSubscriptions,
  type Wanted,
  watchSubscription,
} from './subscription-plan.ts';

const table = 'Device.LocalAgent.Subscription.';
const controllerIds = 'Device.LocalAgent.Controller.*.EndpointID';
const modelPaths = ['ManufacturerOUI', 'ModelName', 'SoftwareVersion'].map(
  (name) => `Device.DeviceInfo.${name}`,
);
const vendorObject = 'Device.X_WAYMARK_Diagnostics.';
const vendorEvents = ['SignalSample!', 'PingSample!'];
const modelLimit = 1000;

/** Makes an agent hold the subscriptions the console lives on; running it again changes nothing (docs/usp.md). */
export class Subscriber {
  /** Vendor events by manufacturer, model and software version: asked once for each, not once for each agent. */
  private readonly eventsOfModel = new Map<string, string[]>();
  private readonly controllerId: string;
  private readonly timeoutMs: number;
  private readonly log: GatewayLog;

  constructor(options: { controllerId: string; timeoutMs: number; log: GatewayLog }) {
    this.controllerId = options.controllerId;
    this.timeoutMs = options.timeoutMs;
    this.log = options.log;
  }

  /** False where the agent did not answer and it is worth trying again. */
  async ensure(session: Session, watched: string[], lane: Lane): Promise<boolean> {
    const options = { timeoutMs: this.timeoutMs, lane };
    const body = { paramPaths: [table, controllerIds, ...modelPaths], maxDepth: 0 };
    const reply = await session.request({ type: 'Get', body }, options);
    if (reply.kind !== 'response') return false;
    const values = reply.content.type === 'GetResp' ? mergeGetResp(reply.content.body).values : {};
    const events = await this.supportedEvents(session, values, lane);
    if (!events) return false;
    const wanted: Wanted[] = [...standardSubscriptions];
    if (events.length > 0) wanted.push(sampleSubscription(events));
    if (watched.length > 0) wanted.push(watchSubscription(watched));
    return this.apply(session, planSubscriptions(this.ownRows(values), wanted), lane);
  }

  /** An agent may serve several controllers; their subscriptions are not ours to change. */
  private ownRows(values: Record<string, string>): Existing[] {
    const rows = readSubscriptions(values);
    const own = Object.entries(values)
      .filter(([path, value]) => path.endsWith('.EndpointID') && value === this.controllerId)
      .map(([path]) => path.slice(0, -'.EndpointID'.length));
    return own.length === 0
      ? rows
      : rows.filter(({ recipient }) => own.includes(recipient.replace(/\.$/, '')));
  }

  private async supportedEvents(
    session: Session,
    values: Record<string, string>,
    lane: Lane,
  ): Promise<string[] | null> {
    const model = modelPaths.map((path) => values[path] ?? '').join(' ');
    const known = this.eventsOfModel.get(model);
    if (known) return known;
    const reply = await session.request(
      {
        type: 'GetSupportedDM',
        body: {
          objPaths: [vendorObject],
          firstLevelOnly: true,
          returnCommands: false,
          returnEvents: true,
          returnParams: false,
          returnUniqueKeySets: false,
        },
      },
      { timeoutMs: this.timeoutMs, lane },
    );
    if (reply.kind !== 'response') return null;
    const events = reply.content.type === 'GetSupportedDMResp' ? namedEvents(reply.content.body) : [];
    if (this.eventsOfModel.size >= modelLimit) this.eventsOfModel.clear();
    this.eventsOfModel.set(model, events);
    return events;
  }

  private async apply(session: Session, plan: Plan, lane: Lane): Promise<boolean> {
    const options = { timeoutMs: this.timeoutMs, lane };
    if (plan.remove.length > 0) {
      const body = { allowPartial: true, objPaths: plan.remove };
      const reply = await session.request({ type: 'Delete', body }, options);
      if (reply.kind !== 'response') return false;
    }
    if (plan.update.length > 0) {
      const body = { allowPartial: true, updateObjs: plan.update };
      const reply = await session.request({ type: 'Set', body }, options);
      if (reply.kind !== 'response') return false;
    }
    if (plan.add.length > 0) {
      const body = { allowPartial: true, createObjs: plan.add.map(toCreate) };
      const reply = await session.request({ type: 'Add', body }, options);
      if (reply.kind !== 'response') return false;
      this.logFailures(session, reply.content);
    }
    return true;
  }

  private logFailures(session: Session, content: { type: string; body: unknown }): void {
    if (content.type !== 'AddResp') {
      this.log.warn({ endpointId: session.endpointId, answer: content.body }, 'agent refuses subscriptions');
    }
  }
}

function namedEvents(body: BodyOf<'GetSupportedDMResp'>): string[] {
  const offered = body.reqObjResults
    .flatMap(({ supportedObjs }) => supportedObjs)
    .filter(({ supportedObjPath }) => supportedObjPath === vendorObject)
    .flatMap(({ supportedEvents }) => supportedEvents.map(({ eventName }) => eventName));
  return vendorEvents.filter((name) => offered.includes(name)).map((name) => vendorObject + name);
}

/** Persistent and NotifRetry are wishes: an agent without them still has a subscription. */
function toCreate(wanted: Wanted): BodyOf<'Add'>['createObjs'][number] {
  const setting = (param: string, value: string, required: boolean) => ({ param, value, required });
  return {
    objPath: table,
    paramSettings: [
      setting('Enable', 'true', true),
      setting('ID', wanted.id, true),
      setting('NotifType', wanted.notifType, true),
      setting('ReferenceList', wanted.references.join(','), true),
      setting('Persistent', String(wanted.persistent), false),
      setting('NotifRetry', String(wanted.retry), false),
    ],
  };
}
