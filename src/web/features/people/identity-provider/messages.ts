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
  emailClaim: { id: 'provider.emailClaim', defaultMessage: 'Claim with the email address' },
  emailClaimHelp: {
    id: 'provider.emailClaimHelp',
    defaultMessage: 'Its name at the provider, for example email, preferred_username or upn',
  },
  separator: { id: 'provider.separator', defaultMessage: 'Several roles in one text' },
  refusals: { id: 'provider.refusals', defaultMessage: 'Refused sign-ins, last 30 days' },
  noRefusals: { id: 'provider.noRefusals', defaultMessage: 'No refused sign-ins' },
  refusalOf: { id: 'provider.refusalOf', defaultMessage: '{time}: {email}' },
  noEmail: { id: 'provider.noEmail', defaultMessage: 'no email address' },
  refused: { id: 'provider.refused', defaultMessage: 'The sign-in was refused.' },
});

export const separatorMessages = defineMessages({
  none: { id: 'provider.separator.none', defaultMessage: 'None: the claim is a list' },
  comma: { id: 'provider.separator.comma', defaultMessage: 'Separated by commas' },
  semicolon: { id: 'provider.separator.semicolon', defaultMessage: 'Separated by semicolons' },
  space: { id: 'provider.separator.space', defaultMessage: 'Separated by spaces' },
});

export const reasonMessages = defineMessages({
  noAddress: { id: 'provider.reason.noAddress', defaultMessage: 'No email address was sent.' },
  unverifiedAddress: {
    id: 'provider.reason.unverifiedAddress',
    defaultMessage: 'The provider has not verified the email address.',
  },
  foreignAddress: {
    id: 'provider.reason.foreignAddress',
    defaultMessage: 'The address is not in a proved domain of this organisation.',
  },
  unknown: { id: 'provider.reason.unknown', defaultMessage: 'No account here has this address.' },
  otherPerson: {
    id: 'provider.reason.otherPerson',
    defaultMessage: 'The account belongs to another user of the provider.',
  },
  noRole: { id: 'provider.reason.noRole', defaultMessage: 'No rule gave a role.' },
  above: {
    id: 'provider.reason.above',
    defaultMessage: 'The account has a more powerful role than the rules give.',
  },
  last: {
    id: 'provider.reason.last',
    defaultMessage: 'The last administrator of roles would lose their role.',
  },
  expired: { id: 'provider.reason.expired', defaultMessage: 'The invitation has expired.' },
  stopped: { id: 'provider.reason.stopped', defaultMessage: 'The account is deactivated.' },
});

export const adviceMessages = defineMessages({
  unverified: {
    id: 'provider.advice.unverified',
    defaultMessage: 'Verify the address at the provider, or stop sending email_verified.',
  },
  addressElsewhere: {
    id: 'provider.advice.addressElsewhere',
    defaultMessage: 'Another claim has an address: {received}. Enter its name under Edit.',
  },
  noAddress: {
    id: 'provider.advice.noAddress',
    defaultMessage: 'Send the claim with the email address, often by the scope email.',
  },
  overage: {
    id: 'provider.advice.overage',
    defaultMessage: 'The list was too long and was left out. Use app roles, or assign fewer groups.',
  },
  separated: {
    id: 'provider.advice.separated',
    defaultMessage: 'Several values came as one text: {received}. Choose their separator under Edit.',
  },
  paths: {
    id: 'provider.advice.paths',
    defaultMessage: 'Full paths came: {received}. Enter them so in the rules, or turn full paths off.',
  },
  noClaim: {
    id: 'provider.advice.noClaim',
    defaultMessage: 'The claim with the roles did not come. Check its name and scope.',
  },
  otherValues: {
    id: 'provider.advice.otherValues',
    defaultMessage: 'These values came: {received}. No rule has one of them.',
  },
});
