import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneAnswer } from '../../../contracts/answers.contract.ts';
import { contactBody } from '../../../contracts/contacts.contract.ts';
import type { Deps } from '../../deps.ts';
import { answers } from '../../http/answers.ts';
import { repeatableOf, runOnce } from '../../http/idempotency.ts';
import { limited } from '../../http/rate-limits.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { findStaffAddresses } from '../settings/staff-addresses.ts';
import { CONTACT_NOTICE_MAIL } from './contacts.mail.ts';
import { insertContactMessage } from './contacts.queries.ts';

export function contactRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/contacts/send-mail',
      {
        config: limited('publicForm', config.rateLimitScale),
        schema: {
          tags: ['contacts'],
          summary: 'Send the simple contact form; stored first, mailed to staff after',
          body: contactBody,
          response: answers(doneAnswer),
        },
      },
      async (request) => {
        const { body } = request;
        const moment = now();
        const repeatable = repeatableOf(request, 'contact', moment);
        const answer = await runOnce(db, repeatable, async (trx) => {
          const about = { kind: 'message' as const, id: await insertContactMessage(trx, body, moment) };
          for (const recipient of await findStaffAddresses(trx)) {
            await enqueueMail(trx, { kind: CONTACT_NOTICE_MAIL, recipient, payload: body, about }, moment);
          }
          return { success: true as const, message: 'Message sent successfully!' };
        });
        wakeMail();
        return answer;
      },
    );
  };
}
