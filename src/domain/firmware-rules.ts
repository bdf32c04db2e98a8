/** Rules of an organisation for the approval of firmware. */
export type ApprovalRules = {
  /** Whether a second person approves. */
  fourEyes: boolean;
  /** Devices from which on a profile needs one. */
  fromDevices: number;
  /** Whether only signed files can be approved. */
  mustBeSigned: boolean;
};

/** A weaker rule waits so long for a second person, who can let it apply at once or withdraw it. */
export const weakerRuleMs = 86_400_000;

/** The rules that apply at once: the stricter of both. */
export const stricter = (one: ApprovalRules, other: ApprovalRules): ApprovalRules => ({
  fourEyes: one.fourEyes || other.fourEyes,
  fromDevices: Math.min(one.fromDevices, other.fromDevices),
  mustBeSigned: one.mustBeSigned || other.mustBeSigned,
});

export const areSameRules = (one: ApprovalRules, other: ApprovalRules): boolean =>
  one.fourEyes === other.fourEyes &&
  one.fromDevices === other.fromDevices &&
  one.mustBeSigned === other.mustBeSigned;
