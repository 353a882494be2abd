import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../../contracts/calls/desk-calls.contract.ts';
import { cutPage, pageOf } from '../../../db/paging.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { listEnquiries, positionOfEnquiry } from '../enquiries.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { moveToBin, restoreFromBin } from './change/bin.ts';
import { findDeskEnquiry } from './find-desk-enquiry.ts';

export function specifiedListAndBinRoutes({ db, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls(deskCalls, {
    async listEnquiries(request) {
      const page = pageOf(request.query);
      const { rows, nextCursor } = cutPage(await listEnquiries(db, page), page, positionOfEnquiry);
      return { data: rows.map(presentEnquiry), nextCursor };
    },

    async binEnquiry(request) {
      await change(request, (trx, by) => moveToBin(trx, request.params.id, by));
      return { message: 'Enquiry moved to the bin' };
    },

    async restoreEnquiry(request) {
      const restored = await change(request, async (trx, by) => {
        const over = await restoreFromBin(trx, request.params.id, by);
        return { ...presentEnquiry(await findDeskEnquiry(trx, request.params.id, by.now)), over };
      });
      return { message: 'Enquiry restored', data: restored };
    },
  });
}
