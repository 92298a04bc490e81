/** The longest reason for viewing as a user. */
export const viewReasonMax = 200;
