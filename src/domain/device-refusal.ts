/** TR-369 Appendix A: the device's access control does not let this controller in. */
const permissionDenied = 7006;

/** What a device's refusal is for callers (ER-010, ER-012). */
export const refusalCodeOf = (deviceCode: number | undefined): 'wsfail' | 'wsfailauth' =>
  deviceCode === permissionDenied ? 'wsfailauth' : 'wsfail';
