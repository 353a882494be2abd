import type { FastifyPluginAsync } from 'fastify';
import { staffEnquiryBody } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Deps } from '../../../../deps.ts';
import { createChange } from '../../../../http/calls/create-change.ts';
import { serveCalls } from '../../../../http/calls/serve-calls.ts';
import { withRule } from '../../../../http/faults/contract-with-rule.ts';
import { addEnquiryAsStaff, readStaffEnquiry } from './add-enquiry-as-staff.ts';

export function addEnquiryAsStaffRoutes({ db, now, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  // The contract reports faults of these fields; the stand-in values are not checked.
  const checkedBody = withRule(staffEnquiryBody, ({ phone = '', ...right }) => {
    readStaffEnquiry({ phone, ...right }, now());
  });

  return serveCalls(
    {
      async addEnquiryAsStaff(request) {
        const data = await change(request, async (trx, by) => {
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
