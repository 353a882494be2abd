import { badInput } from '../../http/faults/errors.ts';
import { openSideThread, TOO_MUCH } from '../side-thread.ts';
import type { LaidOutMail, MailToLayOut } from './lay-out-mail.ts';

const thread = openSideThread<MailToLayOut, LaidOutMail>(new URL('./layout-thread.ts', import.meta.url));

/** Lays a mail out in a thread. Throws a fault of `body` if it takes too long. */
export async function layOutAside(mail: MailToLayOut, signal?: AbortSignal): Promise<LaidOutMail> {
  const laidOut = await thread.ask(mail, signal);
  if (laidOut === TOO_MUCH)
    throw badInput({ body: 'This text takes too long to lay out. Use fewer lists, links and signs.' });
  return laidOut;
}
