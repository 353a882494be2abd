import { parentPort } from 'node:worker_threads';
import { layOutMail, type MailToLayOut } from './lay-out-mail.ts';

// A thread of its own, started by `lay-out-aside.ts`: a text that takes long to lay out holds up nobody else.

parentPort?.on('message', (mail: MailToLayOut) => {
  parentPort?.postMessage(layOutMail(mail));
});
