type Answer = { headers: Record<string, unknown> };

export function setCookiesOf({ headers }: Answer): Map<string, string> {
  const header = headers['set-cookie'];
  const lines = header === undefined ? [] : [header].flat().map(String);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line]));
}

export function cookieHeaderOf(answer: Answer): string {
  return [...setCookiesOf(answer).values()].map((line) => line.split(';')[0]).join('; ');
}

export function sessionCookieHeader(token: string): string {
  return `teesta_stub=${token.slice(0, -22)}; teesta_session=${token.slice(-22)}`;
}
