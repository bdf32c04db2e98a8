import type { Mutant } from './mutant.ts';

/** Faults between a consent and a picture; each needs televisions. */
export const screenMutants: Record<string, Mutant> = {
  'consent-outlives-process': {
    breaks: 'a consent that an earlier process asked for stands on',
    televisions: true,
    consents: (consents) => {
      consents.recover = async () => {};
    },
  },
  'nobody-looks': {
    breaks: 'pictures are taken in also when no page reads them',
    televisions: true,
    consents: ({ live }) => {
      live.isRead = () => true;
    },
  },
  'end-not-waited-for': {
    breaks: 'an end is acknowledged before it is in the log',
    televisions: true,
    consents: (consents) => {
      const end = consents.end.bind(consents);
      consents.end = async (...call) => {
        end(...call).catch(() => {});
        return null;
      };
    },
  },
  'any-token': {
    breaks: 'the upload endpoint for pictures accepts every token',
    televisions: true,
    consents: (consents) => {
      consents.opens = () => true;
    },
  },
  'picture-after-its-digest': {
    breaks: 'a picture is called kept before it is',
    televisions: true,
    pictures: (pictures, clock) => ({
      put: async (place, picture) => void clock.after(50, () => void pictures.put(place, picture)),
      get: (place) => pictures.get(place),
      remove: (place) => pictures.remove(place),
      erase: (consentId) => pictures.erase(consentId),
    }),
  },
  'television-not-heard': {
    breaks: 'an end on the television changes nothing',
    televisions: true,
    consents: (consents) => {
      consents.endedOnDevice = async () => {};
      consents.restarted = async () => {};
    },
  },
};
