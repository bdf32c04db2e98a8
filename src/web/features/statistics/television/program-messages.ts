import { defineMessages } from '#web/i18n/message.ts';

export const programMessages = defineMessages('television.program', {
  programs: { en: 'Programmes', ko: '프로그램' },
  contents: { en: 'Online contents', ko: '온라인 콘텐츠' },
  videos: { en: 'Videos on demand', ko: 'VOD' },
  topPrograms: { en: 'Top ten programmes', ko: '상위 10개 프로그램' },
  topContents: { en: 'Top ten online contents', ko: '상위 10개 온라인 콘텐츠' },
  topVideos: { en: 'Top ten videos on demand', ko: '상위 10개 VOD' },
  allPrograms: { en: 'All programmes', ko: '전체 프로그램' },
  allContents: { en: 'All online contents', ko: '전체 온라인 콘텐츠' },
  allVideos: { en: 'All videos on demand', ko: '전체 VOD' },
  name: { en: 'Name', ko: '이름' },
  services: { en: 'Shown on', ko: '방송 채널' },
  search: { en: 'Part of the name', ko: '이름 일부' },
  order: { en: 'Ranked by', ko: '순위 기준' },
  hitsOf: { en: 'Boxes that watched "{name}"', ko: '"{name}" 시청 단말 수' },
  hitsOfNone: { en: 'Boxes by day', ko: '일별 시청 단말 수' },
  choose: { en: 'Choose a name', ko: '이름을 선택하세요' },
  chooseHelp: {
    en: 'Select a bar, a row or type a name to see its boxes by day.',
    ko: '막대나 행을 선택하거나 이름을 입력하면 일별 시청 단말 수를 볼 수 있습니다.',
  },
  wholeName: { en: 'Name, in whole', ko: '전체 이름' },
  onePeriod: {
    en: '{from, select, day {{until}} other {{from} to {until}}}: {boxes, plural, one {# box} other {# boxes}}, {time}. A box counts once, so the days add up to more.',
    ko: '{from, select, day {{until}} other {{from}~{until}}}: 단말 {boxes, number}대, {time}. 단말 한 대는 한 번만 세므로 일별 합계가 더 큽니다.',
  },
  season: { en: '{name}, season {season}', ko: '{name} 시즌 {season}' },
  episode: { en: 'Episode {episode}: {name}', ko: '{episode}회: {name}' },
  episodes: {
    en: '{count, plural, one {# episode} other {# episodes}}',
    ko: '{count, number}회차',
  },
  more: {
    en: 'And {count, number} with less viewing, which have no row.',
    ko: '시청이 더 적은 {count, number}건은 표시하지 않습니다.',
  },
  completion: {
    en: 'How much of a video was watched is not known: boxes do not report its length.',
    ko: '영상 길이는 보고되지 않으므로 완주율은 알 수 없습니다.',
  },
});
