import { commonVersion, protocolVersions } from '#usp/record.ts';
import type { RequestLimits } from './requests.ts';
import type { Session } from './session.ts';

/**
 * Agrees with an agent on a protocol version (TR-369 GetSupportedProtocol), once a session. It comes last after a
 * connect: nothing waits for it, and for an agent that does not answer, the version of its own records stays in use.
 * @returns the agent's versions if none is supported here; null otherwise.
 */
export async function negotiate(session: Session, limits: RequestLimits): Promise<string | null> {
  if (session.agreed) return null;
  session.agreed = true;
  const body = { controllerSupportedProtocolVersions: protocolVersions.join(',') };
  const reply = await session.request({ type: 'GetSupportedProto', body }, limits);
  if (reply.kind !== 'response' || reply.content.type !== 'GetSupportedProtoResp') return null;
  const { agentSupportedProtocolVersions: theirs } = reply.content.body;
  const version = commonVersion(theirs);
  if (version === null) return theirs;
  session.version = version;
  return null;
}
