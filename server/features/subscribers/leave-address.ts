export function leaveAddress(siteUrl: string, token: string, issueId?: string): string {
  return `${siteUrl}/newsletter/leave/${token}${issueId === undefined ? '' : `?issue=${issueId}`}`;
}

/** One-click unsubscribe (RFC 8058), with the agency's mailbox for programs that cannot post. */
export function leaveHeaders(url: string, agencyEmail: string | undefined): Record<string, string> {
  const mailto = agencyEmail && `<mailto:${agencyEmail}?subject=${encodeURIComponent('Unsubscribe')}>`;
  return {
    'List-Unsubscribe': [`<${url}>`, ...(mailto ? [mailto] : [])].join(', '),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
