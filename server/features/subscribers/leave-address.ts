/** Where somebody leaves the newsletter; `issueId` counts it for that issue. */
export function leaveAddress(siteUrl: string, token: string, issueId?: string): string {
  return `${siteUrl}/newsletter/leave/${token}${issueId === undefined ? '' : `?issue=${issueId}`}`;
}

/**
 * What lets a mail program offer one press to leave (RFC 8058): it posts to the address, without a cookie and without asking
 * the reader for more. The agency's mailbox takes what cannot be posted.
 */
export function leaveHeaders(url: string, agencyEmail: string | undefined): Record<string, string> {
  const mailto = agencyEmail && `<mailto:${agencyEmail}?subject=${encodeURIComponent('Unsubscribe')}>`;
  return {
    'List-Unsubscribe': [`<${url}>`, ...(mailto ? [mailto] : [])].join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
