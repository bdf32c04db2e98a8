-- Reference tables of the system administrator (CL-377..CL-405, PE-035, docs/decisions/214). Which of them the product itself goes
-- by stands there. Names are English; `_ko` is the Korean one.
create table country (
  -- ISO 3166-1 alpha-2
  country_code text primary key,
  alpha3 text not null,
  numeric_code text not null,
  country_name text not null,
  country_name_ko text,
  modified_at timestamptz
);
create unique index country_by_alpha3 on country (alpha3);
create unique index country_by_number on country (numeric_code);

create table region (
  -- ISO 3166-2
  region_code text primary key,
  country_code text not null references country,
  region_name text not null,
  region_name_ko text,
  modified_at timestamptz
);

create table location_city (
  city_id text primary key,
  city_name text not null,
  city_name_ko text,
  region_code text references region,
  country_code text not null references country,
  -- degrees
  latitude double precision,
  longitude double precision,
  modified_at timestamptz
);

-- Columns of IP2Location DB9. Its data are not part of the product.
create table ip2location_db9 (
  ip_from text primary key,
  ip_to text not null,
  country_code text not null,
  country_name text not null,
  region_name text,
  city_name text,
  latitude double precision,
  longitude double precision,
  zip_code text,
  modified_at timestamptz
);

create table manufacturer (
  manufacturer_id text primary key,
  manufacturer_name text not null,
  manufacturer_oui text,
  country_code text references country,
  url text,
  modified_at timestamptz
);

create table device_model_image (
  image_id text primary key,
  model_name text not null references device_model,
  image_url text not null,
  description text,
  modified_at timestamptz
);

-- Tabs of devices whose model has no row in device_model_menu.
create table device_model_menu_basic (
  product_class text primary key check (product_class in ('STB', 'EXTENDER', 'AP', 'APROUTER')),
  support_menu text[] not null,
  modified_at timestamptz
);

create table model_supported (
  support_id text primary key,
  model_name text not null references device_model,
  object_path text not null,
  supported boolean not null,
  note text,
  modified_at timestamptz
);
create unique index model_supported_path on model_supported (model_name, object_path);

create table model_parameters (
  parameter_id text primary key,
  model_name text not null references device_model,
  parameter_path text not null,
  data_type text not null check (data_type in (
    'string', 'boolean', 'int', 'unsignedInt', 'long', 'unsignedLong', 'decimal', 'dateTime', 'base64', 'hexBinary'
  )),
  writable boolean not null,
  note text,
  modified_at timestamptz
);
create unique index model_parameters_path on model_parameters (model_name, parameter_path);

create table common_code (
  code_id text primary key,
  code_group text not null,
  code_name text not null,
  code_name_ko text,
  sort_order integer not null,
  use_flag boolean not null,
  modified_at timestamptz
);

create table console_menu (
  menu_key text primary key,
  menu_name text not null,
  menu_name_ko text,
  sort_order integer not null,
  modified_at timestamptz
);

create table role_group_basic (
  role_group_key text primary key,
  role_group_name text not null,
  description text,
  modified_at timestamptz
);

create table service_feature (
  feature_key text primary key,
  feature_name text not null,
  feature_name_ko text,
  modified_at timestamptz
);

create table service_model (
  service_model_id text primary key,
  service_name text not null,
  model_name text not null references device_model,
  modified_at timestamptz
);

create table managing_system (
  system_id text primary key,
  system_name text not null,
  protocol text not null check (protocol in ('USP')),
  description text,
  modified_at timestamptz
);

create table system_device_model (
  system_model_id text primary key,
  system_id text not null references managing_system,
  model_name text not null references device_model,
  modified_at timestamptz
);

-- The Korean names as the standard's users there write them.
insert into country (country_code, alpha3, numeric_code, country_name, country_name_ko) values
  ('AD', 'AND', '020', 'Andorra', '안도라'),
  ('AE', 'ARE', '784', 'United Arab Emirates', '아랍에미리트연합'),
  ('AF', 'AFG', '004', 'Afghanistan', '아프가니스탄'),
  ('AG', 'ATG', '028', 'Antigua and Barbuda', '안티구아 바부다'),
  ('AI', 'AIA', '660', 'Anguilla', '앙길라'),
  ('AL', 'ALB', '008', 'Albania', '알바니아'),
  ('AM', 'ARM', '051', 'Armenia', '아르메니아'),
  ('AO', 'AGO', '024', 'Angola', '앙골라'),
  ('AQ', 'ATA', '010', 'Antarctica', '안타티카'),
  ('AR', 'ARG', '032', 'Argentina', '아르헨티나'),
  ('AS', 'ASM', '016', 'American Samoa', '아메리칸 사모아'),
  ('AT', 'AUT', '040', 'Austria', '오스트리아'),
  ('AU', 'AUS', '036', 'Australia', '호주'),
  ('AW', 'ABW', '533', 'Aruba', '아루바'),
  ('AX', 'ALA', '248', 'Åland Islands', '올란드 제도'),
  ('AZ', 'AZE', '031', 'Azerbaijan', '아제르바이잔'),
  ('BA', 'BIH', '070', 'Bosnia and Herzegovina', '보스니아 헤르체고비나'),
  ('BB', 'BRB', '052', 'Barbados', '바베이도스'),
  ('BD', 'BGD', '050', 'Bangladesh', '방글라데시'),
  ('BE', 'BEL', '056', 'Belgium', '벨기에'),
  ('BF', 'BFA', '854', 'Burkina Faso', '부르키나파소'),
  ('BG', 'BGR', '100', 'Bulgaria', '불가리아'),
  ('BH', 'BHR', '048', 'Bahrain', '바레인'),
  ('BI', 'BDI', '108', 'Burundi', '부룬디'),
  ('BJ', 'BEN', '204', 'Benin', '베냉'),
  ('BL', 'BLM', '652', 'Saint Barthélemy', '생 바르 텔레 미'),
  ('BM', 'BMU', '060', 'Bermuda', '버뮤다'),
  ('BN', 'BRN', '096', 'Brunei Darussalam', '브루나이'),
  ('BO', 'BOL', '068', 'Bolivia', '볼리비아'),
  ('BQ', 'BES', '535', 'Bonaire, Sint Eustatius and Saba', '보네르,신트유스타티우스,사바'),
  ('BR', 'BRA', '076', 'Brazil', '브라질'),
  ('BS', 'BHS', '044', 'Bahamas', '바하마'),
  ('BT', 'BTN', '064', 'Bhutan', '부탄'),
  ('BV', 'BVT', '074', 'Bouvet Island', '부베섬'),
  ('BW', 'BWA', '072', 'Botswana', '보츠와나'),
  ('BY', 'BLR', '112', 'Belarus', '벨라루스'),
  ('BZ', 'BLZ', '084', 'Belize', '벨리즈'),
  ('CA', 'CAN', '124', 'Canada', '캐나다'),
  ('CC', 'CCK', '166', 'Cocos (Keeling) Islands', '코코스 제도'),
  ('CD', 'COD', '180', 'Democratic Republic of the Congo', '콩고 민주 공화국'),
  ('CF', 'CAF', '140', 'Central African Republic', '중앙 아프리카'),
  ('CG', 'COG', '178', 'Republic of the Congo', '콩고'),
  ('CH', 'CHE', '756', 'Switzerland', '스위스'),
  ('CI', 'CIV', '384', 'Cote d''Ivoire', '코트디부아르'),
  ('CK', 'COK', '184', 'Cook Islands', '쿡 제도'),
  ('CL', 'CHL', '152', 'Chile', '칠레'),
  ('CM', 'CMR', '120', 'Cameroon', '카메룬'),
  ('CN', 'CHN', '156', 'People''s Republic of China', '중국'),
  ('CO', 'COL', '170', 'Colombia', '콜롬비아'),
  ('CR', 'CRI', '188', 'Costa Rica', '코스타리카'),
  ('CU', 'CUB', '192', 'Cuba', '쿠바'),
  ('CV', 'CPV', '132', 'Cape Verde', '카보 베르데'),
  ('CW', 'CUW', '531', 'Curaçao', '큐라소'),
  ('CX', 'CXR', '162', 'Christmas Island', '크리스마스섬'),
  ('CY', 'CYP', '196', 'Cyprus', '사이프러스'),
  ('CZ', 'CZE', '203', 'Czech Republic', '체코공화국'),
  ('DE', 'DEU', '276', 'Germany', '독일'),
  ('DJ', 'DJI', '262', 'Djibouti', '지부티'),
  ('DK', 'DNK', '208', 'Denmark', '덴마크'),
  ('DM', 'DMA', '212', 'Dominica', '도미니카 연방'),
  ('DO', 'DOM', '214', 'Dominican Republic', '도미니카 공화국'),
  ('DZ', 'DZA', '012', 'Algeria', '알제리'),
  ('EC', 'ECU', '218', 'Ecuador', '에콰도르'),
  ('EE', 'EST', '233', 'Estonia', '에스토니아'),
  ('EG', 'EGY', '818', 'Egypt', '이집트'),
  ('EH', 'ESH', '732', 'Western Sahara', '서사하라'),
  ('ER', 'ERI', '232', 'Eritrea', '에리트레아'),
  ('ES', 'ESP', '724', 'Spain', '스페인'),
  ('ET', 'ETH', '231', 'Ethiopia', '이디오피아'),
  ('FI', 'FIN', '246', 'Finland', '핀란드'),
  ('FJ', 'FJI', '242', 'Fiji', '피지'),
  ('FK', 'FLK', '238', 'Falkland Islands (Malvinas)', '포클랜드섬'),
  ('FM', 'FSM', '583', 'Micronesia, Federated States of', '미크로네시아'),
  ('FO', 'FRO', '234', 'Faroe Islands', '페로 군도'),
  ('FR', 'FRA', '250', 'France', '프랑스'),
  ('GA', 'GAB', '266', 'Gabon', '가봉'),
  ('GB', 'GBR', '826', 'United Kingdom', '영국'),
  ('GD', 'GRD', '308', 'Grenada', '그레나다'),
  ('GE', 'GEO', '268', 'Georgia', '그루지아'),
  ('GF', 'GUF', '254', 'French Guiana', '프랑스령 기아나'),
  ('GG', 'GGY', '831', 'Guernsey', '건지'),
  ('GH', 'GHA', '288', 'Ghana', '가나'),
  ('GI', 'GIB', '292', 'Gibraltar', '지브랄타'),
  ('GL', 'GRL', '304', 'Greenland', '그린랜드'),
  ('GM', 'GMB', '270', 'Republic of The Gambia', '감비아'),
  ('GN', 'GIN', '324', 'Guinea', '기니'),
  ('GP', 'GLP', '312', 'Guadeloupe', '과들루프'),
  ('GQ', 'GNQ', '226', 'Equatorial Guinea', '적도 기니'),
  ('GR', 'GRC', '300', 'Greece', '그리스'),
  ('GS', 'SGS', '239', 'South Georgia and the South Sandwich Islands', '남조지아 군도'),
  ('GT', 'GTM', '320', 'Guatemala', '과테말라'),
  ('GU', 'GUM', '316', 'Guam', '괌'),
  ('GW', 'GNB', '624', 'Guinea-Bissau', '기네비쏘'),
  ('GY', 'GUY', '328', 'Guyana', '가이아나'),
  ('HK', 'HKG', '344', 'Hong Kong', '홍콩'),
  ('HM', 'HMD', '334', 'Heard Island and McDonald Islands', '허드 맥도날드 군도'),
  ('HN', 'HND', '340', 'Honduras', '온두라스'),
  ('HR', 'HRV', '191', 'Croatia', '크로아티아'),
  ('HT', 'HTI', '332', 'Haiti', '아이티'),
  ('HU', 'HUN', '348', 'Hungary', '헝가리'),
  ('ID', 'IDN', '360', 'Indonesia', '인도네시아'),
  ('IE', 'IRL', '372', 'Ireland', '아일랜드'),
  ('IL', 'ISR', '376', 'Israel', '이스라엘'),
  ('IM', 'IMN', '833', 'Isle of Man', '맨섬'),
  ('IN', 'IND', '356', 'India', '인도'),
  ('IO', 'IOT', '086', 'British Indian Ocean Territory', '영인도 제도'),
  ('IQ', 'IRQ', '368', 'Iraq', '이라크'),
  ('IR', 'IRN', '364', 'Islamic Republic of Iran', '이란'),
  ('IS', 'ISL', '352', 'Iceland', '아이슬란드'),
  ('IT', 'ITA', '380', 'Italy', '이탈리아'),
  ('JE', 'JEY', '832', 'Jersey', '저지'),
  ('JM', 'JAM', '388', 'Jamaica', '자메이카'),
  ('JO', 'JOR', '400', 'Jordan', '요르단'),
  ('JP', 'JPN', '392', 'Japan', '일본'),
  ('KE', 'KEN', '404', 'Kenya', '케냐'),
  ('KG', 'KGZ', '417', 'Kyrgyzstan', '키르키즈스탄'),
  ('KH', 'KHM', '116', 'Cambodia', '캄보디아'),
  ('KI', 'KIR', '296', 'Kiribati', '키르바시'),
  ('KM', 'COM', '174', 'Comoros', '코모로'),
  ('KN', 'KNA', '659', 'Saint Kitts and Nevis', '세인트 키츠 네비스'),
  ('KP', 'PRK', '408', 'North Korea', '북한'),
  ('KR', 'KOR', '410', 'South Korea', '대한민국'),
  ('KW', 'KWT', '414', 'Kuwait', '쿠웨이트'),
  ('KY', 'CYM', '136', 'Cayman Islands', '케이맨섬'),
  ('KZ', 'KAZ', '398', 'Kazakhstan', '카자흐스탄'),
  ('LA', 'LAO', '418', 'Lao People''s Democratic Republic', '라오스'),
  ('LB', 'LBN', '422', 'Lebanon', '레바논'),
  ('LC', 'LCA', '662', 'Saint Lucia', '세인트 루시아'),
  ('LI', 'LIE', '438', 'Liechtenstein', '리히텐슈타인'),
  ('LK', 'LKA', '144', 'Sri Lanka', '스리랑카'),
  ('LR', 'LBR', '430', 'Liberia', '라이베리아'),
  ('LS', 'LSO', '426', 'Lesotho', '레소토'),
  ('LT', 'LTU', '440', 'Lithuania', '리투아니아'),
  ('LU', 'LUX', '442', 'Luxembourg', '룩셈부르크'),
  ('LV', 'LVA', '428', 'Latvia', '라트비아'),
  ('LY', 'LBY', '434', 'Libya', '리비아'),
  ('MA', 'MAR', '504', 'Morocco', '모로코'),
  ('MC', 'MCO', '492', 'Monaco', '모나코'),
  ('MD', 'MDA', '498', 'Moldova, Republic of', '몰도바'),
  ('ME', 'MNE', '499', 'Montenegro', '몬테네그로'),
  ('MF', 'MAF', '663', 'Saint Martin (French part)', '세인트 마틴 (프랑스어 부분)'),
  ('MG', 'MDG', '450', 'Madagascar', '마다가스카르'),
  ('MH', 'MHL', '584', 'Marshall Islands', '마샬군도'),
  ('MK', 'MKD', '807', 'The Republic of North Macedonia', '마케도니아'),
  ('ML', 'MLI', '466', 'Mali', '말리'),
  ('MM', 'MMR', '104', 'Myanmar', '미얀마'),
  ('MN', 'MNG', '496', 'Mongolia', '몽골'),
  ('MO', 'MAC', '446', 'Macao', '마카오'),
  ('MP', 'MNP', '580', 'Northern Mariana Islands', '북마리아나 군도'),
  ('MQ', 'MTQ', '474', 'Martinique', '마르티니크'),
  ('MR', 'MRT', '478', 'Mauritania', '모리타니'),
  ('MS', 'MSR', '500', 'Montserrat', '몬트세라트'),
  ('MT', 'MLT', '470', 'Malta', '몰타'),
  ('MU', 'MUS', '480', 'Mauritius', '모리셔스'),
  ('MV', 'MDV', '462', 'Maldives', '몰디브'),
  ('MW', 'MWI', '454', 'Malawi', '말라위'),
  ('MX', 'MEX', '484', 'Mexico', '멕시코'),
  ('MY', 'MYS', '458', 'Malaysia', '말레이시아'),
  ('MZ', 'MOZ', '508', 'Mozambique', '모잠비크'),
  ('NA', 'NAM', '516', 'Namibia', '나미비아'),
  ('NC', 'NCL', '540', 'New Caledonia', '뉴칼레도니아'),
  ('NE', 'NER', '562', 'Niger', '니제르'),
  ('NF', 'NFK', '574', 'Norfolk Island', '노퍽섬'),
  ('NG', 'NGA', '566', 'Nigeria', '나이지리아'),
  ('NI', 'NIC', '558', 'Nicaragua', '니카라과'),
  ('NL', 'NLD', '528', 'Netherlands', '네덜란드'),
  ('NO', 'NOR', '578', 'Norway', '노르웨이'),
  ('NP', 'NPL', '524', 'Nepal', '네팔'),
  ('NR', 'NRU', '520', 'Nauru', '나우루'),
  ('NU', 'NIU', '570', 'Niue', '니우에'),
  ('NZ', 'NZL', '554', 'New Zealand', '뉴질랜드'),
  ('OM', 'OMN', '512', 'Oman', '오만'),
  ('PA', 'PAN', '591', 'Panama', '파나마'),
  ('PE', 'PER', '604', 'Peru', '페루'),
  ('PF', 'PYF', '258', 'French Polynesia', '프랑스령 폴리네시아'),
  ('PG', 'PNG', '598', 'Papua New Guinea', '파푸아 뉴기니'),
  ('PH', 'PHL', '608', 'Philippines', '필리핀'),
  ('PK', 'PAK', '586', 'Pakistan', '파키스탄'),
  ('PL', 'POL', '616', 'Poland', '폴랜드'),
  ('PM', 'SPM', '666', 'Saint Pierre and Miquelon', '세인트리에르도,미괘론도'),
  ('PN', 'PCN', '612', 'Pitcairn', '핏케언 군도'),
  ('PR', 'PRI', '630', 'Puerto Rico', '푸에르토리코'),
  ('PS', 'PSE', '275', 'State of Palestine', '팔레스타인'),
  ('PT', 'PRT', '620', 'Portugal', '포르투칼'),
  ('PW', 'PLW', '585', 'Palau', '팔라우'),
  ('PY', 'PRY', '600', 'Paraguay', '파라과이'),
  ('QA', 'QAT', '634', 'Qatar', '카타르'),
  ('RE', 'REU', '638', 'Reunion', '리유니온'),
  ('RO', 'ROU', '642', 'Romania', '루마니아'),
  ('RS', 'SRB', '688', 'Serbia', '세르비아'),
  ('RU', 'RUS', '643', 'Russian Federation', '러시아연방'),
  ('RW', 'RWA', '646', 'Rwanda', '르완다'),
  ('SA', 'SAU', '682', 'Saudi Arabia', '사우디아라비아'),
  ('SB', 'SLB', '090', 'Solomon Islands', '솔로몬 아일랜드'),
  ('SC', 'SYC', '690', 'Seychelles', '세이셸'),
  ('SD', 'SDN', '729', 'Sudan', '수단'),
  ('SE', 'SWE', '752', 'Sweden', '스웨덴'),
  ('SG', 'SGP', '702', 'Singapore', '싱가포르'),
  ('SH', 'SHN', '654', 'Saint Helena', '세인트 헬레나'),
  ('SI', 'SVN', '705', 'Slovenia', '슬로베니아'),
  ('SJ', 'SJM', '744', 'Svalbard and Jan Mayen', '스발바드, 잠마엔도'),
  ('SK', 'SVK', '703', 'Slovakia', '슬로바키아'),
  ('SL', 'SLE', '694', 'Sierra Leone', '시에라 리온'),
  ('SM', 'SMR', '674', 'San Marino', '산 마리노'),
  ('SN', 'SEN', '686', 'Senegal', '세네갈'),
  ('SO', 'SOM', '706', 'Somalia', '소말리아'),
  ('SR', 'SUR', '740', 'Suriname', '수리남'),
  ('SS', 'SSD', '728', 'South Sudan', '남수단'),
  ('ST', 'STP', '678', 'Sao Tome and Principe', '상토메프린시페'),
  ('SV', 'SLV', '222', 'El Salvador', '엘살바도르'),
  ('SX', 'SXM', '534', 'Sint Maarten (Dutch part)', '신트마르텐'),
  ('SY', 'SYR', '760', 'Syrian Arab Republic', '시리아'),
  ('SZ', 'SWZ', '748', 'Eswatini', '스와질란드'),
  ('TC', 'TCA', '796', 'Turks and Caicos Islands', '터크스'),
  ('TD', 'TCD', '148', 'Chad', '차드'),
  ('TF', 'ATF', '260', 'French Southern Territories', '프랑스 남부영토'),
  ('TG', 'TGO', '768', 'Togo', '토고'),
  ('TH', 'THA', '764', 'Thailand', '태국'),
  ('TJ', 'TJK', '762', 'Tajikistan', '타지키스탄'),
  ('TK', 'TKL', '772', 'Tokelau', '토켈로'),
  ('TL', 'TLS', '626', 'Timor-Leste', '동티모르'),
  ('TM', 'TKM', '795', 'Turkmenistan', '트르크메니스탄'),
  ('TN', 'TUN', '788', 'Tunisia', '튀니지아'),
  ('TO', 'TON', '776', 'Tonga', '통가'),
  ('TR', 'TUR', '792', 'Türkiye', '터키'),
  ('TT', 'TTO', '780', 'Trinidad and Tobago', '트리니다드 토바고'),
  ('TV', 'TUV', '798', 'Tuvalu', '트발루'),
  ('TW', 'TWN', '158', 'Taiwan, Province of China', '중화민국'),
  ('TZ', 'TZA', '834', 'United Republic of Tanzania', '탄자니아'),
  ('UA', 'UKR', '804', 'Ukraine', '우크라이나'),
  ('UG', 'UGA', '800', 'Uganda', '우간다'),
  ('UM', 'UMI', '581', 'United States Minor Outlying Islands', '미국령 소군도'),
  ('US', 'USA', '840', 'United States of America', '미국'),
  ('UY', 'URY', '858', 'Uruguay', '우루과이'),
  ('UZ', 'UZB', '860', 'Uzbekistan', '우즈베키스탄'),
  ('VA', 'VAT', '336', 'Holy See (Vatican City State)', '바티칸'),
  ('VC', 'VCT', '670', 'Saint Vincent and the Grenadines', '세인트 빈센트 그레나딘'),
  ('VE', 'VEN', '862', 'Venezuela', '베네수엘라'),
  ('VG', 'VGB', '092', 'Virgin Islands, British', '영국령 버진아일랜드'),
  ('VI', 'VIR', '850', 'Virgin Islands, U.S.', '미국령 버진아일랜드'),
  ('VN', 'VNM', '704', 'Vietnam', '베트남'),
  ('VU', 'VUT', '548', 'Vanuatu', '바누아투'),
  ('WF', 'WLF', '876', 'Wallis and Futuna', '월리스 후트나'),
  ('WS', 'WSM', '882', 'Samoa', '사모아'),
  ('YE', 'YEM', '887', 'Yemen', '예멘'),
  ('YT', 'MYT', '175', 'Mayotte', '마요트'),
  ('ZA', 'ZAF', '710', 'South Africa', '남아프리카'),
  ('ZM', 'ZMB', '894', 'Zambia', '잠비아'),
  ('ZW', 'ZWE', '716', 'Zimbabwe', '짐바브웨 공화국');

insert into region (region_code, country_code, region_name, region_name_ko) values
  ('KR-11', 'KR', 'Seoul', '서울특별시'),
  ('KR-26', 'KR', 'Busan', '부산광역시'),
  ('KR-27', 'KR', 'Daegu', '대구광역시'),
  ('KR-28', 'KR', 'Incheon', '인천광역시'),
  ('KR-29', 'KR', 'Gwangju', '광주광역시'),
  ('KR-30', 'KR', 'Daejeon', '대전광역시'),
  ('KR-31', 'KR', 'Ulsan', '울산광역시'),
  ('KR-41', 'KR', 'Gyeonggi', '경기도'),
  ('KR-42', 'KR', 'Gangwon', '강원특별자치도'),
  ('KR-43', 'KR', 'North Chungcheong', '충청북도'),
  ('KR-44', 'KR', 'South Chungcheong', '충청남도'),
  ('KR-45', 'KR', 'North Jeolla', '전북특별자치도'),
  ('KR-46', 'KR', 'South Jeolla', '전라남도'),
  ('KR-47', 'KR', 'North Gyeongsang', '경상북도'),
  ('KR-48', 'KR', 'South Gyeongsang', '경상남도'),
  ('KR-49', 'KR', 'Jeju', '제주특별자치도'),
  ('KR-50', 'KR', 'Sejong', '세종특별자치시');

-- Makers of the devices that the simulator plays.
insert into manufacturer (manufacturer_id, manufacturer_name, manufacturer_oui) values
  ('kestrel', 'Kestrel Media', '0A57B0'),
  ('arden', 'Arden Networks', '0A52A4'),
  ('evolane', 'Evolane', '0A5EE8');

insert into common_code (code_id, code_group, code_name, code_name_ko, sort_order, use_flag) values
  ('productClass.STB', 'productClass', 'Set-top box', '셋톱박스', 1, true),
  ('productClass.APROUTER', 'productClass', 'Wi-Fi router', 'Wi-Fi 공유기', 2, true),
  ('productClass.AP', 'productClass', 'Access point', '액세스 포인트', 3, true),
  ('productClass.EXTENDER', 'productClass', 'Extender', '익스텐더', 4, true),
  ('deviceStatus.Inventory', 'deviceStatus', 'Inventory', '재고', 1, true),
  ('deviceStatus.Requested', 'deviceStatus', 'Requested', '요청됨', 2, true),
  ('deviceStatus.Deployed', 'deviceStatus', 'Deployed', '배치됨', 3, true);

insert into console_menu (menu_key, menu_name, menu_name_ko, sort_order) values
  ('home', 'Home', '홈', 1),
  ('device', 'Devices', '기기', 2),
  ('management', 'Management', '관리', 3),
  ('statistics', 'Statistics', '통계', 4),
  ('admin', 'Administration', '시스템 관리', 5),
  ('root', 'Common pages', '공통 페이지', 6);

insert into role_group_basic (role_group_key, role_group_name, description) values
  ('System', 'System', 'Part of the product, cannot be deleted'),
  ('Custom', 'Custom', 'Made by an administrator');

insert into service_feature (feature_key, feature_name, feature_name_ko) values
  ('reboot', 'Restart', '재시작'),
  ('factoryReset', 'Factory reset', '공장 초기화'),
  ('lock', 'Lock', '잠금'),
  ('unlock', 'Unlock', '잠금 해제'),
  ('firmwareManualUpgrade', 'Firmware upgrade by hand', '펌웨어 수동 업그레이드'),
  ('ntp', 'Time (NTP)', '시간(NTP)'),
  ('networkStat', 'Network statistics', '네트워크 통계'),
  ('ping', 'Ping', 'Ping'),
  ('traceRoute', 'Trace route', '경로 추적'),
  ('speedDownload', 'Download speed test', '다운로드 속도 측정'),
  ('speedUpload', 'Upload speed test', '업로드 속도 측정'),
  ('history', 'History', '이력'),
  ('debug', 'Debug', '디버그'),
  ('monitoring', 'Monitoring', '모니터링'),
  ('wifiSignalStrength', 'Wi-Fi signal strength', 'Wi-Fi 신호 세기'),
  ('wifiRadio', 'Wi-Fi radios', 'Wi-Fi 라디오'),
  ('wifiChannelScan', 'Wi-Fi channel scan', 'Wi-Fi 채널 스캔'),
  ('connectedDevices', 'Connected devices', '연결된 기기'),
  ('topology', 'Topology', '토폴로지'),
  ('wan', 'WAN', 'WAN'),
  ('lan', 'LAN', 'LAN'),
  ('ipFilter', 'IP filter', 'IP 필터'),
  ('macFilter', 'MAC filter', 'MAC 필터'),
  ('bandSteering', 'Band steering', '밴드 스티어링'),
  ('guestWifi', 'Guest Wi-Fi', '게스트 Wi-Fi'),
  ('remoteConnection', 'Remote connection', '원격 접속'),
  ('quantumApps', 'Container apps', '컨테이너 앱'),
  ('hdmiInfo', 'HDMI information', 'HDMI 정보'),
  ('hdmiCec', 'HDMI-CEC', 'HDMI-CEC'),
  ('audioOut', 'Audio output', '오디오 출력'),
  ('osdMessage', 'On-screen message', '화면 메시지'),
  ('bluetoothRcu', 'Bluetooth remote control', '블루투스 리모컨'),
  ('rcuUpgrade', 'Upgrade of the remote control', '리모컨 업그레이드'),
  ('screenCapture', 'Screen capture', '화면 캡처'),
  ('screenCaptureConsent', 'Consent to screen capture', '화면 캡처 동의'),
  ('remoteControl', 'Remote control', '원격 제어'),
  ('pinReset', 'PIN reset', 'PIN 초기화'),
  ('channelScan', 'Channel scan', '채널 스캔'),
  ('lnbSettings', 'LNB settings', 'LNB 설정'),
  ('androidApps', 'Android apps', 'Android 앱'),
  ('androidAppStats', 'Usage of Android apps', 'Android 앱 사용량'),
  ('landingChannel', 'Landing channel', '시작 채널'),
  ('bootAd', 'Boot advertisement', '부팅 광고'),
  ('metadataSet', 'Metadata', '메타데이터');

insert into service_model (service_model_id, service_name, model_name)
select case product_class when 'STB' then 'iptv.' else 'internet.' end || model_name,
  case product_class when 'STB' then 'IPTV' else 'Internet' end, model_name
from device_model;

insert into managing_system (system_id, system_name, protocol) values ('usp', 'USP controller', 'USP');
insert into system_device_model (system_model_id, system_id, model_name)
select 'usp.' || model_name, 'usp', model_name from device_model;

-- PE-035 Admin tables: manage. One key for the tables of this migration.
update role set permissions = permissions || array['/admin/api/v1/ref/*'] where role_key = 'SystemAdmin';
update role set permissions = permissions || array['/admin/api/v1/auth/*', '/admin/api/v1/device/*'] where role_key = 'SystemAdmin';
