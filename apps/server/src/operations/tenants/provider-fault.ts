const WORDS: ReadonlyArray<[RegExp, string]> = [
  [/^ECONNREFUSED$/, 'nothing listens there'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no such host'],
  [/^(EHOSTUNREACH|ENETUNREACH|ECONNRESET|UND_ERR_SOCKET)$/, 'the connection breaks off'],
  [/^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT|OAUTH_TIMEOUT|TimeoutError)$/, 'it takes too long to answer'],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^ERR_TLS|^ERR_SSL|^EPROTO$/,
    'its certificate is not one to be trusted',
  ],
  [/^OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED$/, 'its discovery document names another issuer'],
  [/^OAUTH_/, 'what it answers is not the discovery document of an OpenID provider'],
];

/** Why a provider cannot be asked, in plain words: by the codes of the error and of what caused it, the innermost first. */
export function providerFault(error: unknown): string {
  const codes = codesOf(error);
  for (const code of codes) {
    const known = WORDS.find(([pattern]) => pattern.test(code));
    if (known) return known[1];
  }
  return innermost(error);
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error ? [String(error.code), error.name] : [error.name];
  const tried = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...codesOf(error.cause), ...tried, ...own];
}
