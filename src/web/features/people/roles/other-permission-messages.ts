import { defineMessages } from '#web/i18n/message.ts';

export const av = defineMessages('permission.av', {
  '/devices/avs/full': { en: 'View AV and tuner', ko: 'AV와 튜너 조회' },
  '/devices/avs/hdmi': { en: 'Read the HDMI output', ko: 'HDMI 출력 읽기' },
  '/devices/avs/info': { en: 'Read the remote control', ko: '리모컨 정보 읽기' },
  '/devices/avs/set/cec': { en: 'HDMI-CEC', ko: 'HDMI-CEC 설정' },
  '/devices/avs/set/osd-message': { en: 'Message on the screen', ko: '화면 메시지 표시' },
  '/devices/avs/screen-captures/consents': {
    en: 'Ask for consent to see the screen',
    ko: '화면 보기 동의 요청',
  },
  '/devices/avs/consent-cancel': { en: 'Withdraw a consent', ko: '화면 보기 동의 취소' },
  '/devices/avs/screen-capture-start': { en: 'See the screen', ko: '화면 보기' },
  '/devices/avs/screen-capture-cancel': { en: 'Stop seeing the screen', ko: '화면 보기 중지' },
  '/devices/avs/remote-control': { en: 'Remote control', ko: '리모컨 조작' },
  '/consents': { en: 'Consent log', ko: '동의 기록 조회' },
});

export const apps = defineMessages('permission.apps', {
  '/devices/apps/info': { en: 'Apps of a device', ko: '단말 앱 조회' },
  '/devices/ui/getApplicationStatWeekly': { en: 'App usage, last 7 days', ko: '최근 7일 앱 사용량 조회' },
  '/application/info/getDeploymentInfo': { en: 'Installed app packages', ko: '설치된 앱 패키지 조회' },
  '/application/info/getTotalUsageInfo': {
    en: 'Memory and disk of apps',
    ko: '앱의 메모리와 디스크 사용량 조회',
  },
  '/application/details/{keyword}': { en: 'App files to choose from', ko: '설치할 앱 파일 조회' },
  '/devices/apps/install': { en: 'Install apps', ko: '앱 설치' },
  '/devices/apps/uninstall': { en: 'Remove apps', ko: '앱 삭제' },
  '/application/installAppTemp': {
    en: 'Install a version beside the profile',
    ko: '프로파일과 별도로 앱 설치',
  },
  '/application/uninstallAppTemp': {
    en: 'Remove an app beside the profile',
    ko: '프로파일과 별도로 앱 삭제',
  },
  '/application/updateApp': { en: 'Update apps', ko: '앱 업데이트' },
  '/application/profile/appStartStop': { en: 'Start and stop apps', ko: '앱 시작과 중지' },
});

export const tasks = defineMessages('permission.tasks', {
  '/tasks': { en: 'Task list', ko: '작업 목록 조회' },
  '/tasks/{taskId}': { en: 'Open a task', ko: '작업 상세 조회' },
  '/tasks/{taskId}/events': { en: 'Timeline of a task', ko: '작업 타임라인 조회' },
  '/tasks/{taskId}/state': { en: 'State of a task at a moment', ko: '특정 시점의 작업 상태 조회' },
  '/tasks/{taskId}/export': { en: 'Download a task with its proof', ko: '작업과 증빙 내려받기' },
  '/tasks/{taskId}/cancel': { en: 'Cancel tasks', ko: '작업 취소' },
  '/playbooks': { en: 'Playbook runs: look', ko: '진단 절차 조회' },
  '/playbooks/start': { en: 'Run playbooks', ko: '진단 절차 실행' },
});

export const cases = defineMessages('permission.cases', {
  '/cases': { en: 'Case list', ko: '케이스 목록 조회' },
  '/cases/{caseId}': { en: 'Open a case', ko: '케이스 상세 조회' },
  '/cases/{caseId}/file': { en: 'Download a case', ko: '케이스 내려받기' },
  '/cases/action/open': { en: 'Create cases', ko: '케이스 생성' },
  '/cases/{caseId}/tasks': { en: 'Add and remove tasks', ko: '작업 추가와 제외' },
  '/cases/{caseId}/edit': { en: 'Rename, close and open again', ko: '이름 변경, 종료, 다시 열기' },
  '/cases/{caseId}/comment': { en: 'Comment', ko: '댓글 남기기' },
});

export const groups = defineMessages('permission.groups', {
  '/groups': { en: 'Groups: view', ko: '그룹: 조회' },
  '/groups/write': { en: 'Groups: create and delete', ko: '그룹: 등록·삭제' },
  '/groups/{gid}/edit': { en: 'Groups: rename and describe', ko: '그룹: 이름·설명 수정' },
  '/groups/actions/associate': { en: 'Groups: assign devices', ko: '그룹: 단말 할당' },
  '/groups/{gid}/devices/imports': { en: 'Groups: assign devices by file', ko: '그룹: 파일로 단말 할당' },
  '/groups/controls/reboot': { en: 'Groups: reboot', ko: '그룹: 재부팅' },
  '/groups/controls/factory-reset': { en: 'Groups: factory reset', ko: '그룹: 공장 초기화' },
  '/groups/controls/lock': { en: 'Groups: lock', ko: '그룹: 잠금' },
  '/groups/controls/unlock': { en: 'Groups: unlock or lock', ko: '그룹: 잠금 해제 또는 잠금' },
  '/rooms': { en: 'Rooms: view', ko: '교실: 조회' },
  '/rooms/write': { en: 'Rooms: manage', ko: '교실: 관리' },
});

export const inventory = defineMessages('permission.inventory', {
  '/devices/action/create': { en: 'Create devices, and check their numbers', ko: '단말 생성과 번호 확인' },
  '/devices/actions/multi/firmware-update': {
    en: 'Upgrade firmware of devices',
    ko: '단말 펌웨어 업그레이드',
  },
  '/cms': {
    en: 'View channels, banners, live ads and boot ads',
    ko: '채널, 배너, 라이브 광고, 부팅 광고 보기',
  },
  '/cms/edit': {
    en: 'Edit channels, banners, live ads and boot ads',
    ko: '채널, 배너, 라이브 광고, 부팅 광고 편집',
  },
  '/firmwares': { en: 'View firmware files', ko: '펌웨어 파일 보기' },
  '/firmwares/edit': { en: 'Upload, edit and delete firmware files', ko: '펌웨어 파일 업로드, 편집 및 삭제' },
  '/firmwares/action/approve': { en: 'Approve firmware files', ko: '펌웨어 파일 승인' },
  '/firmwares/rules': { en: 'Set the rules for firmware approval', ko: '펌웨어 승인 규칙 설정' },
  '/firmwares/profiles': { en: 'View firmware profiles', ko: '펌웨어 프로파일 보기' },
  '/firmwares/profiles/edit': {
    en: 'Plan, start and stop firmware profiles',
    ko: '펌웨어 프로파일 계획, 시작 및 중지',
  },
  '/firmwares/profiles/approve': { en: 'Approve firmware profiles', ko: '펌웨어 프로파일 승인' },
  '/firmwares/profiles/rollback': { en: 'Roll back firmware profiles', ko: '펌웨어 프로파일 롤백' },
  '/invdevices/bulk-uploads': {
    en: 'Upload devices by file, apply and undo',
    ko: '파일로 단말 업로드, 적용, 되돌리기',
  },
  '/invdevices/bulk-uploads/page': { en: 'View the history of uploads', ko: '업로드 이력 보기' },
  '/devices/outsidesa': { en: 'View devices outside of the service area', ko: '서비스 지역 밖 단말 보기' },
  '/devices/outsidesa/area': { en: 'Change the service area', ko: '서비스 지역 변경' },
  '/devices/activate-counts/edit': { en: 'Set the activation target', ko: '개통 목표 설정' },
  '/op/action/release': { en: 'Return devices to the organisation above', ko: '상위 조직으로 단말 반환' },
  '/invdevices': { en: 'View devices in stock', ko: '재고 단말 보기' },
  '/invdevices/exports': { en: 'Download the devices in stock', ko: '재고 단말 목록 내려받기' },
  '/invdevices/remove': { en: 'Remove devices from the stock', ko: '재고에서 단말 제거' },
  '/devices/actions/request-activation': { en: 'Ask for the activation of devices', ko: '단말 개통 요청' },
  '/devices/actions/activate': { en: 'Activate devices', ko: '단말 개통' },
  '/devices/actions/deactivate': { en: 'Retrieve devices from use', ko: '단말 회수' },
  '/devices/actions/reject': { en: 'Reject requested activations', ko: '개통 요청 거절' },
  '/devices/customer': { en: 'Set customer and retailer of a device', ko: '단말의 고객과 대리점 설정' },
  '/devices/unregistered': { en: 'View unregistered devices', ko: '미등록 단말 보기' },
  '/devices/unregistered/exports': {
    en: 'Download the unregistered devices',
    ko: '미등록 단말 목록 내려받기',
  },
  '/devices/unregistered/update': {
    en: 'Register, ignore, block or remove unregistered devices',
    ko: '미등록 단말 등록, 무시, 차단, 제거',
  },
  '/op/action/allocate': { en: 'Move devices to another organisation', ko: '다른 조직으로 단말 이동' },
  '/op/action/identity': { en: 'Secrets of devices', ko: '단말 인증 정보 관리' },
});

export const organisations = defineMessages('permission.organisations', {
  '/ops': { en: 'Companies and schools: look', ko: '회사와 학교 조회' },
  '/ops/{opId}/edit': { en: 'Schools: manage', ko: '학교 관리' },
  '/op/action/createOpInviteAdmin': { en: 'Companies: manage', ko: '회사 관리' },
  '/ops/{op}/roles': { en: 'Roles: look', ko: '역할 조회' },
  '/ops/{op}/roles/edit': { en: 'Roles of an operator: manage', ko: '운영사 역할 관리' },
  '/users/{id}/passwords': { en: 'Reset passwords and second factors', ko: '비밀번호와 2단계 인증 초기화' },
  '/iam/two-factor-policy': { en: 'Require two factors', ko: '2단계 인증 의무화' },
  '/iam/identity-provider': { en: 'Set the company sign-in', ko: '회사 계정 로그인 설정' },
  '/mails': { en: 'Mails: look', ko: '메일 조회' },
  '/mails/{mailId}/resend': { en: 'Mails: send again', ko: '메일 다시 보내기' },
});

export const accounts = defineMessages('permission.accounts', {
  '/users': { en: 'Accounts: look', ko: '계정 조회' },
  '/users/action/invite': { en: 'Accounts: invite', ko: '계정 초대' },
  '/users/{userId}/infos': { en: 'Accounts: change, stop and delete', ko: '계정 변경, 중지, 삭제' },
  '/users/requests': { en: 'Requests for accounts', ko: '계정 신청 처리' },
});

export const log = defineMessages('permission.log', {
  '/log/account-calls': { en: 'Refusals and reads of accounts', ko: '계정의 거부와 조회 기록' },
  '/log/audit': { en: 'View audit trail', ko: '감사 기록: 누가 무엇을 했는지' },
  '/log/seals': { en: 'Seals of the log', ko: '로그 봉인 조회' },
  '/log/check': { en: 'Check of the log', ko: '로그 검사' },
  '/log/conformance': { en: 'Consistency of recorded streams', ko: '기록의 일관성 검사 조회' },
  '/log/export': { en: 'Download the log', ko: '로그 내려받기' },
});

export const tables = defineMessages('permission.tables', {
  '/admin/api/v1/ref/role': { en: 'Roles of the product', ko: '제품 역할' },
  '/admin/api/v1/ref/device-model': { en: 'Device models', ko: '단말 모델' },
  '/admin/api/v1/ref/device-model-feature': { en: 'Features of models', ko: '모델 기능' },
  '/admin/api/v1/ref/device-model-menu': { en: 'Menus of models', ko: '모델 메뉴' },
  '/admin/api/v1/auth/*': { en: 'Accounts as a table', ko: '계정 테이블' },
  '/admin/api/v1/service/*': { en: 'Tasks as a table', ko: '작업 테이블' },
  '/admin/api/v1/device/*': { en: 'Devices as a table', ko: '단말 테이블' },
  '/admin/api/v1/ref/*': { en: 'Other reference tables', ko: '기타 참조 테이블' },
  '/admin/api/v1/ref/app-file': { en: 'App files', ko: '앱 파일' },
});

export const notices = defineMessages('permission.notices', {
  '/notices': { en: 'View notices and readers', ko: '공지와 읽은 사람 조회' },
  '/notices/write': { en: 'Notices: create and delete', ko: '공지 작성 및 삭제' },
  '/notices/{notiId}/edit': { en: 'Notices: change', ko: '공지 수정' },
  '/system/health': { en: 'System health: look', ko: '시스템 상태 조회' },
  '/feedback': { en: 'Feedback: look', ko: '의견 조회' },
});

export const statistics = defineMessages('permission.statistics', {
  '/stat': { en: 'View statistics', ko: '통계 보기' },
  '/stats/resources': { en: 'View resources and alarms', ko: '리소스 및 알람 보기' },
  '/stats/resources/alarms/acknowledge': { en: 'Acknowledge alarms', ko: '알람 확인' },
  '/stats/resources/alarms/thresholds': { en: 'Set alarm thresholds', ko: '알람 임계값 설정' },
  '/stats/logs/actions': { en: 'View the action log', ko: '작업 로그 보기' },
});
