/** Keys of local storage under which diagnoses under way are kept, one for each device and kind. */
export const storedPrefix = 'diagnosis:';
