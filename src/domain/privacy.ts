/**
 * Version of the page "What is recorded about you". Raised when what it says changes in meaning: who asks for an account agrees to
 * the version that he was shown.
 */
export const privacyVersion = '2';
