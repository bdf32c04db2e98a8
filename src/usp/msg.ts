import {
  deregister,
  deregisterResp,
  notify,
  notifyResp,
  operate,
  operateResp,
  register,
  registerResp,
} from './messages/operate.ts';
import {
  get,
  getInstances,
  getInstancesResp,
  getResp,
  getSupportedDm,
  getSupportedDmResp,
  getSupportedProtocol,
  getSupportedProtocolResp,
} from './messages/read.ts';
import { add, addResp, deleteResp, remove, set, setResp } from './messages/write.ts';
import {
  decode,
  encode,
  enumeration,
  fixed32,
  type Infer,
  list,
  message,
  nested,
  oneOf,
  string,
  UspDecodeError,
} from './wire.ts';

/** The message within a record (TR-369 §6.2): `{msgId, type, body}`, where `type` determines the shape of `body`. */

const paramError = message({ paramPath: string(1), errCode: fixed32(2), errMsg: string(3) });
const error = message({ errCode: fixed32(1), errMsg: string(2), paramErrs: list(3, paramError) });

const request = message({
  message: oneOf({
    Get: [1, get],
    GetSupportedDM: [2, getSupportedDm],
    GetInstances: [3, getInstances],
    Set: [4, set],
    Add: [5, add],
    Delete: [6, remove],
    Operate: [7, operate],
    Notify: [8, notify],
    GetSupportedProto: [9, getSupportedProtocol],
    Register: [10, register],
    Deregister: [11, deregister],
  }),
});

const response = message({
  message: oneOf({
    GetResp: [1, getResp],
    GetSupportedDMResp: [2, getSupportedDmResp],
    GetInstancesResp: [3, getInstancesResp],
    SetResp: [4, setResp],
    AddResp: [5, addResp],
    DeleteResp: [6, deleteResp],
    OperateResp: [7, operateResp],
    NotifyResp: [8, notifyResp],
    GetSupportedProtoResp: [9, getSupportedProtocolResp],
    RegisterResp: [10, registerResp],
    DeregisterResp: [11, deregisterResp],
  }),
});

const header = message({ msgId: string(1), msgType: enumeration(2) });
const envelope = message({
  header: nested(1, header),
  body: nested(
    2,
    message({ content: oneOf({ request: [1, request], response: [2, response], error: [3, error] }) }),
  ),
});

export type ErrorBody = Infer<typeof error>;
export type Request = NonNullable<Infer<typeof request>['message']>;
export type Response = NonNullable<Infer<typeof response>['message']>;
type Failure = { type: 'Error'; body: ErrorBody };
export type Content = Request | Response | Failure;
export type Msg = { msgId: string } & Content;
export type MsgType = Content['type'];
/** Body of one message type, `BodyOf<'Get'>`. */
export type BodyOf<T extends MsgType> = Extract<Content, { type: T }>['body'];

const msgTypes = {
  Error: 0,
  Get: 1,
  GetResp: 2,
  Notify: 3,
  Set: 4,
  SetResp: 5,
  Operate: 6,
  OperateResp: 7,
  Add: 8,
  AddResp: 9,
  Delete: 10,
  DeleteResp: 11,
  GetSupportedDM: 12,
  GetSupportedDMResp: 13,
  GetInstances: 14,
  GetInstancesResp: 15,
  NotifyResp: 16,
  GetSupportedProto: 17,
  GetSupportedProtoResp: 18,
  Register: 19,
  RegisterResp: 20,
  Deregister: 21,
  DeregisterResp: 22,
} as const satisfies Record<MsgType, number>;

const requestTypes: ReadonlySet<string> = new Set<Request['type']>([
  'Get',
  'GetSupportedDM',
  'GetInstances',
  'Set',
  'Add',
  'Delete',
  'Operate',
  'Notify',
  'GetSupportedProto',
  'Register',
  'Deregister',
]);

export function isRequest(content: Content): content is Request {
  return requestTypes.has(content.type);
}

function toContent(content: Content) {
  if (content.type === 'Error') return { type: 'error', body: content.body } as const;
  if (isRequest(content)) return { type: 'request', body: { message: content } } as const;
  return { type: 'response', body: { message: content } } as const;
}

export function encodeMsg(msg: Msg): Uint8Array {
  return encode(envelope, {
    header: { msgId: msg.msgId, msgType: msgTypes[msg.type] },
    body: { content: toContent(msg) },
  });
}

/**
 * Decodes a message. The body determines its type; `msg_type` of the header only repeats it, and some agents omit it.
 * @throws UspDecodeError
 */
export function decodeMsg(input: Uint8Array): Msg {
  const { header, body } = decode(envelope, input);
  const content = body?.content;
  if (!header || !content) throw new UspDecodeError('a message needs a header and a body');
  const { msgId } = header;
  if (content.type === 'error') return { msgId, type: 'Error', body: content.body };
  const inner = content.body.message;
  if (!inner) throw new UspDecodeError('the body holds no message known here');
  return { msgId, ...inner };
}
