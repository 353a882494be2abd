/** What imapflow adds to the error where the server itself refused. */
type Refusal = { authenticationFailed?: unknown; responseText?: unknown };

/** Why the bounce mailbox could not be read, as staff are told: in the server's own words where it said any. */
export function mailboxFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { authenticationFailed, responseText } = error as Error & Refusal;
  const said = typeof responseText === 'string' && responseText !== '' ? responseText : error.message;
  if (authenticationFailed === true) return `The mail server does not take the user or the password: ${said}`;
  return said;
}
