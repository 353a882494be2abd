import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { completeContent, type WrittenContent } from '../../../contracts/page-content/content-values.ts';
import { markedText } from '../../../contracts/page-content/marked-text.ts';
import type { EditableContent } from '../../../contracts/page-content/page-content.contract.ts';
import { CONTENT_KEYS, type ContentKey } from '../../../contracts/page-content/page-contents.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { showLook } from '../look/look.queries.ts';
import { discardDraft, publishDraft, restoreVersion, saveDraft } from './change-content.ts';
import { findContentRow, findPublished, listVersions, newestVersion } from './page-content.queries.ts';
import { showContent, showPublished } from './show-content.ts';

export function pageContentRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  return serveCalls({
    async getContent({ params }) {
      const key = getKey(params.key);
      return { data: { key, values: await show(key) } };
    },

    async getDraftContent({ params }) {
      const key = getKey(params.key);
      if (key === 'look') return { data: { key, values: await showLook(db, await findDraft(db, key)) } };
      const values = await showContent(db, key, await findDraft(db, key), (text, path) =>
        markedText(text, `${key}.${path}`),
      );
      return { data: { key, values } };
    },

    listContents: async () => ({
      data: await Promise.all(
        CONTENT_KEYS.map(async (key) => {
          const { values: _, published: __, ...content } = await presentContent(db, key);
          return content;
        }),
      ),
    }),

    getEditableContent: async ({ params }) => ({ data: await presentContent(db, getKey(params.key)) }),

    async saveContentDraft(request) {
      const { body } = request;
      return { data: await changed(request, (trx, key, by) => saveDraft(trx, key, body, by)) };
    },

    async discardContentDraft(request) {
      const { version } = request.body;
      return { data: await changed(request, (trx, key, by) => discardDraft(trx, key, version, by)) };
    },

    async publishContent(request) {
      const data = await changed(request, (trx, key, by) => publishDraft(trx, key, request.body, by));
      await siteChanges.announce();
      return { data };
    },

    async listContentVersions({ params }) {
      const versions = await listVersions(db, getKey(params.key));
      return {
        data: versions.map(({ id, published_at, username }, place) => ({
          _id: id,
          publishedAt: published_at,
          publishedBy: username,
          isCurrent: place === 0,
        })),
      };
    },

    async restoreContentVersion(request) {
      return { data: await changed(request, (trx, key, by) => restoreVersion(trx, key, request.body, by)) };
    },
  });

  /** What follows from the look is worked out: see `findLook`. */
  async function show(key: ContentKey) {
    return key === 'look' ? showLook(db, await findPublished(db, key)) : showPublished(db, key);
  }

  async function changed(
    request: FastifyRequest & { params: { key: string } },
    work: (trx: Db, key: ContentKey, by: StaffAction) => Promise<void>,
  ): Promise<EditableContent> {
    const key = getKey(request.params.key);
    await change(request, (trx, by) => work(trx, key, by));
    return presentContent(db, key);
  }
}

function getKey(asked: string): ContentKey {
  const key = CONTENT_KEYS.find((one) => one === asked);
  if (!key) throw notFound('page');
  return key;
}

async function findDraft<Key extends ContentKey>(db: Db, key: Key): Promise<WrittenContent<Key>> {
  const draft = (await findContentRow(db, key))?.draft;
  return draft ? completeContent(key, JSON.parse(draft)) : findPublished(db, key);
}

async function presentContent(db: Db, key: ContentKey): Promise<EditableContent> {
  const [row, newest, published, values] = [
    await findContentRow(db, key),
    await newestVersion(db, key),
    await findPublished(db, key),
    await findDraft(db, key),
  ];
  const author = row?.updated_by
    ? await db.selectFrom('users').select('username').where('id', '=', row.updated_by).executeTakeFirst()
    : undefined;
  return {
    key,
    values,
    published,
    isDraft: row?.draft != null,
    publishAt: row?.publish_at ?? null,
    publishedAt: newest?.published_at ?? null,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at ?? null,
    updatedBy: author?.username ?? null,
  };
}
