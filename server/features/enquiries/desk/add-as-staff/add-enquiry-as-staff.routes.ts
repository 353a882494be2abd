import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../../../contracts/calls/desk-calls.contract.ts';
import { staffEnquiryBody } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Deps } from '../../../../deps.ts';
import { repeatableOf, runOnce } from '../../../../http/calls/idempotency.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { withRule } from '../../../../http/faults/contract-with-rule.ts';
import { currentUser } from '../../../../http/session/guards.ts';
import { linkPending } from '../../../customers/linking/link-items.ts';
import { addEnquiryAsStaff, readStaffEnquiry } from './add-enquiry-as-staff.ts';

/** Enquiries that came by phone or at the door, which staff write down. */
export function addEnquiryAsStaffRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  // A field that the contract refuses has its fault already: what stands in for it here is not looked at.
  const checkedBody = withRule(staffEnquiryBody, ({ phone = '', ...right }) => {
    readStaffEnquiry({ phone, ...right }, now());
  });

  return serveCalls(
    deskCalls,
    {
      async addEnquiryAsStaff(request) {
        const by = { actor: currentUser(request), now: now() };
        const repeatable = repeatableOf(request, `take-enquiry:${by.actor.id}`, by.now);
        // The name of whoever has this number is that of their customer.
        if (request.body.fullName === undefined) await linkPending(db);
        const data = await runOnce(db, repeatable, async (trx) => {
          const { id, reference } = await addEnquiryAsStaff(trx, request.body, by);
          return { _id: id, reference };
        });
        wakeMail();
        return { message: `Enquiry ${data.reference} is stored`, data };
      },
    },
    { addEnquiryAsStaff: { body: checkedBody } },
  );
}
