import type { FastifyPluginAsync } from 'fastify';
import { countOf } from '../../../../contracts/count-of.ts';
import { MAX_REVIEW_PICTURES } from '../../../../contracts/reviews/review-terms.ts';
import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import type { ReviewPictureRow } from '../../../db/site-rows.ts';
import { runTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { createChange } from '../../../http/calls/create-change.ts';
import { serveCalls } from '../../../http/calls/serve-calls.ts';
import { badInput, notFound } from '../../../http/faults/errors.ts';
import { hungUpSignal } from '../../../http/hung-up.ts';
import { countUnderWay, type IsRoom } from '../../../http/limits/under-way.ts';
import { consentOf } from '../../consents/consents.queries.ts';
import { removePictureFiles } from '../../media/clean-up-media.ts';
import { type CutPicture, SMALL } from '../../media/cutting/cut-picture.ts';
import { withPictureForms } from '../../media/picture-forms.ts';
import { readFilePart } from '../../media/read-file-part.ts';
import { storeWholeUpload } from '../../media/store-upload.ts';
import { sendPicture } from '../pictures/review-picture-files.ts';
import { listUnsentPictures } from '../pictures/review-pictures.queries.ts';
import { presentPicture } from '../present-review.ts';
import { getOpenInvitation, readInvitation, sendInvitedReview } from './read-invitation.ts';
import { invitationsByToken } from './review-invitations.queries.ts';

export function invitationRoutes({ db, config, now, siteChanges }: Deps): FastifyPluginAsync {
  const { dataDir } = config;
  const underWay = countUnderWay();
  const change = createChange({ db, now });
  const routes = serveCalls({
    async getReviewInvitation(request) {
      const worth = await readInvitation(db, request.params.token, now());
      const tour = worth.tour ? { title: worth.tour.title, slug: worth.tour.slug } : null;
      if (worth.state !== 'open')
        return { data: { state: worth.state, tour, travelledIn: null, pictures: [] } };
      const pictures = (await listUnsentPictures(db, worth.invitation.id)).map(presentPicture);
      return { data: { state: 'open', tour, travelledIn: worth.travelledIn, pictures } };
    },

    async uploadReviewPicture(request, reply) {
      const { token } = request.params;
      const { id: who } = (await getOpenInvitation(db, token, now())).invitation;
      // Before the file is read, so that strangers make the server process nothing.
      return underWay.with(who, request, async (isRoom) => {
        await refuseTooMany(db, who, isRoom);
        const { file } = await readFilePart(request);
        const asker = { who, isStranger: true, signal: hungUpSignal(reply) };
        const place = { dataDir, asker };
        const row = await storeWholeUpload(place, file, (id, shrunk) => record(token, id, shrunk));
        return { data: presentPicture(row) };
      });
    },

    async getOwnReviewPicture(request, reply) {
      const { id } = await getUnsent(db, request.params);
      return sendPicture(reply, { config }, { id, size: SMALL, cacheControl: 'private, no-store' });
    },

    async removeReviewPicture(request) {
      const { id } = await getUnsent(db, request.params);
      // A picture that was sent meanwhile stays.
      const own = db.deleteFrom('review_pictures').where('id', '=', id);
      await own.where('invitation_id', 'is not', null).execute();
      await removePictureFiles({ db, config }, [id]);
      return { message: 'The picture is taken back.' };
    },

    async sendInvitedReview(request) {
      const { token } = request.params;
      const given = consentOf(request, 'review');
      const sending = { token, body: request.body, given };
      const message = await change(request, (trx, by) => sendInvitedReview(trx, sending, by.now));
      await siteChanges.announce();
      return { message };
    },
  });
  return withPictureForms(routes);

  /** Checks again under a lock: four concurrent uploads would each find three pictures. */
  function record(token: string, id: string, shrunk: CutPicture): Promise<ReviewPictureRow> {
    const { width, height, colour } = shrunk;
    return runTransaction(db, async (trx) => {
      await locking(trx, invitationsByToken(trx, token), 'review_invitations').execute();
      const { invitation } = await getOpenInvitation(trx, token, now());
      await refuseTooMany(trx, invitation.id);
      const row = {
        ...{ id, invitation_id: invitation.id, review_id: null, state: 'waiting' as const },
        ...{ width, height, dominant_colour: colour, created_at: now().toISOString() },
      };
      return trx.insertInto('review_pictures').values(row).returningAll().executeTakeFirstOrThrow();
    });
  }

  async function getUnsent(
    from: Db,
    { token, id }: { token: string; id: string },
  ): Promise<ReviewPictureRow> {
    const { invitation } = await getOpenInvitation(from, token, now());
    const found = (await listUnsentPictures(from, invitation.id)).find((one) => one.id === id);
    if (!found) throw notFound('picture');
    return found;
  }
}

async function refuseTooMany(db: Db, invitationId: string, isRoom?: IsRoom): Promise<void> {
  const left = MAX_REVIEW_PICTURES - (await listUnsentPictures(db, invitationId)).length;
  if (left < 1 || (isRoom && !(await isRoom(left))))
    throw badInput({ file: `A review has ${countOf(MAX_REVIEW_PICTURES, 'picture')} at most.` });
}
