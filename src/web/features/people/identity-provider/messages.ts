import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages({
  title: { id: 'provider.title', defaultMessage: 'Company sign-in' },
  context: {
    id: 'provider.context',
    defaultMessage: 'By which identity provider the people of {company} sign in',
  },
  card: { id: 'provider.card', defaultMessage: 'Identity provider (OpenID Connect)' },
  none: { id: 'provider.none', defaultMessage: 'People sign in with their passwords' },
  noneHelp: {
    id: 'provider.noneHelp',
    defaultMessage:
      'Set up an identity provider, such as Entra ID, Google or Keycloak, and they sign in with the account that they have there.',
  },
  setUp: { id: 'provider.setUp', defaultMessage: 'Set up' },
  edit: { id: 'provider.edit', defaultMessage: 'Edit' },
  remove: { id: 'provider.remove', defaultMessage: 'Remove' },
  removeTitle: { id: 'provider.removeTitle', defaultMessage: 'Remove the identity provider?' },
  removeHelp: {
    id: 'provider.removeHelp',
    defaultMessage:
      'Everyone who signed in through it is signed out now, you too if you did. People sign in with their passwords again. Who has none asks for one by "Forgot password".',
  },
  removed: { id: 'provider.removed', defaultMessage: 'Identity provider removed' },
  saved: { id: 'provider.saved', defaultMessage: 'Identity provider saved' },
  save: { id: 'provider.save', defaultMessage: 'Save identity provider' },
  changedMeanwhile: {
    id: 'provider.changedMeanwhile',
    defaultMessage:
      'Someone has changed this since you opened it. Nothing was saved. Close the form, look at it, and edit it again.',
  },
  redirect: { id: 'provider.redirect', defaultMessage: 'Redirect address to register there' },
  issuer: { id: 'provider.issuer', defaultMessage: 'Issuer' },
  issuerHelp: {
    id: 'provider.issuerHelp',
    defaultMessage: 'As the provider shows it, for example https://login.example.com/realms/staff',
  },
  check: { id: 'provider.check', defaultMessage: 'Check' },
  works: {
    id: 'provider.works',
    defaultMessage:
      'The provider answers and offers what is needed. Client ID and secret show at the first sign-in.',
  },
  clientId: { id: 'provider.clientId', defaultMessage: 'Client ID' },
  clientSecret: { id: 'provider.clientSecret', defaultMessage: 'Client secret' },
  secretNewHelp: { id: 'provider.secretNewHelp', defaultMessage: 'Never shown again.' },
  secretHelp: {
    id: 'provider.secretHelp',
    defaultMessage: 'Never shown again. Leave it empty to keep the one that is stored.',
  },
  scopes: { id: 'provider.scopes', defaultMessage: 'Scopes' },
  scopesHelp: {
    id: 'provider.scopesHelp',
    defaultMessage:
      'Separated by spaces. Some providers need one more for the claim with the roles, often "groups".',
  },
  domains: { id: 'provider.domains', defaultMessage: 'E-mail domains' },
  domainsHelp: {
    id: 'provider.domainsHelp',
    defaultMessage: 'Your users’ email domains, separated by spaces.',
  },
  domainsMore: {
    id: 'provider.domainsMore',
    defaultMessage: 'New domains are proved by a record in DNS, which is shown after saving.',
  },
  proved: { id: 'provider.proved', defaultMessage: 'Proved' },
  provedAt: { id: 'provider.provedAt', defaultMessage: 'since {time}' },
  unproved: { id: 'provider.unproved', defaultMessage: 'Not proved' },
  unprovedHelp: {
    id: 'provider.unprovedHelp',
    defaultMessage: 'Sign-in with {domain} needs this TXT record in DNS:',
  },
  recordName: { id: 'provider.recordName', defaultMessage: 'Name' },
  recordValue: { id: 'provider.recordValue', defaultMessage: 'Value' },
  checkRecord: { id: 'provider.checkRecord', defaultMessage: 'Check record' },
  checkRecordOf: { id: 'provider.checkRecordOf', defaultMessage: 'Check record of {domain}' },
  provedNow: { id: 'provider.provedNow', defaultMessage: '{domain} is proved' },
  domainsWrong: {
    id: 'provider.domainsWrong',
    defaultMessage: 'Enter domains such as example.com, separated by spaces.',
  },
  roleClaim: { id: 'provider.roleClaim', defaultMessage: 'Claim with the roles' },
  roleClaimHelp: {
    id: 'provider.roleClaimHelp',
    defaultMessage: 'Its name at the provider, for example groups, or realm_access.roles',
  },
  roles: { id: 'provider.roles', defaultMessage: 'Roles' },
  rolesHelp: {
    id: 'provider.rolesHelp',
    defaultMessage:
      'The first matching value sets the role at each sign-in. Without a match, sign-in is refused. The value * matches every user.',
  },
  value: { id: 'provider.value', defaultMessage: 'Value {position}' },
  role: { id: 'provider.role', defaultMessage: 'Role {position}' },
  chooseRole: { id: 'provider.chooseRole', defaultMessage: 'Choose a role' },
  addRole: { id: 'provider.addRole', defaultMessage: 'Add a value' },
  removeRole: { id: 'provider.removeRole', defaultMessage: 'Remove value {position}' },
  unknown: { id: 'provider.unknown', defaultMessage: 'People without an account' },
  adopts: { id: 'provider.adopts', defaultMessage: 'Create accounts on first sign-in' },
  adoptsYes: { id: 'provider.adoptsYes', defaultMessage: 'Are given one' },
  adoptsNo: { id: 'provider.adoptsNo', defaultMessage: 'Are refused, until they are invited' },
  factors: { id: 'provider.factors', defaultMessage: 'Second factor' },
  trustsFactors: {
    id: 'provider.trustsFactors',
    defaultMessage: 'Its sign-in counts as two factors, whatever it says of them',
  },
  factorsTrusted: { id: 'provider.factorsTrusted', defaultMessage: 'Left to the provider' },
  factorsShown: {
    id: 'provider.factorsShown',
    defaultMessage: 'Asked for here, unless the provider says that it asked for two',
  },
  passwords: { id: 'provider.passwords', defaultMessage: 'Passwords' },
  exclusive: { id: 'provider.exclusive', defaultMessage: 'Sign in through this provider only' },
  exclusiveHelp: {
    id: 'provider.exclusiveHelp',
    defaultMessage:
      'Passwords and passkeys no longer work in this organisation, nor for users below it with one of these domains. Administrators of the installation keep their passwords and can change this.',
  },
  passwordsYes: { id: 'provider.passwordsYes', defaultMessage: 'Taken as well' },
  passwordsNo: {
    id: 'provider.passwordsNo',
    defaultMessage: 'Refused, but to administrators of the installation',
  },
  modified: { id: 'provider.modified', defaultMessage: 'Last changed' },
  modifiedBy: { id: 'provider.modifiedBy', defaultMessage: '{time} by {name}' },
  ruleOf: { id: 'provider.ruleOf', defaultMessage: '{value}: {role}' },
});
