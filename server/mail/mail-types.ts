import type { OutboxRow } from '../db/mail-rows.ts';

/** A mail as it goes out. */
export type RenderedMail = {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer reaches; without it, the sender. */
  replyTo?: string;
  /** The one link the mail is about. Where no SMTP server is set, it is logged. */
  link?: string;
  /** Each try says something else, such as another token: a mail program must not take it for a repeat and hide it. */
  isNewEachTry?: boolean;
  /** Beside those that every mail has, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  /** What lets in whoever has it, such as a token: it is blanked in what is stored as sent. */
  secrets?: string[];
};

export type MailAttachment = { filename: string; contentType: string; content: string | Buffer };

/** What the worker hands over, of one try. */
export type OutgoingMail = RenderedMail & {
  /** The same for every try of one mail; its Message-ID is made of it. */
  id: string;
  to: string;
  /** Whom the servers on the way tell that it could not be delivered; without it, MAIL_FROM. */
  envelopeFrom?: string;
};

/** Hands a mail to the world, and answers the words with which it was taken. Throws when it was not. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<string>;
  /** A mail that is under way is cut. */
  close: () => void;
};

export type BuildOptions = {
  /** To be looked at by staff: it issues nothing that lets in, and its links that would lead nowhere. */
  isPreview: boolean;
  /** Tells that nobody waits for it any more. */
  signal?: AbortSignal;
};

/** Thrown where a mail is made whose time has not come: what it says is not so before `until`. */
export class NotYet extends Error {
  readonly until: string;

  constructor(until: string) {
    super(`This mail is to wait until ${until}.`);
    this.name = 'NotYet';
    this.until = until;
  }
}

/** Makes the mail of an outbox row when it is about to go out; undefined when there is nothing to say any more. */
export type MailBuilder = (row: OutboxRow, options: BuildOptions) => Promise<RenderedMail | undefined>;
