/**
 * The error catalogue: every value of an answer's `code` (ER-001..ER-061 of the specification). `status`: its HTTP
 * status; `hintStatus`: its status in create, update and accept calls. `handling`: the console's reaction.
 * docs/errors.md is generated from this table.
 */
export interface ErrorEntry {
  status: number;
  hintStatus?: number;
  /** The specification's exact text on 409. */
  hint?: { en: string; ko: string };
  /** Message for the user: what failed and what to do. */
  en: string;
  ko: string;
  handling: string;
  rows: readonly string[];
}

const entry = (
  status: number,
  rows: readonly string[],
  en: string,
  ko: string,
  handling: string,
  hintStatus?: number,
  hint?: { en: string; ko: string },
): ErrorEntry => ({
  status,
  rows,
  en,
  ko,
  handling,
  ...(hintStatus ? { hintStatus } : {}),
  ...(hint ? { hint } : {}),
});

const passedOn = 'Passed through to the caller';
const rejected = 'Rejected to the caller';
const shown = 'Toast with this text';

export const errorCatalogue = {
  jwterr: entry(
    401,
    ['ER-001', 'ER-002', 'ER-042'],
    'Login authentication failed. Please log in again.',
    '로그인 인증에 실패했습니다. 다시 로그인하세요.',
    'With a stored session the token is refreshed once; otherwise toast and /login',
  ),
  auth01: entry(
    401,
    ['ER-003'],
    'This is the first login from this device. A verification e-mail has been sent; please use its link. Deleting browser cookies forces re-authentication.',
    '이 기기에서 처음 로그인합니다. 인증 메일을 보냈으니 메일의 링크를 여세요. 브라우저 쿠키를 삭제하면 다시 인증해야 합니다.',
    rejected,
  ),
  roleerr: entry(
    403,
    ['ER-004'],
    'You have no permission for this.',
    '이 작업에 대한 권한이 없습니다.',
    "'Role Error' toast: message, 'Please Ask administrator for permission' and the permission path (data.permission)",
  ),
  passwordneeded: entry(
    403,
    [],
    'Enter your password again to do this.',
    '이 작업을 하려면 비밀번호를 다시 입력하세요.',
    'The password is asked for in a dialog, and the call is made again',
  ),
  twofactor: entry(
    401,
    [],
    'The password is right. A second factor is needed: a code of the authenticator app, a recovery code, or a passkey.',
    '비밀번호가 확인되었습니다. 인증 앱의 코드, 복구 코드 또는 패스키로 2단계 인증을 완료하세요.',
    'The sign-in asks for it; data.methods says which there are, and data.ticket goes with the code',
  ),
  custom: entry(
    400,
    ['ER-005'],
    'The request was refused.',
    '요청이 거부되었습니다.',
    "The server's message is shown; also used for refused input, with data.errors by field",
  ),
  timeout: entry(
    408,
    ['ER-006'],
    'The server took too long. Please try again.',
    '서버 응답 시간이 초과되었습니다. 다시 시도하세요.',
    shown,
  ),
  error: entry(500, ['ER-007'], 'Server error.', '서버 오류입니다.', shown),
  loginfail: entry(
    400,
    ['ER-008'],
    'The e-mail address or the password is incorrect. If you forgot the password, use Forgot Password.',
    '이메일 또는 비밀번호가 올바르지 않습니다. 비밀번호를 잊었다면 비밀번호 찾기를 이용하세요.',
    rejected,
  ),
  wsdisconnect: entry(
    400,
    ['ER-009'],
    'The device is not connected to the server, so the action cannot run.',
    '단말이 서버에 연결되어 있지 않아 실행할 수 없습니다.',
    passedOn,
  ),
  wsfail: entry(400, ['ER-010'], 'The device returned a failure.', '단말이 실패를 보고했습니다.', passedOn),
  wsoutofbuffer: entry(
    400,
    ['ER-011'],
    'The remote-control data is above 400 items.',
    '원격 제어 데이터가 400개를 초과했습니다.',
    passedOn,
  ),
  wsfailauth: entry(
    400,
    ['ER-012'],
    'The device refused the authentication.',
    '단말 인증에 실패했습니다.',
    passedOn,
  ),
  usercodefail: entry(
    400,
    ['ER-013'],
    'The user code is not valid.',
    '사용자 코드가 올바르지 않습니다.',
    '(User code value is not valid) hint on 409, else passed through',
    409,
    { en: '(User code value is not valid)', ko: '(사용자 코드가 올바르지 않습니다)' },
  ),
  tokenerr: entry(
    400,
    ['ER-014'],
    'The link is no longer valid. Please log in again to get a new one.',
    '링크가 더 이상 유효하지 않습니다. 다시 로그인해 새 링크를 받으세요.',
    passedOn,
  ),
  grouperr01: entry(
    400,
    ['ER-015'],
    'A device can join only groups of its own operator.',
    '단말은 자신이 속한 운영사의 그룹에만 추가할 수 있습니다.',
    shown,
  ),
  sendmailfail: entry(400, ['ER-016'], 'The mail could not be sent.', '메일을 보내지 못했습니다.', shown),
  wstimeout: entry(400, ['ER-017'], 'The device gave no response.', '단말의 응답이 없습니다.', shown),
  emailconflict: entry(
    400,
    ['ER-018'],
    'The same e-mail address already exists.',
    '같은 이메일이 이미 있습니다.',
    '(Same Email already exists) hint on 409',
    409,
    { en: '(Same Email already exists)', ko: '(같은 이메일이 이미 있습니다)' },
  ),
  deviceconflict: entry(
    400,
    ['ER-019'],
    'The same device name already exists.',
    '같은 단말 이름이 이미 있습니다.',
    '(Same Device Name already exists) hint on 409',
    409,
    { en: '(Same Device Name already exists)', ko: '(같은 단말 이름이 이미 있습니다)' },
  ),
  nodata: entry(400, ['ER-020'], 'There is no such entry.', '데이터가 없습니다.', passedOn),
  grpcdisconn: entry(
    400,
    ['ER-021'],
    'Not connected to the server.',
    '서버에 연결되어 있지 않습니다.',
    "Toast only if the message is 'connected Devices Does not Exist'",
  ),
  grpcerror: entry(
    400,
    ['ER-022'],
    'Server error.',
    '서버 오류입니다.',
    "Toast only if the message is 'connected Devices Does not Exist'",
  ),
  fwerr: entry(400, ['ER-023'], 'Firmware error.', '펌웨어 오류입니다.', 'Toast with the server message'),
  fwallfail: entry(
    400,
    ['ER-024'],
    'No update runs because no device meets the conditions.',
    '조건에 맞는 단말이 없어 업데이트를 실행하지 않습니다.',
    'Firmware failure toast',
  ),
  fwpartialfail: entry(
    400,
    ['ER-025'],
    'Only a part of the devices meets the conditions.',
    '일부 단말만 조건에 맞습니다.',
    'Firmware failure toast with both numbers',
  ),
  fwcderr1: entry(422, ['ER-026'], 'fw_code must be greater than 0.', 'fw_code는 0보다 커야 합니다.', shown),
  minfirmnodata: entry(
    410,
    ['ER-027'],
    'The minimum firmware is missing.',
    '최소 펌웨어가 없습니다.',
    passedOn,
  ),
  firmconflict: entry(
    409,
    ['ER-028'],
    'The same version code is registered. Please enter another code.',
    '같은 버전 코드가 등록되어 있습니다. 다른 코드를 입력하세요.',
    shown,
  ),
  nofile: entry(410, ['ER-029'], 'The file was not found.', '파일을 찾을 수 없습니다.', passedOn),
  fwuperr1: entry(
    400,
    ['ER-030'],
    'Approved firmware cannot be edited.',
    '승인된 펌웨어는 수정할 수 없습니다.',
    shown,
  ),
  nameconflict: entry(
    409,
    ['ER-031'],
    'The same name already exists.',
    '같은 이름이 이미 있습니다.',
    '(Same Name already exists) hint',
    409,
    { en: '(Same Name already exists)', ko: '(같은 이름이 이미 있습니다)' },
  ),
  conflict: entry(
    400,
    ['ER-031', 'ER-032'],
    'This conflicts with what is stored.',
    '저장된 내용과 충돌합니다.',
    'Rejected to the caller; on 409 (also spelt Conflict, A-117) an Idempotency-Key was used with another body',
    409,
  ),
  macconflict: entry(
    400,
    ['ER-033'],
    'The same MAC address already exists.',
    '같은 MAC 주소가 이미 있습니다.',
    rejected,
    409,
  ),
  'mac-valid': entry(
    400,
    ['ER-034'],
    'The MAC address is not valid.',
    'MAC 주소가 올바르지 않습니다.',
    rejected,
  ),
  'serialnumber-conflict': entry(
    400,
    ['ER-035'],
    'The serial number already exists.',
    '같은 일련번호가 이미 있습니다.',
    rejected,
    409,
  ),
  'serialnumber-invalid': entry(
    400,
    ['ER-036'],
    'The serial number is not valid.',
    '일련번호가 올바르지 않습니다.',
    rejected,
  ),
  erased: entry(
    410,
    [],
    'What was recorded here was erased when its retention period was over.',
    '보존 기간이 지나 기록된 내용이 삭제되었습니다.',
    'The page says when, and names the statement (data.erasedAt, data.statement)',
  ),
  storagefull: entry(
    507,
    [],
    'There is no room for this file. Delete files that are not needed, or ask for more storage.',
    '파일을 저장할 공간이 부족합니다. 필요 없는 파일을 삭제하거나 저장 공간을 늘려 달라고 요청하세요.',
    'Shown at the file; data has the bytes in use and the quota of the organisation, where that is reached',
  ),
  notfound: entry(
    404,
    ['ER-037'],
    'There is nothing at this address.',
    '요청한 주소를 찾을 수 없습니다.',
    'Ignored by the main client; the auth client goes to the site origin once (A-033)',
  ),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
