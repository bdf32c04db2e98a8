/** Rules of an organisation for the approval of files and profiles. */
export type ApprovalRules = {
  /** True if a second person must approve. */
  fourEyes: boolean;
  /** Number of devices from which a profile needs approval. */
  fromDevices: number;
  /** True if only signed files can be approved. */
  mustBeSigned: boolean;
};

/** Milliseconds that a weaker rule waits for a second person, who can apply it at once or withdraw it. */
export const weakerRuleMs = 86_400_000;

/** Returns the rules that apply at once: the stricter value of each. */
export const stricter = (one: ApprovalRules, other: ApprovalRules): ApprovalRules => ({
  fourEyes: one.fourEyes || other.fourEyes,
  fromDevices: Math.min(one.fromDevices, other.fromDevices),
  mustBeSigned: one.mustBeSigned || other.mustBeSigned,
});

export const areSameRules = (one: ApprovalRules, other: ApprovalRules): boolean =>
  one.fourEyes === other.fourEyes &&
  one.fromDevices === other.fromDevices &&
  one.mustBeSigned === other.mustBeSigned;
