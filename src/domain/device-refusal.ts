/** TR-369 Appendix A: the device's access control rejects this controller. */
const permissionDenied = 7006;

/** Returns the error code for a device's refusal (ER-010, ER-012). */
export const refusalCodeOf = (deviceCode: number | undefined): 'wsfail' | 'wsfailauth' =>
  deviceCode === permissionDenied ? 'wsfailauth' : 'wsfail';
