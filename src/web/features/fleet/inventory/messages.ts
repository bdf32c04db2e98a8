import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('inventory', {
  movesMatching: { en: 'All {name} that match now.', ko: '현재 조건에 맞는 {name} 전체입니다.' },
  devicesTitle: { en: 'Devices and customers', ko: '단말과 고객' },
  devicesContext: {
    en: 'Stock, activation and customers of {company} and the organisations below it',
    ko: '{company} 및 하위 조직의 재고, 운용 중인 단말, 고객',
  },
  stock: { en: 'Inventory', ko: '재고' },
  stockContext: {
    en: 'Devices of {company} and the organisations below it',
    ko: '{company} 및 하위 조직의 단말',
  },
  ownTitle: { en: 'Own stock', ko: '자체 재고' },
  ownContext: {
    en: 'Devices in stock of {company}, without the organisations below it',
    ko: '하위 조직을 제외한 {company}의 재고 단말',
  },
  activationTitle: { en: 'Activation', ko: '개통' },
  activationContext: {
    en: 'Devices that wait for a customer and an address',
    ko: '고객과 주소 입력을 기다리는 단말',
  },
  lists: { en: 'Lists', ko: '목록' },
  tabAll: { en: 'All devices', ko: '전체 단말' },
  tabDeployed: { en: 'Deployed', ko: '운용 중' },
  tabRequested: { en: 'Requested', ko: '요청됨' },
  tabUploads: { en: 'Bulk Upload History', ko: '일괄 업로드 이력' },
  import: { en: 'Import', ko: '가져오기' },
  importAdd: { en: 'Add devices', ko: '단말 추가' },
  importDeploy: { en: 'Deploy devices', ko: '단말 개통' },
  importEdit: { en: 'Edit devices', ko: '단말 편집' },
  addDevice: { en: 'Add device', ko: '단말 추가' },
  chooseModel: { en: 'Choose a model', ko: '모델 선택' },
  upload: { en: 'Upload devices', ko: '단말 업로드' },
  columnRequested: { en: 'Requested', ko: '요청 시각' },
  address: { en: 'Address', ko: '주소' },
  retailer: { en: 'Retailer', ko: '대리점' },
  columnFrom: { en: 'Connected from', ko: '접속 주소' },
  columnFound: { en: 'First seen', ko: '첫 접속' },
  none: { en: 'No devices here', ko: '단말이 없습니다' },
  noneHelp: {
    en: 'Devices come here by an import, or from another organisation.',
    ko: '가져오기를 하거나 다른 조직에서 옮기면 여기에 표시됩니다.',
  },
  noneRequested: { en: 'No activation is waiting', ko: '대기 중인 개통이 없습니다' },
  noneRequestedHelp: {
    en: 'Imported devices come here when they connect for the first time, or when an installer asks.',
    ko: '가져온 단말이 처음 접속하거나 설치 기사가 요청하면 여기에 표시됩니다.',
  },
  more: { en: 'More', ko: '더 보기' },
  rowActions: { en: 'Actions for {name}', ko: '{name} 작업' },

  activate: { en: 'Activate', ko: '개통' },
  activateTitle: { en: 'Activate {name}', ko: '{name} 개통' },
  activateVerb: { en: 'Activate device', ko: '단말 개통' },
  activated: { en: 'Device activated', ko: '단말을 개통했습니다' },
  request: { en: 'Request activation', ko: '개통 요청' },
  requestTitle: {
    en: 'Ask for the activation of {count, plural, one {this device} other {# devices}}?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}의 개통을 요청할까요?',
  },
  requestBody: {
    en: 'Who may activate finds them under Activation.',
    ko: '개통 권한이 있는 사람이 개통 화면에서 확인합니다.',
  },
  reject: { en: 'Reject', ko: '거절' },
  rejectTitle: {
    en: 'Reject {count, plural, one {this activation} other {# activations}}?',
    ko: '{count, plural, one {이 개통 요청} other {개통 요청 #건}}을 거절할까요?',
  },
  rejectBody: { en: 'The devices go back to the inventory.', ko: '단말이 재고로 돌아갑니다.' },
  retrieve: { en: 'Retrieve', ko: '회수' },
  retrieveTitle: {
    en: 'Retrieve {count, plural, one {this device} other {# devices}} from use?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 회수할까요?',
  },
  retrieveBody: {
    en: 'The devices go back to the inventory. Customer, retailer and address are removed; the history stays.',
    ko: '단말이 재고로 돌아갑니다. 고객, 대리점, 주소는 지워지고 이력은 남습니다.',
  },
  allocate: { en: 'Move to another operator', ko: '다른 운영사로 이동' },
  allocateTitle: {
    en: 'Move {count, plural, one {this device} other {# devices}} to another operator',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 다른 운영사로 이동',
  },
  moveTo: { en: 'Operator or school', ko: '운영사 또는 학교' },
  moveNowhere: { en: 'Not chosen', ko: '선택하지 않음' },
  moveHelp: {
    en: 'It joins the inventory there and keeps its history.',
    ko: '이동한 단말은 그곳의 재고에 들어갑니다. 단말의 이력은 그대로 유지됩니다.',
  },
  noOrganisation: {
    en: 'There is no organisation yet that the device could belong to.',
    ko: '단말을 등록할 조직이 아직 없습니다.',
  },
  noOtherOrganisation: {
    en: 'There is no other organisation to move to.',
    ko: '이동할 다른 조직이 없습니다.',
  },
  createOrganisation: { en: 'Create an organisation', ko: '조직 만들기' },
  moveUnread: {
    en: 'The operators could not be loaded. Close this and try again.',
    ko: '운영사 목록을 불러오지 못했습니다. 닫고 다시 시도하세요.',
  },
  moveVerb: { en: 'Move', ko: '이동' },
  release: { en: 'Return to parent organisation', ko: '상위 조직으로 반환' },
  releaseTitle: {
    en: 'Return {count, plural, one {this device} other {# devices}} to the parent organisation?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 상위 조직으로 반환할까요?',
  },
  releaseBody: {
    en: 'They move from this inventory to that of the parent organisation.',
    ko: '이 재고에서 빠지고 상위 조직의 재고로 들어갑니다.',
  },
  remove: { en: 'Remove', ko: '제거' },
  removeTitle: {
    en: 'Remove {count, plural, one {this device} other {# devices}}?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 제거할까요?',
  },
  removeBody: {
    en: 'The devices leave all lists. Their record stays. A removed device that connects is unregistered.',
    ko: '모든 목록에서 빠지지만 기록은 남습니다. 제거한 단말이 다시 접속하면 미등록 단말이 됩니다.',
  },
  customer: { en: 'Change customer', ko: '고객 변경' },
  customerTitle: { en: 'Customer of {name}', ko: '{name}의 고객' },
  customerVerb: { en: 'Save customer', ko: '고객 저장' },
  customerSaved: { en: 'Customer saved', ko: '고객을 저장했습니다' },

  devicesCreate: {
    en: '{count, plural, one {# device} other {# devices}} registered',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 등록했습니다',
  },
  devicesRequested: {
    en: 'Activation of {count, plural, one {# device} other {# devices}} requested',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}의 개통을 요청했습니다',
  },
  devicesRejected: {
    en: 'All selected devices have been moved to your inventory.',
    ko: '선택한 모든 단말을 재고로 옮겼습니다.',
  },
  devicesDeActivate: {
    en: '{count, plural, one {# device} other {# devices}} retrieved to the inventory',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 회수했습니다',
  },
  devicesAllocate: {
    en: '{count, plural, one {# device} other {# devices}} moved',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 이동했습니다',
  },
  devicesReleased: {
    en: '{count, plural, one {# device} other {# devices}} returned',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 반환했습니다',
  },
  devicesRemoved: {
    en: '{count, plural, one {# device} other {# devices}} removed',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 제거했습니다',
  },
  devicesDecided: {
    en: '{count, plural, one {# device} other {# devices}} changed',
    ko: '{count, plural, one {단말 #대} other {단말 #대}}를 처리했습니다',
  },
  partly: { en: '{done} done, {refused} refused: {reason}', ko: '{done}대 완료, {refused}대 거부: {reason}' },

  onlyStock: { en: 'Only devices in the inventory', ko: '재고 단말만 가능합니다' },
  onlyRequested: { en: 'Only requested devices', ko: '개통을 요청한 단말만 가능합니다' },
  onlyDeployed: { en: 'Only devices in use', ko: '운용 중인 단말만 가능합니다' },
  notDeployed: { en: 'Not for devices in use', ko: '운용 중인 단말에는 할 수 없습니다' },
  oneAtATime: {
    en: 'Each device has a customer of its own',
    ko: '고객이 단말마다 다르므로 하나씩 개통하세요',
  },

  customerId: { en: 'Customer ID', ko: '고객 ID' },
  zipCode: { en: 'Zip code', ko: '우편번호' },
  city: { en: 'City', ko: '도시' },
  province: { en: 'Province', ko: '시·도' },
  lat: { en: 'Latitude', ko: '위도' },
  lng: { en: 'Longitude', ko: '경도' },
  marker: { en: 'Place on the map', ko: '지도 위치' },
  markerHelp: {
    en: 'Press on the map, or move the pin with the arrow keys; with Shift in larger steps.',
    ko: '지도를 누르거나 화살표 키로 핀을 옮기세요. Shift를 함께 누르면 크게 움직입니다.',
  },
  markerNone: { en: 'No place yet', ko: '아직 위치가 없습니다' },
  markerSet: { en: 'Set a pin', ko: '핀 놓기' },
  markerClear: { en: 'Remove the pin', ko: '핀 지우기' },
  markerAt: { en: 'Pin at {lat}, {lng}', ko: '핀 위치 {lat}, {lng}' },

  unregisteredTitle: { en: 'Unregistered devices', ko: '미등록 단말' },
  unregisteredContext: {
    en: 'Devices that connected without an import. They belong to no operator yet.',
    ko: '가져오지 않았는데 접속한 단말입니다. 아직 어느 운영사에도 속하지 않습니다.',
  },
  tabWaiting: { en: 'To decide', ko: '처리 대기' },
  tabIgnored: { en: 'Ignored', ko: '무시함' },
  tabBlocked: { en: 'Blocked', ko: '차단함' },
  noneUnregistered: { en: 'No unregistered devices', ko: '미등록 단말이 없습니다' },
  noneUnregisteredHelp: {
    en: 'A device that connects and is in no inventory appears here.',
    ko: '재고에 없는 단말이 접속하면 여기에 표시됩니다.',
  },
  register: { en: 'Register', ko: '등록' },
  registerNamed: { en: 'Register {name}', ko: '{name} 등록' },
  registerTitle: {
    en: 'Register {count, plural, one {this device} other {# devices}}',
    ko: '{count, plural, one {이 단말} other {단말 #대}} 등록',
  },
  asImported: { en: 'Register as imported device', ko: '가져온 단말로 등록' },
  asImportedTitle: { en: 'Register as the imported device?', ko: '가져온 단말로 등록할까요?' },
  asImportedBody: {
    en: 'It takes the organisation, name and customer of the imported device with the same serial number or MAC address. The imported row, whose endpoint ID never connected, is removed.',
    ko: '시리얼 번호나 MAC 주소가 같은 가져온 단말의 조직, 이름, 고객 정보를 이어받습니다. 한 번도 접속하지 않은 기존 행은 삭제됩니다.',
  },
  importedConnected: {
    en: 'The imported device has connected itself.',
    ko: '가져온 단말이 이미 접속했습니다.',
  },
  sameNumber: { en: 'Imported as', ko: '가져온 단말' },
  ignore: { en: 'Ignore', ko: '무시' },
  ignoreTitle: {
    en: 'Ignore {count, plural, one {this device} other {# devices}}?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 무시할까요?',
  },
  ignoreBody: {
    en: 'They are listed under Ignored and may connect.',
    ko: '무시함 목록에 표시되며 접속은 할 수 있습니다.',
  },
  block: { en: 'Block', ko: '차단' },
  blockTitle: {
    en: 'Block {count, plural, one {this device} other {# devices}}?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 차단할까요?',
  },
  blockBody: {
    en: 'Their connection ends now, and they are refused when they connect again.',
    ko: '지금 연결이 끊기고, 다시 접속하면 거부됩니다.',
  },
  restore: { en: 'Restore', ko: '복원' },
  restoreTitle: {
    en: 'Restore {count, plural, one {this device} other {# devices}}?',
    ko: '{count, plural, one {이 단말} other {단말 #대}}을 복원할까요?',
  },
  restoreBody: {
    en: 'They are listed under To decide and may connect.',
    ko: '처리 대기 목록에 표시되며 접속할 수 있습니다.',
  },
  removeUnregisteredBody: {
    en: 'They leave the list, and come back when they connect again.',
    ko: '목록에서 빠지고, 다시 접속하면 돌아옵니다.',
  },
  outsideTitle: { en: 'Outside the service area', ko: '서비스 지역 밖 단말' },
  outsideContext: { en: 'The service area was set by {company}', ko: '{company}에서 정한 서비스 지역 기준' },
  outsideDefault: {
    en: 'No service area is set: South Africa is assumed',
    ko: '서비스 지역을 정하지 않아 남아프리카공화국을 기준으로 합니다',
  },
  outsideChecking: {
    en: 'Checking devices against the service area…',
    ko: '단말이 서비스 지역 안에 있는지 확인하는 중…',
  },
  noneOutside: { en: 'Every device is inside the service area', ko: '모든 단말이 서비스 지역 안에 있습니다' },
  noneOutsideHelp: {
    en: 'A device is listed here by its registered place, or by the place of the address that it connects from.',
    ko: '등록된 위치나 접속 주소의 위치가 지역 밖이면 여기에 표시됩니다.',
  },
  columnRegisteredPlace: { en: 'Registered place', ko: '등록된 위치' },
  columnAddressPlace: { en: 'Place by address', ko: '접속 주소의 위치' },
  areaChange: { en: 'Change service area', ko: '서비스 지역 변경' },
  areaTitle: { en: 'Service area', ko: '서비스 지역' },
  areaVerb: { en: 'Save service area', ko: '서비스 지역 저장' },
  areaSaved: { en: 'Service area saved', ko: '서비스 지역을 저장했습니다' },
  areaCorners: { en: 'Corners', ko: '꼭짓점' },
  areaHelp: {
    en: 'One corner on each line: longitude, latitude. The last one is joined to the first. It applies to the organisations below too, unless they have one of their own.',
    ko: '한 줄에 꼭짓점 하나씩 경도, 위도 순서로 적습니다. 마지막 점은 첫 점과 이어집니다. 따로 정하지 않은 하위 조직에도 적용됩니다.',
  },
  areaWrongLine: {
    en: 'Line {line} is no longitude and latitude.',
    ko: '{line}번째 줄이 경도, 위도가 아닙니다.',
  },
  areaTooFew: { en: 'An area needs at least three corners.', ko: '꼭짓점이 세 개 이상 필요합니다.' },
});
