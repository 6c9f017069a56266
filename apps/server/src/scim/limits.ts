/** Of one identity provider; Microsoft's asks for 25 a second. */
export const SCIM_CALLS_A_MINUTE = 3000;
/** A group is sent with all its members. */
export const MOST_SCIM_BODY_BYTES = 1024 * 1024;
export const MOST_PATCH_OPERATIONS = 500;
export const LONGEST_PATH = 500;
