/**
 * Version of the page "What is recorded about you". It is raised when the meaning changes: a request for an account
 * accepts the version that was shown.
 */
export const privacyVersion = '2';
