import { sessionFetch } from '#web/http/session-fetch.ts';

const fetchInSession = sessionFetch(30_000);

/** tus, termination: what has arrived of an upload is deleted. One that is gone already stays so. */
export async function removeUpload(address: string): Promise<void> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  await fetchInSession(new Request(new URL(address, window.location.origin), { method: 'DELETE', headers }));
}
