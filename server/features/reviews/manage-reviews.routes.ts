import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { pageOf, slicePage } from '../../db/paging.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { removePictureFiles } from '../media/clean-up-media.ts';
import { LARGE } from '../media/cutting/cut-picture.ts';
import {
  deleteReviewAsStaff,
  listReviews,
  setHidden,
  setPictureState,
  setReply,
} from './moderate-reviews.ts';
import { sendPicture } from './pictures/review-picture-files.ts';
import { findPicture, findPicturesOfReviews } from './pictures/review-pictures.queries.ts';
import { presentManagedReviews } from './present-review.ts';
import { tellReviewer } from './review-moderated.mail.ts';
import { positionOfReview } from './reviews.queries.ts';

type Moderation = (trx: Db, by: StaffAction) => Promise<void>;

export function manageReviewRoutes({ db, config, now, siteChanges, wakeMail }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async listReviews(request) {
      const page = pageOf(request.query);
      const found = await listReviews(db, page, request.query);
      const { rows, nextCursor } = slicePage(found, page, positionOfReview);
      return { data: await presentManagedReviews(db, rows), nextCursor };
    },

    async hideReview(request) {
      await setVisible(request, true, request.body.tellWriter ?? false);
      return { message: 'The review is hidden.' };
    },

    async publishReview(request) {
      await setVisible(request, false, true);
      return { message: 'The review is published.' };
    },

    async replyToReview(request) {
      await moderate(request, (trx, by) => setReply(trx, request.params.id, request.body.reply, by));
      return { message: 'The reply is published.' };
    },

    async removeReviewReply(request) {
      await moderate(request, (trx, by) => setReply(trx, request.params.id, null, by));
      return { message: 'The reply is removed.' };
    },

    async deleteReview(request) {
      const { id } = request.params;
      const pictures = (await findPicturesOfReviews(db, [id], { isShown: false })).get(id) ?? [];
      await moderate(request, (trx, by) => deleteReviewAsStaff(trx, id, by));
      await removePictureFiles(
        { db, config },
        pictures.map((picture) => picture.id),
      );
      return { message: 'Review deleted successfully' };
    },

    async showReviewPicture(request) {
      await moderate(request, (trx, by) => setPictureState(trx, request.params.id, 'shown', by));
      return { message: 'The picture is shown.' };
    },

    async hideReviewPicture(request) {
      await moderate(request, (trx, by) => setPictureState(trx, request.params.id, 'hidden', by));
      return { message: 'The picture is hidden.' };
    },

    async getReviewPicture(request, reply) {
      const { id } = request.params;
      if (!(await findPicture(db, id))) throw notFound('picture');
      return sendPicture(reply, { config }, { id, size: LARGE, cacheControl: 'private, max-age=3600' });
    },
  });

  /** `isTold`: the writer gets a mail. Staff may want to announce a hidden review themselves. */
  async function setVisible(
    request: FastifyRequest<{ Params: { id: string } }>,
    isHidden: boolean,
    isTold: boolean,
  ): Promise<void> {
    await moderate(request, async (trx, by) => {
      const review = await setHidden(trx, request.params.id, isHidden, by);
      const moment = { now: by.now, scale: config.rateLimitScale };
      if (review && isTold) await tellReviewer(trx, review, isHidden, moment);
    });
    wakeMail();
  }

  async function moderate(request: FastifyRequest, work: Moderation): Promise<void> {
    await change(request, work);
    await siteChanges.announce();
  }
}
