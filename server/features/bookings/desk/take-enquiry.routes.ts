import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf } from '../../../../contracts/answers.contract.ts';
import { takenBooking, takenBookingBody } from '../../../../contracts/desk.contract.ts';
import type { Deps } from '../../../deps.ts';
import { answers } from '../../../http/answers.ts';
import { repeatableOf, runOnce } from '../../../http/idempotency.ts';
import { currentUser, requireAdmin } from '../../../http/session.ts';
import { withRule } from '../../../http/with-rule.ts';
import { readTakenEnquiry, takeEnquiry } from './take-enquiry.ts';

/** Enquiries that staff take themselves. */
export function takeEnquiryRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsyncZod {
  // A field that the contract refuses has its fault already: what stands in for it here is not looked at.
  const checkedTakenBody = withRule(takenBookingBody, ({ phone = '', bookAt = '', ...right }) => {
    readTakenEnquiry({ phone, bookAt, ...right }, now());
  });

  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.post(
      '/manage/bookings',
      {
        schema: {
          tags: ['bookings'],
          summary: 'Write down an enquiry that came by phone, WhatsApp, mail or at the door (staff)',
          body: checkedTakenBody,
          response: answers(answerOf(takenBooking)),
        },
      },
      async (request) => {
        const by = { actor: currentUser(request), now: now() };
        const repeatable = repeatableOf(request, `take-enquiry:${by.actor.id}`, by.now);
        const data = await runOnce(db, repeatable, async (trx) => {
          const { id, reference } = await takeEnquiry(trx, request.body, by);
          return { _id: id, reference };
        });
        wakeMail();
        return { success: true as const, message: `Enquiry ${data.reference} is stored`, data };
      },
    );
  };
}
