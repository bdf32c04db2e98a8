import { rolloutTimeline } from '../profiles/rollout-timeline.tsx';
import { waveTimeline } from '../profiles/wave-timeline.tsx';
import { firmwareProfiles } from './profile-kind.ts';

/** The records of firmware profiles and of their waves. */
export const firmwareProfileTimeline = rolloutTimeline(firmwareProfiles);
export const firmwareWaveTimeline = waveTimeline(firmwareProfiles);
