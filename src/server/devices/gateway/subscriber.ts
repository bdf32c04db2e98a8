import { uspErrors } from '#usp/error-codes.ts';
import type { BodyOf } from '#usp/msg.ts';
import { mergeGetResp } from './answers.ts';
import type { Lane } from './port.ts';
import type { RequestLimits } from './requests.ts';
import type { Session } from './session.ts';
import { type Refused, refusedAdds, refusedDeletes, refusedEnables } from './subscription-answers.ts';
import {
  type Existing,
  keptId,
  keptSubscription,
  optionalSubscriptions,
  type Plan,
  planSubscriptions,
  readSubscriptions,
  standardSubscriptions,
  type Wanted,
  watchSubscription,
} from './subscription-plan.ts';

const table = 'Device.LocalAgent.Subscription.';
const controllerIds = 'Device.LocalAgent.Controller.*.EndpointID';
const modelPaths = ['ManufacturerOUI', 'ModelName', 'SoftwareVersion'].map(
  (name) => `Device.DeviceInfo.${name}`,
);
/** Optional events by their object: of the standard, and of the extension (docs/usp-extension.md). */
const optionalEvents: Readonly<Record<string, readonly string[]>> = {
  'Device.X_WAYMARK_Diagnostics.': [
    'SignalSample!',
    'PingSample!',
    'ScanProgress!',
    'RemoteUpgradeProgress!',
  ],
  'Device.X_WAYMARK_Screen.': ['ConsentEnded!'],
  'Device.X_WAYMARK_Viewing.': ['Report!'],
  'Device.LocalAgent.': ['TransferComplete!'],
  'Device.SoftwareModules.': ['DUStateChange!'],
};
const modelLimit = 1000;

export interface SubscriberOptions {
  controllerId: string;
  timeoutMs: number;
  /** Returns parameters whose changes the device must report, with or without a viewer. */
  keptPaths(endpointId: string): Promise<string[]>;
  /** Called when the agent refuses a subscription. */
  refused(session: Session, detail: string): void;
}

/** Gives an agent the subscriptions that the console needs; a repetition changes nothing (docs/usp.md). */
export class Subscriber {
  /** Optional events by manufacturer, model and software version: requested once for each, not for each agent. */
  private readonly eventsOfModel = new Map<string, string[]>();
  private readonly options: SubscriberOptions;

  constructor(options: SubscriberOptions) {
    this.options = options;
  }

  /** Sets up subscriptions; false: the agent did not answer, or only in part, and a retry is worthwhile. */
  async ensure(session: Session, watched: string[], lane: Lane): Promise<boolean> {
    const limits = { timeoutMs: this.options.timeoutMs, lane };
    const body = { paramPaths: [table, controllerIds, ...modelPaths], maxDepth: 0 };
    const reply = await session.request({ type: 'Get', body }, limits);
    if (reply.kind !== 'response') return false;
    const values = reply.content.type === 'GetResp' ? mergeGetResp(reply.content.body).values : {};
    // An agent without the extension in its answer still has the standard's events.
    const events = await this.supportedEvents(session, values, limits);
    const wanted: Wanted[] = [...standardSubscriptions, ...optionalSubscriptions(events ?? [])];
    if (watched.length > 0) wanted.push(watchSubscription(watched));
    const kept = await this.options.keptPaths(session.endpointId).catch(() => null);
    if (kept === null) return false;
    if (kept.length > 0) wanted.push(keptSubscription(kept));
    const own = this.ownRows(values);
    session.cameWithoutSubscriptions ??= !own.some(({ id }) =>
      standardSubscriptions.some((one) => one.id === id),
    );
    const answer = await this.apply(session, planSubscriptions(own, wanted), limits);
    // An agent may report no secured parameters at all, and a retry changes nothing.
    const refused = answer?.filter(({ id }) => id !== keptId);
    if (refused && refused.length > 0) this.options.refused(session, refused.map(inWords).join('; '));
    return events !== null && refused?.length === 0;
  }

  /** Filters this controller's rows; an agent may serve several, whose subscriptions stay unchanged. */
  private ownRows(values: Record<string, string>): Existing[] {
    const rows = readSubscriptions(values);
    const own = Object.entries(values)
      .filter(([path, value]) => path.endsWith('.EndpointID') && value === this.options.controllerId)
      .map(([path]) => path.slice(0, -'.EndpointID'.length));
    return own.length === 0
      ? rows
      : rows.filter(({ recipient }) => own.includes(recipient.replace(/\.$/, '')));
  }

  /** Returns the optional events; null: the agent did not answer. Only an answer is kept for others of its model. */
  private async supportedEvents(
    session: Session,
    values: Record<string, string>,
    limits: RequestLimits,
  ): Promise<string[] | null> {
    const named = modelPaths.map((path) => values[path] ?? '');
    const model = named.join(' ');
    const known = this.eventsOfModel.get(model);
    if (known) return known;
    const reply = await session.request(
      {
        type: 'GetSupportedDM',
        body: {
          objPaths: Object.keys(optionalEvents),
          firstLevelOnly: true,
          returnCommands: false,
          returnEvents: true,
          returnParams: false,
          returnUniqueKeySets: false,
        },
      },
      limits,
    );
    if (reply.kind !== 'response') return null;
    const events = reply.content.type === 'GetSupportedDMResp' ? namedEvents(reply.content.body) : null;
    if (events && !named.includes('')) {
      if (this.eventsOfModel.size >= modelLimit) this.eventsOfModel.clear();
      this.eventsOfModel.set(model, events);
    }
    // An Error would come again, so this agent gets none; others of its model are asked.
    return events ?? [];
  }

  /** Applies a plan and returns its refused parts; null: no answer. */
  private async apply(session: Session, plan: Plan, limits: RequestLimits): Promise<Refused[] | null> {
    const refused: Refused[] = [];
    if (plan.remove.length > 0) {
      const body = { allowPartial: true, objPaths: plan.remove.map(({ path }) => path) };
      const kept = refusedDeletes(await session.request({ type: 'Delete', body }, limits), plan.remove);
      if (!kept) return null;
      refused.push(...kept);
    }
    if (plan.enable.length > 0) {
      const paramSettings = [{ param: 'Enable', value: 'true', required: true }];
      const updateObjs = plan.enable.map((objPath) => ({ objPath, paramSettings }));
      const reply = await session.request({ type: 'Set', body: { allowPartial: true, updateObjs } }, limits);
      const off = refusedEnables(reply, plan.enable);
      if (!off) return null;
      refused.push(...off);
    }
    // A row that could not be deleted still has its id, which is the table's key.
    const add = plan.add.filter(({ id }) => !refused.some((one) => one.id === id));
    if (add.length > 0) {
      const body = { allowPartial: true, createObjs: add.map(toCreate) };
      const missing = refusedAdds(await session.request({ type: 'Add', body }, limits), add);
      if (!missing) return null;
      refused.push(...missing);
    }
    return refused;
  }
}

const inWords = ({ id, code, message }: Refused): string => `${id}: ${code} ${message}`;

/** Reads the supported events; null: the answer's error does not tell them. */
function namedEvents(body: BodyOf<'GetSupportedDMResp'>): string[] | null {
  const failed = body.reqObjResults.some(({ errCode }) => errCode !== 0 && !saysUnsupported(errCode));
  if (failed || body.reqObjResults.length === 0) return null;
  const offered = new Set(
    body.reqObjResults
      .flatMap(({ supportedObjs }) => supportedObjs)
      .flatMap(({ supportedObjPath, supportedEvents }) =>
        supportedEvents.map(({ eventName }) => supportedObjPath + eventName),
      ),
  );
  return Object.entries(optionalEvents)
    .flatMap(([object, names]) => names.map((name) => object + name))
    .filter((event) => offered.has(event));
}

/** TR-369 §6.3.1.9: the path is not part of the supported data model. */
const saysUnsupported = (code: number): boolean =>
  code === uspErrors.invalidPath.code || code === uspErrors.objectDoesNotExist.code;

/** Builds an Add object. Persistent and NotifRetry are optional: an agent without them still has a subscription. */
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
