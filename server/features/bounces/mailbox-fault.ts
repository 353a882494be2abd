/** What imapflow adds to the error where the server itself refused. */
type Refusal = { authenticationFailed?: unknown; responseText?: unknown; code?: unknown };

/** Why the bounce mailbox could not be read, as staff are told: in the server's own words where it said any. */
export function mailboxFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { authenticationFailed, responseText, code } = error as Error & Refusal;
  const said = typeof responseText === 'string' && responseText !== '' ? responseText : error.message;
  if (authenticationFailed === true) return `The mail server does not take the user or the password: ${said}`;
  // What TLS finds: `DEPTH_ZERO_SELF_SIGNED_CERT`, `CERT_HAS_EXPIRED`, `UNABLE_TO_VERIFY_LEAF_SIGNATURE`.
  if (/CERT|SIGNATURE/.test(String(code))) return `The mail server’s certificate is not trusted: ${said}`;
  return said;
}
