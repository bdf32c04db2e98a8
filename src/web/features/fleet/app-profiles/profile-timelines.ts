import { rolloutTimeline } from '../profiles/rollout-timeline.tsx';
import { waveTimeline } from '../profiles/wave-timeline.tsx';
import { appProfiles } from './profile-kind.ts';

/** The records of app profiles and of their waves. */
export const appProfileTimeline = rolloutTimeline(appProfiles);
export const appWaveTimeline = waveTimeline(appProfiles);
