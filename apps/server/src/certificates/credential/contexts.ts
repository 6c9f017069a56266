const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';

/** What the names in a credential mean. */
export const CREDENTIAL_CONTEXTS = [CREDENTIALS];
export const BADGE_CONTEXTS = [CREDENTIALS, 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];
