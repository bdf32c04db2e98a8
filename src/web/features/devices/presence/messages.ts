import { defineMessages } from '#web/i18n/message.ts';

export const messages = defineMessages('presence', {
  title: { en: 'Also on this page', ko: '이 화면을 함께 보는 사람' },
  since: { en: 'since {time}', ko: '{time}부터' },
  edits: { en: 'editing: {what}', ko: '입력 중: {what}' },
  stranger: { en: 'A user of another organisation', ko: '다른 조직의 담당자' },
  handOver: { en: 'Hand over…', ko: '인계…' },
  handOverTo: { en: 'Hand over to {name}', ko: '{name} 님에게 인계' },
  ask: { en: 'Ask to take over', ko: '인계 요청' },
  note: { en: 'Note', ko: '메모' },
  noteHelp: {
    en: 'What was done and what is left. Kept in the device history.',
    ko: '처리한 내용과 남은 내용을 적습니다. 단말 이력에 남습니다.',
  },
  asked: { en: '{name} was asked to take over', ko: '{name} 님에게 인계를 요청했습니다' },
  waiting: {
    en: '{name} was asked to take over and has not answered yet.',
    ko: '{name} 님에게 인계를 요청했으며 아직 응답이 없습니다.',
  },
  declined: {
    en: '{name} declined to take over at {time}.',
    ko: '{name} 님이 {time}에 인계를 거절했습니다.',
  },
  asksYou: {
    en: '{name} asks you to take over this device',
    ko: '{name} 님이 이 단말의 인계를 요청했습니다',
  },
  accept: { en: 'Take over', ko: '인수' },
  decline: { en: 'Decline', ko: '거절' },
  holds: {
    en: '{name} took over this device from {from} at {time}.',
    ko: '{name} 님이 {time}에 {from} 님에게서 이 단말을 인수했습니다.',
  },
  youHold: {
    en: 'You took over this device from {from} at {time}.',
    ko: '{time}에 {from} 님에게서 이 단말을 인수했습니다.',
  },
});
