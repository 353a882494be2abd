import type { FastifyPluginAsync } from 'fastify';
import { NO_TOUR_TYPE } from '../../../contracts/contacts/tour-types.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { badInput } from '../../http/faults/errors.ts';
import { enqueueMails } from '../../mail/outbox.queries.ts';
import { consentOf, recordConsent } from '../consents/consents.queries.ts';
import { judgeArrival, tracesOf } from '../spam/judge-arrival.ts';
import { insertSpamMark } from '../spam/spam-marks.queries.ts';
import { messageMails } from './contacts.mail.ts';
import { insertContactMessage, setContactMessage } from './contacts.queries.ts';
import { findTourTypes } from './tour-types.queries.ts';

export function contactRoutes({ db, config, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async sendContactMessage(request) {
      const { body: message } = request;
      const given = consentOf(request, 'contact');
      const traces = tracesOf(request, config);
      const written = { name: message.name, email: message.email, text: message.message };
      const answer = await change(request, async (trx, { now: moment }) => {
        if (!(await findTourTypes(trx)).includes(message.tourType))
          throw badInput({ tourType: NO_TOUR_TYPE });
        const verdict = await judgeArrival(trx, written, traces, moment);
        const about = { kind: 'message' as const, id: await insertContactMessage(trx, message, moment) };
        await recordConsent(trx, about, { email: message.email, userId: null }, given, moment);
        const mails = await messageMails(trx, { id: about.id, message }, moment, traces.scale);
        if (verdict.isSpam) {
          await setContactMessage(trx, about.id, { spam_at: moment.toISOString() });
          await insertSpamMark(trx, about, verdict, moment);
        } else await enqueueMails(trx, mails, moment);
        return { message: 'Message sent successfully!' };
      });
      wakeMail();
      return answer;
    },
  });
}
