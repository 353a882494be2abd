import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../../../contracts/calls/desk-calls.contract.ts';
import { takenEnquiryBody } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { Deps } from '../../../../deps.ts';
import { repeatableOf, runOnce } from '../../../../http/calls/idempotency.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { withRule } from '../../../../http/faults/with-rule.ts';
import { currentUser } from '../../../../http/session/guards.ts';
import { readTakenEnquiry, takeEnquiry } from './take-enquiry.ts';

/** Enquiries that staff take themselves. */
export function takeEnquiryRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  // A field that the contract refuses has its fault already: what stands in for it here is not looked at.
  const checkedTakenBody = withRule(takenEnquiryBody, ({ phone = '', bookAt = '', ...right }) => {
    readTakenEnquiry({ phone, bookAt, ...right }, now());
  });

  return serveCalls(
    deskCalls,
    {
      async takeEnquiry(request) {
        const by = { actor: currentUser(request), now: now() };
        const repeatable = repeatableOf(request, `take-enquiry:${by.actor.id}`, by.now);
        const data = await runOnce(db, repeatable, async (trx) => {
          const { id, reference } = await takeEnquiry(trx, request.body, by);
          return { _id: id, reference };
        });
        wakeMail();
        return { message: `Enquiry ${data.reference} is stored`, data };
      },
    },
    { takeEnquiry: { body: checkedTakenBody } },
  );
}
