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
};

/** Hands a mail to the world. Throws when it could not. */
export type MailTransport = {
  send: (mail: RenderedMail & { id: string; to: string }) => Promise<void>;
  /** A mail that is under way is cut. */
  close: () => void;
};
