import type { OutboxRow } from '../db/mail-rows.ts';

export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The link the mail is about. Logged if there is no SMTP server. */
  link?: string;
  /** Each try differs, for instance by its token, so mail programs must not hide it as a repeat. */
  isNewEachTry?: boolean;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** Tokens and the like, blanked in the stored copy. */
  secrets?: string[];
};

export type MailAttachment = { filename: string; contentType: string; content: string | Buffer };

export type OutgoingMail = RenderedMail & {
  /** Equal for each try; the Message-ID is made from it. */
  id: string;
  to: string;
  /** Where bounces go; defaults to MAIL_FROM. */
  envelopeFrom?: string;
};

/** Hands a mail on and returns the server's words. Throws if it was not taken. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<string>;
  close: () => void;
};

export type BuildOptions = {
  isPreview: boolean;
  signal?: AbortSignal;
};

/** The mail's content is not true before `until`. */
export class NotYet extends Error {
  readonly until: string;

  constructor(until: string) {
    super(`This mail is to wait until ${until}.`);
    this.name = 'NotYet';
    this.until = until;
  }
}

export type MailBuilder = (row: OutboxRow, options: BuildOptions) => Promise<RenderedMail | undefined>;
