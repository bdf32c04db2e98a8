import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'signIn.title', defaultMessage: 'Sign in' },
  product: { id: 'signIn.product', defaultMessage: 'Remote Management System' },
  sessionEnded: {
    id: 'signIn.sessionEnded',
    defaultMessage: 'Your session has ended. Please sign in again. You return to the page you were on.',
  },
  signedOutElsewhere: {
    id: 'signIn.signedOutElsewhere',
    defaultMessage: 'You signed out in another tab.',
  },
  email: { id: 'signIn.email', defaultMessage: 'E-mail' },
  emailMissing: { id: 'signIn.emailMissing', defaultMessage: 'Enter your e-mail address.' },
  password: { id: 'signIn.password', defaultMessage: 'Password' },
  passwordMissing: { id: 'signIn.passwordMissing', defaultMessage: 'Enter your password.' },
  showPassword: { id: 'signIn.showPassword', defaultMessage: 'Show password' },
  hidePassword: { id: 'signIn.hidePassword', defaultMessage: 'Hide password' },
  remember: { id: 'signIn.remember', defaultMessage: 'Remember my e-mail' },
  submit: { id: 'signIn.submit', defaultMessage: 'Sign in' },
  language: { id: 'signIn.language', defaultMessage: 'Language' },
  failLogin: {
    id: 'signIn.failLogin',
    defaultMessage: 'E-mail or password incorrect. If you forgot the password, use Forgot password below.',
  },
  failToken: { id: 'signIn.failToken', defaultMessage: 'Login failed. Please try again.' },
  failNetwork: {
    id: 'signIn.failNetwork',
    defaultMessage: 'Network Fail: the server did not answer. Check the connection and try again.',
  },
  firstLogin: { id: 'signIn.firstLogin', defaultMessage: 'First login from this device' },
  firstLoginHelp: {
    id: 'signIn.firstLoginHelp',
    defaultMessage:
      'A verification e-mail was sent to {email}. Open the link in it, then sign in here again. Deleting the browser’s cookies makes a new verification necessary.',
  },
  verifying: { id: 'signIn.verifying', defaultMessage: 'Registering this device…' },
  verified: { id: 'signIn.verified', defaultMessage: 'This device is registered' },
  verifiedHelp: { id: 'signIn.verifiedHelp', defaultMessage: 'You can sign in with it now.' },
  notVerified: { id: 'signIn.notVerified', defaultMessage: 'This device could not be registered' },
  notVerifiedHelp: {
    id: 'signIn.notVerifiedHelp',
    defaultMessage:
      'The link works once and for {minutes, plural, =0 {a short time} other {# minutes}}. Sign in again to get a new one.',
  },
  forgotPassword: { id: 'signIn.forgotPassword', defaultMessage: 'Forgot password' },
  requestAccount: { id: 'signIn.requestAccount', defaultMessage: 'Request account' },
  recorded: { id: 'signIn.recorded', defaultMessage: 'What is recorded about you' },
  toSignIn: { id: 'signIn.toSignIn', defaultMessage: 'To the sign-in page' },
});
