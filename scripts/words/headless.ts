/** They begin a clause that a sentence only contains. At the start of a comment they leave it without a subject. */
const fragmentHeads = ['Of', 'What', 'Whether', 'Which', 'Who', 'Whose', 'How', 'Why', 'That', 'As'];
/** A main clause follows the clause of a conjunction, after a comma: "When the tab closes, the draft stays." */
const conjunctions = ['Where', 'When'];
/** A main clause may follow at once: "Without a socket nothing would end the watch." */
const prepositions = ['For', 'With', 'Without'];

/** Words after a comma that continue the clause before it. */
const continuing = new Set(
  `and or but else not null undefined absent now so default kept which who whom whose that where when whether why how
  what in on at by with without for from to of as after before beside below above since until`.split(/\s+/),
);
const finiteVerb =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|might|must|would|will|shall|should|never|always)\b/;
/** A second noun phrase that no preposition governs: "without a socket **nothing** ends". */
const subject =
  /\w (?<!\b(?:and|or|of|in|on|at|by|with|for|from|to|as|after|before|below|behind|beside|between|than) )(?:the|a|an|it|they|this|each|no|nothing) /;
const relative = /\b(?:that|which|who|whom|whose|what|where|when|whether|how|if)\b/;

/** The word that a comment without a main clause begins with; null: it is a sentence, or a noun phrase. */
export function headlessBeginning(comment: string): string | null {
  const [, head = '', rest = ''] = /^(\w+)\b(.*)$/s.exec(comment.trim()) ?? [];
  // "That is why…" and "That means…" have their subject.
  if (head === 'That' && /^ (?:is|means|would)\b/.test(rest)) return null;
  if (fragmentHeads.includes(head)) return head;
  if (!conjunctions.includes(head) && !prepositions.includes(head)) return null;
  const [sentence = ''] = rest.split(/[.;:?](?:\s|$)/);
  const [opening = '', ...clauses] = sentence.split(/,\s+/);
  if (clauses.some(isMainClause)) return null;
  return prepositions.includes(head) && hasOwnVerb(opening) ? null : head;
}

const isMainClause = (clause: string): boolean => {
  const words = clause.split(/\s+/);
  const [first = ''] = words;
  return words.length >= 3 && !continuing.has(first.toLowerCase()) && !first.endsWith('ed');
};

/** Looks before the first relative pronoun, because a verb after it belongs to another clause. */
function hasOwnVerb(opening: string): boolean {
  const [own = ''] = opening.split(relative);
  return finiteVerb.test(own) || subject.test(own);
}
