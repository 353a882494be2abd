import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { FILE_LIMITS } from '../../../contracts/reply-files/file-limits.ts';
import type { ReplyFile } from '../../../contracts/reply-files/reply-files.contract.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { lockMessage } from '../contacts/contacts.queries.ts';
import { lockOpenDeskEnquiry } from '../enquiries/desk/find-desk-enquiry.ts';
import { findCalendarSequence } from '../enquiries/enquiry-events.queries.ts';
import { enquiryCalendar } from '../enquiries/own-enquiries/enquiry-calendar.ts';
import { withPictureForms } from '../media/picture-forms.ts';
import { findMailSettings } from '../settings/settings.queries.ts';
import { readUploadedFile } from './read-uploaded-file.ts';
import {
  deleteUnsentFile,
  type FileSubject,
  findReplyFile,
  insertReplyFile,
  presentReplyFile,
  readContents,
} from './reply-files.queries.ts';

export function replyFileRoutes({ db, config, now }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  const routes = serveCalls({
    uploadFileForEnquiry: async (request) => ({
      data: await store(request, { kind: 'booking', id: request.params.id }),
    }),

    uploadFileForMessage: async (request) => ({
      data: await store(request, { kind: 'message', id: request.params.id }),
    }),

    async attachCalendarFile(request) {
      const agency = await findMailSettings(db);
      const siteUrl = siteOrigin(request, config.publicUrl);
      const { row, day } = await change(request, async (trx, by) => {
        const enquiry = await lockOpenDeskEnquiry(trx, request.params.id, by);
        const { book_at } = enquiry;
        if (book_at === null) throw conflict('The date is open: there is no day for a calendar yet.');
        const sequence = await findCalendarSequence(trx, enquiry.id);
        const surroundings = { agency, siteUrl, now: by.now, sequence };
        const contents = Buffer.from(enquiryCalendar({ ...enquiry, book_at }, surroundings));
        const name = `${enquiry.reference}.ics`;
        const about = { kind: 'booking', id: enquiry.id } as const;
        const type = 'text/calendar';
        return {
          row: await insertReplyFile(trx, { about, contents, name, type, now: by.now }),
          day: book_at,
        };
      });
      return { data: { ...presentReplyFile(row), day } };
    },

    async removeReplyFile(request) {
      const { id } = request.params;
      if (!(await deleteUnsentFile(db, id))) {
        if (await findReplyFile(db, id)) throw conflict('This file was sent with a reply. It stays with it.');
        throw notFound('file');
      }
      return { message: 'File removed' };
    },

    async downloadReplyFile(request, reply) {
      const file = await findReplyFile(db, request.params.id);
      const contents = file && (await readContents(db, file));
      if (!contents) throw notFound('file');
      // An ASCII name for old programs, besides the real one.
      const plain = file.name.replace(/[^\w .()-]/g, '_');
      return reply
        .type(file.type)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-disposition',
          `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, hex)}`,
        )
        .send(contents);
    },
  });

  async function store(request: FastifyRequest, about: FileSubject): Promise<ReplyFile> {
    const file = await readUploadedFile(request);
    const row = await change(request, async (trx, by) => {
      if (about.kind === 'booking') await lockOpenDeskEnquiry(trx, about.id, by);
      else await lockMessage(trx, about.id);
      return insertReplyFile(trx, { about, ...file, now: by.now });
    });
    return presentReplyFile(row);
  }

  return withPictureForms(routes, FILE_LIMITS.bytes);
}

const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
