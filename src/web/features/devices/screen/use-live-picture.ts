import { useEffect, useState } from 'react';
import type { LivePicture } from './picture-parser.ts';
import { readPictures } from './read-pictures.ts';

export type ShownPicture = Omit<LivePicture, 'picture'> & { url: string };

/** Addresses that stay behind the newest: its picture may still be on its way to the screen. */
const kept = 2;

/** The newest picture for as long as `viewer` names this page; with null it does not look. */
export function useLivePicture(consentId: string, viewer: string | null) {
  const [shown, setShown] = useState<ShownPicture | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  useEffect(() => {
    if (viewer === null) return undefined;
    const reader = new AbortController();
    const urls: string[] = [];
    const forgetAll = (but: number) => {
      for (const url of urls.splice(0, Math.max(0, urls.length - but))) URL.revokeObjectURL(url);
    };
    const show = ({ picture, ...facts }: LivePicture) => {
      const url = URL.createObjectURL(new Blob([picture], { type: facts.contentType }));
      urls.push(url);
      forgetAll(kept + 1);
      setShown({ ...facts, url });
    };
    readPictures({ consentId, viewer, signal: reader.signal, show }).catch((error: unknown) =>
      setRefusal(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      reader.abort();
      forgetAll(0);
      setShown(null);
      setRefusal(null);
    };
  }, [consentId, viewer]);
  return { shown, refusal };
}
