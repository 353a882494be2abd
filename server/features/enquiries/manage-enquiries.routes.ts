import type { FastifyPluginAsync } from 'fastify';
import { deskCalls } from '../../../contracts/calls/desk-calls.contract.ts';
import { cutPage } from '../../db/paging.ts';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../../http/calls/page-of.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { currentUser } from '../../http/session/guards.ts';
import { moveToBin, restoreFromBin } from './desk/change/bin.ts';
import { findDeskEnquiry } from './desk/find-desk-enquiry.ts';
import { listEnquiries, positionOfEnquiry } from './enquiries.queries.ts';
import { presentEnquiry } from './present-enquiry.ts';

/** What staff do with enquiries by the specification's calls. The desk's own are in `desk/`. */
export function manageEnquiryRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls(deskCalls, {
    async listEnquiries(request) {
      const page = pageOf(request.query);
      const { rows, nextCursor } = cutPage(await listEnquiries(db, page), page, positionOfEnquiry);
      return { data: rows.map(presentEnquiry), nextCursor };
    },

    async binEnquiry(request) {
      const by = { actor: currentUser(request), now: now() };
      await runTransaction(db, (trx) => moveToBin(trx, request.params.id, by));
      return { message: 'Enquiry moved to the bin' };
    },

    async restoreEnquiry(request) {
      const by = { actor: currentUser(request), now: now() };
      const restored = await runTransaction(db, async (trx) => {
        await restoreFromBin(trx, request.params.id, by);
        return findDeskEnquiry(trx, request.params.id, by.now);
      });
      return { message: 'Enquiry restored', data: presentEnquiry(restored) };
    },
  });
}
