/**
 * Column names in users' files, for uploads, groups and tables. The first name of a field is its name on the screen in
 * English, the second in Korean. A field without an entry has only its own name.
 */
const names = {
  endpointId: ['Endpoint ID', '엔드포인트 ID', 'USP endpoint ID', 'Agent ID', '엔드포인트'],
  deviceSn: [
    ...[
      'Serial number',
      '일련번호',
      'Serial',
      'Serial no',
      'Serial nr',
      'Serial num',
      'Serial numbers',
      'S/N',
      'SN',
    ],
    ...[
      'Device serial',
      'Device serial number',
      'Device SN',
      '시리얼 번호',
      '시리얼',
      '시리얼 넘버',
      '제조번호',
      '기기번호',
      '단말 일련번호',
    ],
    ...['序列号', '序号', '序列號', '产品序列号', '设备序列号', 'シリアル番号', 'シリアル', '製造番号'],
    ...['Seriennummer', 'Serien-Nr', 'Numéro de série', 'Número de serie', 'Серийный номер'],
  ],
  macAddr: [
    ...[
      'MAC address',
      'MAC 주소',
      'MAC',
      'MAC addr',
      'MAC ID',
      'MAC addresses',
      'Ethernet MAC',
      'WAN MAC',
      '맥주소',
      '맥 어드레스',
      '맥',
    ],
    ...[
      'MAC地址',
      'MAC位址',
      '物理地址',
      'MACアドレス',
      'MAC-Adresse',
      'Adresse MAC',
      'Dirección MAC',
      'MAC-адрес',
    ],
  ],
  modelName: [
    ...[
      'Model',
      '모델',
      'Model name',
      '모델명',
      'Model no',
      'Model number',
      'Device model',
      'Product model',
      '모델 이름',
      '기종',
      '단말 모델',
    ],
    ...[
      '型号',
      '型號',
      '设备型号',
      '产品型号',
      '型番',
      'モデル',
      '機種',
      'Modell',
      'Modellname',
      'Modèle',
      'Modelo',
      'Модель',
    ],
  ],
  deviceName: [
    ...[
      'Device name',
      '기기 이름',
      'Name',
      'Label',
      'Alias',
      '단말 이름',
      '이름',
      '단말명',
      '기기명',
      '장치명',
      '별칭',
    ],
    ...[
      '设备名称',
      '名称',
      '設備名稱',
      '名稱',
      '機器名',
      'デバイス名',
      '名前',
      'Gerätename',
      'Nom',
      'Nombre',
      'Имя',
    ],
  ],
  opid: [
    ...[
      'Organisation',
      '조직',
      'Organization',
      'Operator',
      'Organisation ID',
      'Organization ID',
      'Operator ID',
      'Company name',
      'Company',
    ],
    ...[
      'opId',
      '조직 ID',
      '조직명',
      '사업자',
      '운영사',
      '회사',
      '회사명',
      '组织',
      '组织名称',
      '公司',
      '公司名称',
      '組織',
      '会社名',
      'Firma',
    ],
  ],
  customerId: [
    ...[
      'Customer ID',
      '고객 ID',
      'Customer',
      'Customer no',
      'Customer number',
      'Account number',
      'Subscriber ID',
      'Subscriber',
    ],
    ...[
      '고객',
      '고객 번호',
      '가입자',
      '가입자 번호',
      '客户编号',
      '客户',
      '客戶編號',
      '顧客番号',
      '顧客ID',
      'Kundennummer',
      'Kunde',
    ],
  ],
  retailer: ['Retailer', '판매점', 'Dealer', 'Reseller', '대리점', '经销商', '經銷商', '販売店', 'Händler'],
  zipCode: [
    ...[
      'Postal code',
      '우편번호',
      'Zip code',
      'Zip',
      'Postcode',
      '邮编',
      '邮政编码',
      '郵遞區號',
      '郵便番号',
      'PLZ',
      'Postleitzahl',
    ],
    ...['Code postal', 'Индекс'],
  ],
  address: [
    ...[
      'Address',
      '주소',
      'Street address',
      'Installation address',
      '설치 주소',
      '설치주소',
      '地址',
      '安装地址',
      '住所',
      'Adresse',
      'Anschrift',
    ],
    ...['Dirección', 'Адрес'],
  ],
  lat: ['Latitude', '위도', '纬度', '緯度', 'Breitengrad', 'Широта'],
  lng: ['Longitude', '경도', 'Lon', 'Long', '经度', '經度', '経度', 'Längengrad', 'Долгота'],
  manufacturerId: ['Manufacturer id', '제조사 ID'],
  manufacturerName: [
    'Manufacturer',
    '제조사',
    'Manufacturer name',
    'Vendor',
    '제조사명',
    '制造商',
    'メーカー',
    'Hersteller',
  ],
  manufacturerOui: ['OUI', 'OUI', 'Manufacturer OUI'],
  countryCode: ['Country code', '국가 코드'],
  countryName: ['Country', '국가', 'Country name'],
  cityName: ['City', '도시', 'City name'],
  url: ['Address', '주소', 'URL', 'Website', 'Link'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>;

const isNamed = (field: string): field is keyof typeof names => Object.hasOwn(names, field);

/** Returns the names of a field in files, including its own. */
export const namesOf = (field: string): readonly string[] =>
  isNamed(field) ? [field, ...names[field]] : [field];

/** Returns the name of a field on the screen; a field without one keeps its own. */
export function screenName(field: string, language: 'en' | 'ko'): string {
  if (!isNamed(field)) return field;
  const [english, korean] = names[field];
  return language === 'ko' ? korean : english;
}

/**
 * Normalises a column name: width, case, blanks, line breaks, marks of required fields and remarks in brackets do not
 * count.
 */
export function foldedName(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  const bare = plain.replace(/\([^)]*\)|\[[^\]]*\]|<[^>]*>|【[^】]*】/gu, '');
  const folded = withoutMarks(bare);
  return folded === '' ? withoutMarks(plain) : folded;
}

const withoutMarks = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');
