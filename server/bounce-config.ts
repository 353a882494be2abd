export type BounceConfig = ReturnType<typeof bouncesOf>;

export function bouncesOf(url: string | undefined, address: string | undefined) {
  if (!url) return { address, mailbox: undefined };
  const { protocol, hostname, port: givenPort, username, password, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  const isSecure = protocol === 'imaps:';
  return {
    /** Envelope sender, made unique per mail. Undefined: MAIL_FROM. */
    address: address ?? user,
    mailbox: {
      host: hostname,
      port: givenPort ? Number(givenPort) : isSecure ? 993 : 143,
      /** TLS from the first byte; else STARTTLS. */
      isSecure,
      needsTls: !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname),
      user,
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    },
  };
}

export function isMailboxUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username } = new URL(url);
  return ['imap:', 'imaps:'].includes(protocol) && username !== '';
}

export function isUserNoAddress(url: string | undefined): boolean {
  return url !== undefined && isMailboxUrl(url) && !decodeURIComponent(new URL(url).username).includes('@');
}
