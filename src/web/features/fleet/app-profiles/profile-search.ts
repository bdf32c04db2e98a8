import { profileSearchOf } from '../profiles/search.ts';

/** Address of the lists of app profiles. */
export const profileSearch = profileSearchOf('profileName');
