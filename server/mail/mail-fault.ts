import { Failure } from '../http/faults/errors.ts';
import { isDeadAddress } from './dead-address.ts';

export type MailFault = {
  message: string;
  isAnswer: boolean;
  isFinal: boolean;
  isAddress: boolean;
  /** Who has to mend it. `server` includes our settings: no mail goes out. `recipient`: their domain may stall. */
  whose: 'server' | 'recipient' | 'mail' | 'ours';
};

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** The connection broke in the middle, so it may be because of this mail. */
const BROKEN = ['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'];
/** Refusals of the sender: it has to sign in, or may not relay. */
const OF_OUR_SETTINGS = [503, 530, 534, 535, 538];

export function readMailFault(error: unknown): MailFault {
  const { message, code, command, response, responseCode } = readError(error);
  const fault = (whose: MailFault['whose'], isFinal = false, isAddress = false): MailFault => ({
    message: response ?? message,
    isAnswer: response !== undefined,
    isFinal,
    isAddress,
    whose,
  });
  // Rendering failed before any server was asked.
  if (code === undefined || error instanceof Failure) return fault('ours');
  if (code === STALLED) return fault('recipient');
  if (responseCode === undefined) return fault(...withoutAnswer(code, message));
  const isHandedOver = ['RCPT TO', 'DATA'].includes(command ?? '');
  // `User unknown in relay recipient table` is not about our settings.
  if (isHandedOver && isDeadAddress({ status: '', words: response ?? '' }))
    return fault('recipient', true, true);
  if (responseCode === 421 || isOfOurSettings(responseCode, response ?? '') || !isHandedOver)
    return isTooBig(command, responseCode) ? fault('mail', true) : fault('server');
  if (responseCode < 500) return fault('recipient');
  return fault(command === 'RCPT TO' ? 'recipient' : 'mail', true);
}

export const STALLED = 'ESTALLED';

function readError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error));
}

function withoutAnswer(
  code: string,
  message: string,
): [MailFault['whose'], isFinal?: boolean, isAddress?: boolean] {
  // Nodemailer's own refusals: an invalid address, a mail larger than the server accepts.
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
