import type { FastifyPluginAsync } from 'fastify';
import { contactCalls } from '../../../contracts/calls/contact-calls.contract.ts';
import type { Deps } from '../../deps.ts';
import { repeatableOf, runOnce } from '../../http/calls/idempotency.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { consentOf, recordConsent } from '../consents/consents.queries.ts';
import { findStaffAddresses } from '../settings/staff-addresses.ts';
import { CONTACT_NOTICE_MAIL, CONTACT_RECEIVED_MAIL } from './contacts.mail.ts';
import { insertContactMessage } from './contacts.queries.ts';

export function contactRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsync {
  return serveCalls(contactCalls, {
    async sendContactMessage(request) {
      const { consentVersion, website, filledInSeconds, ...message } = request.body;
      const moment = now();
      const repeatable = repeatableOf(request, 'contact', moment);
      const given = consentOf(request, 'contact', consentVersion);
      const answer = await runOnce(db, repeatable, async (trx) => {
        const about = { kind: 'message' as const, id: await insertContactMessage(trx, message, moment) };
        await recordConsent(trx, about, { email: message.email, userId: null }, given, moment);
        for (const recipient of await findStaffAddresses(trx)) {
          await enqueueMail(trx, { kind: CONTACT_NOTICE_MAIL, recipient, payload: message, about }, moment);
        }
        // Anybody may name any address: it gets so many, and none has a word of the message.
        const receipt = { kind: CONTACT_RECEIVED_MAIL, recipient: message.email, payload: {}, about };
        if ((await takeMailTurn(trx, receipt, moment, config.rateLimitScale)) === 0)
          await enqueueMail(trx, receipt, moment);
        return { message: 'Message sent successfully!' };
      });
      wakeMail();
      return answer;
    },
  });
}
