-- The metropolitan and provincial offices of education of Korea, in their official order. Reference data: a school names one.
create table education_office (
  office_id text primary key,
  name_en text not null,
  name_ko text not null,
  position integer not null
);
insert into education_office (position, office_id, name_en, name_ko) values
  (1, 'seoul', 'Seoul Metropolitan Office of Education', '서울특별시교육청'),
  (2, 'busan', 'Busan Metropolitan City Office of Education', '부산광역시교육청'),
  (3, 'daegu', 'Daegu Metropolitan Office of Education', '대구광역시교육청'),
  (4, 'incheon', 'Incheon Metropolitan City Office of Education', '인천광역시교육청'),
  (5, 'gwangju', 'Gwangju Metropolitan Office of Education', '광주광역시교육청'),
  (6, 'daejeon', 'Daejeon Metropolitan Office of Education', '대전광역시교육청'),
  (7, 'ulsan', 'Ulsan Metropolitan Office of Education', '울산광역시교육청'),
  (8, 'sejong', 'Sejong City Office of Education', '세종특별자치시교육청'),
  (9, 'gyeonggi', 'Gyeonggido Office of Education', '경기도교육청'),
  (10, 'gangwon', 'Gangwon State Office of Education', '강원특별자치도교육청'),
  (11, 'chungbuk', 'Chungcheongbuk-do Office of Education', '충청북도교육청'),
  (12, 'chungnam', 'Chungcheongnam-do Office of Education', '충청남도교육청'),
  (13, 'jeonbuk', 'Jeonbuk State Office of Education', '전북특별자치도교육청'),
  (14, 'jeonnam', 'Jeollanam-do Office of Education', '전라남도교육청'),
  (15, 'gyeongbuk', 'Gyeongsangbuk-do Office of Education', '경상북도교육청'),
  (16, 'gyeongnam', 'Gyeongsangnam-do Office of Education', '경상남도교육청'),
  (17, 'jeju', 'Jeju Special Self-Governing Provincial Office of Education', '제주특별자치도교육청');
