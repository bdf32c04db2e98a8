import { defineMessages } from '#web/i18n/message.ts';

/** What the product records of people, in plain words. Who changes the meaning raises `privacyVersion` (domain/privacy.ts). */
export const messages = defineMessages({
  title: { id: 'privacy.title', defaultMessage: 'What is recorded about you' },
  intro: {
    id: 'privacy.intro',
    defaultMessage:
      'This is what {product} records of the people who use it, and for how long. Version {version} of this text.',
  },
  account: { id: 'privacy.account', defaultMessage: 'Your account' },
  account1: {
    id: 'privacy.account.1',
    defaultMessage:
      'Name, e-mail address, telephone number if you gave one, organisation, role, language and other settings that you choose. A one-way hash of your password; of an authenticator app its sealed secret; of passkeys the public key. Where your organisation has its own sign-in, who you are there.',
  },
  account2: {
    id: 'privacy.account.2',
    defaultMessage: 'They are kept as long as the account exists. The account’s record lists each change.',
  },
  accountKept: {
    id: 'privacy.account.kept',
    defaultMessage:
      'When the account is deleted, its passkeys and settings are removed, and {days, plural, one {# day} other {# days}} later its record, your name and your address too.',
  },
  accountKeptForEver: {
    id: 'privacy.account.keptForEver',
    defaultMessage:
      'When the account is deleted, its passkeys and settings are removed. Its record, with your name and address, is not erased in this installation.',
  },
  request: { id: 'privacy.request', defaultMessage: 'A request for an account' },
  request1: {
    id: 'privacy.request.1',
    defaultMessage:
      'What you write into it, when, and which version of this page you agreed to. It is kept for {leftDays} days after it was answered, or after you sent it if it is not answered.',
  },
  signIn: { id: 'privacy.signIn', defaultMessage: 'Signing in' },
  signIn1: {
    id: 'privacy.signIn.1',
    defaultMessage:
      'Each sign-in with its time, network address and browser, so that you can end it yourself. It lasts {sessionHours} hours at most, and is kept for {leftDays} days after you last used it. So is a browser that you used.',
  },
  audit: { id: 'privacy.audit', defaultMessage: 'What you do' },
  audit1: {
    id: 'privacy.audit.1',
    defaultMessage:
      'The audit trail records every change, command and download with your name, the time, the network address, and values before and after. Administrators and auditors of your organisation, and of those above it, can read it.',
  },
  audit2: {
    id: 'privacy.audit.2',
    defaultMessage:
      'Your reads of sensitive data and refused calls are counted by the hour, with the address, and kept for {countedDays} days. Refused sign-ins of unknown people are counted likewise.',
  },
  auditKept: {
    id: 'privacy.audit.kept',
    defaultMessage: 'An entry is erased after {days, plural, one {# day} other {# days}}.',
  },
  auditKeptForEver: {
    id: 'privacy.audit.keptForEver',
    defaultMessage: 'Entries are not erased in this installation.',
  },
  work: { id: 'privacy.work', defaultMessage: 'Tasks, cases, messages and mails' },
  work1: {
    id: 'privacy.work.1',
    defaultMessage:
      'Tasks that you start, cases and comments that you write, messages to you, and mails to your address, with what the mail server said of them; which notices you opened; feedback that you send, with your name. The words of a mail are kept until it is delivered. An unread message is shown for {messageDays} days.',
  },
  browser: { id: 'privacy.browser', defaultMessage: 'In this browser' },
  browser1: {
    id: 'privacy.browser.1',
    defaultMessage:
      'A key that tells this browser from others, and language and look. Your e-mail address, where you ticked “Remember my e-mail”. While you are signed in, what you read and what you are typing, encrypted; signing out removes it. Where a sign-in ends by itself, what you typed waits in this tab, encrypted, until you sign in again, four hours at most.',
  },
  kept: {
    id: 'privacy.kept',
    defaultMessage:
      'Ended tasks, closed cases, mails and messages are erased {days, plural, one {# day} other {# days}} after its last change; feedback as long after it was sent.',
  },
  devicesKept: {
    id: 'privacy.devicesKept',
    defaultMessage:
      'The record of a device says that you registered it or handed it over. It is erased after {days, plural, one {# day} other {# days}}, and at most a tenth of that later.',
  },
  devicesKeptForEver: {
    id: 'privacy.devicesKeptForEver',
    defaultMessage:
      'The record of a device says that you registered it or handed it over. It is not erased in this installation.',
  },
  keptForEver: {
    id: 'privacy.keptForEver',
    defaultMessage:
      'Ended tasks, closed cases, mails, messages and feedback are not erased in this installation.',
  },
  rights: { id: 'privacy.rights', defaultMessage: 'What you can do' },
  rights1: {
    id: 'privacy.rights.1',
    defaultMessage:
      'Download what is kept of you, and delete your account, under your account. See and end sign-ins under “Your sessions”.',
  },
  contact: { id: 'privacy.contact', defaultMessage: 'For questions: {contact}' },
  noContact: {
    id: 'privacy.noContact',
    defaultMessage: 'For questions ask the administrator of your organisation.',
  },
  operator: { id: 'privacy.operator', defaultMessage: 'Privacy notice of the operator' },
  back: { id: 'privacy.back', defaultMessage: 'Back to {product}' },
});
