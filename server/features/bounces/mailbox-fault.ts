type Refusal = { authenticationFailed?: unknown; responseText?: unknown; code?: unknown };

export function mailboxFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { authenticationFailed, responseText, code } = error as Error & Refusal;
  const said = typeof responseText === 'string' && responseText !== '' ? responseText : error.message;
  if (authenticationFailed === true) return `The mail server does not take the user or the password: ${said}`;
  if (/CERT|SIGNATURE/.test(String(code))) return `The mail server’s certificate is not trusted: ${said}`;
  return said;
}
