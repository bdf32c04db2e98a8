interface Meanwhile {
  /** Null: it was changed before names were kept. */
  by: string | null;
  isSort: boolean;
}

/** Why a change of a list that someone else has changed is refused. */
export function changedMeanwhile({ by, isSort }: Meanwhile): Record<'en' | 'ko', string> {
  const [who, whoKo] = by === null ? ['Someone', '다른 사용자가'] : [by, `${by} 님이`];
  return {
    en: `${who} ${isSort ? 'sorted' : 'changed'} this list meanwhile. Your change was not saved.`,
    ko: `그사이 ${whoKo} 이 목록${isSort ? '의 순서를 바꿨습니다' : '을 변경했습니다'}. 변경 내용이 저장되지 않았습니다.`,
  };
}
