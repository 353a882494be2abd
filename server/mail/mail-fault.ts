import { Failure } from '../http/faults/errors.ts';
import { isDeadAddress } from './dead-address.ts';

/** Why a mail was not taken, and what follows from it. */
export type MailFault = {
  /** The server's own words where it said any. */
  message: string;
  /** The server said so; else the connection failed, or the mail never got there. */
  isAnswer: boolean;
  /** To try again would bring the same answer. */
  isFinal: boolean;
  /** Mails do not arrive at the recipient's address: see `isDeadAddress`. */
  isAddress: boolean;
  /**
   * At whose end something is to be mended: at the mail server's or in our settings, in which case no mail goes out; at the
   * recipient's, whose domain may stall; in the mail; or in this program.
   */
  whose: 'server' | 'recipient' | 'mail' | 'ours';
};

/** What nodemailer says of a mail that was not taken. */
type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** The connection was there, and broke or fell silent in the middle: of this mail, for all one can know. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];
/** Answers about who sends, not about whom to: it has to sign in first, or is not let send elsewhere. */
const OF_OUR_SETTINGS = [503, 530, 534, 535, 538];

/** Reads what `MailTransport.send` threw: a server's answer, a network that fails, or something of our own. */
export function readMailFault(error: unknown): MailFault {
  const { message, code, command, response, responseCode } = readError(error);
  const fault = (whose: MailFault['whose'], isFinal = false, isAddress = false): MailFault => ({
    message: response ?? message,
    isAnswer: response !== undefined,
    isFinal,
    isAddress,
    whose,
  });
  // It was not laid out: nobody was asked to take it.
  if (code === undefined || error instanceof Failure) return fault('ours');
  if (code === STALLED) return fault('recipient');
  if (responseCode === undefined) return fault(...withoutAnswer(code, message));
  const isHandedOver = ['RCPT TO', 'DATA'].includes(command ?? '');
  // `User unknown in relay recipient table` is none of our settings.
  if (isHandedOver && isDeadAddress({ status: '', words: response ?? '' }))
    return fault('recipient', true, true);
  if (responseCode === 421 || isOfOurSettings(responseCode, response ?? '') || !isHandedOver)
    return isTooBig(command, responseCode) ? fault('mail', true) : fault('server');
  if (responseCode < 500) return fault('recipient');
  return fault(command === 'RCPT TO' ? 'recipient' : 'mail', true);
}

/** The code of a mail that was given up because all of it took too long. */
export const STALLED = 'ESTALLED';

function readError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

function withoutAnswer(
  code: string,
  message: string,
): [MailFault['whose'], isFinal?: boolean, isAddress?: boolean] {
  // What nodemailer refuses by itself: an address that is none, a mail larger than the server says it takes.
  if (code === 'EENVELOPE') return ['recipient', true, true];
  if (code === 'EMESSAGE') return ['mail', true];
  if (['ESTREAM', 'EFETCH', 'EFILEACCESS', 'EURLACCESS', 'ABORT_ERR'].includes(code)) return ['ours'];
  if (code === 'ETIMEDOUT') return [message === 'Timeout' ? 'recipient' : 'server'];
  if (code === 'ESOCKET') return [BROKEN.some((broken) => message.includes(broken)) ? 'recipient' : 'server'];
  if (code === 'ECONNECTION') return [message === 'Connection closed unexpectedly' ? 'recipient' : 'server'];
  return ['server'];
}

function isOfOurSettings(responseCode: number, response: string): boolean {
  if (OF_OUR_SETTINGS.includes(responseCode)) return true;
  return responseCode >= 500 && /\b(?:relay|relaying|authentication)\b/i.test(response);
}

function isTooBig(command: string | undefined, responseCode: number): boolean {
  return command === 'MAIL FROM' && responseCode === 552;
}
