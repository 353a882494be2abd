import { afterEach, expect, test } from 'vitest';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { MemoryStorage } from '../../../../tests/support/memory-storage.ts';
import { draftSession } from '../../../features/drafts/draft-session/draft-session.ts';
import { draftSessionStorage } from '../../../features/drafts/draft-session/draft-session-storage.ts';
import { createDraftStore, draftStore } from '../../../features/drafts/draft-store.ts';
import { createTabStorage } from '../../../features/drafts/tab-storage.ts';
import { guardedStorage } from '../../../lib/browser/browser-storage.ts';
import { filesDraft } from '../replies/files/attached-files.ts';
import { uploadsOnTheirWay } from '../replies/files/files-of-reply.ts';
import { draftNameOfReply } from '../replies/reply-to.ts';
import { answeredAs } from './message-detail.tsx';
import { draftNameOfMessage } from './message-reply-form.tsx';

const ENQUIRY = { _id: 'e1', reference: 'TT-1' };
const MESSAGE = { _id: 'm1', enquiry: ENQUIRY } as ContactMessageDetail;
const MAIL = draftNameOfMessage('m1');
const NOTE = draftNameOfReply('note', 'm1');
const PLAN = { _id: 'f1', name: 'Plan.pdf', bytes: 48_213 };

function openOtherTab() {
  const own = new MemoryStorage();
  return createDraftStore(
    createTabStorage(
      draftSessionStorage,
      guardedStorage(() => own),
    ),
  );
}

afterEach(() => {
  for (const name of [MAIL, NOTE]) draftStore.clear(name);
  filesDraft.save(MAIL, [], draftSession.current());
  uploadsOnTheirWay.remember(MAIL, { names: [], isWaiting: false });
});

test('a message is answered as the enquiry that was made of it', () => {
  expect(answeredAs(MESSAGE)).toBe(ENQUIRY);
  expect(answeredAs({ ...MESSAGE, enquiry: null })).toBeNull();
});

test('an answer that is begun keeps its form until it is sent: words, files, and files on their way', () => {
  draftStore.save(NOTE, { text: 'Wants a quiet room' });
  expect(answeredAs(MESSAGE)).toBeNull();
  draftStore.clear(NOTE);
  expect(answeredAs(MESSAGE)).toBe(ENQUIRY);

  uploadsOnTheirWay.remember(MAIL, { names: ['Plan.pdf'], isWaiting: false });
  expect(answeredAs(MESSAGE)).toBeNull();
  uploadsOnTheirWay.remember(MAIL, { names: [], isWaiting: false });
  filesDraft.save(MAIL, [PLAN], draftSession.current());
  expect(answeredAs(MESSAGE)).toBeNull();
  filesDraft.save(MAIL, [], draftSession.current());
  expect(answeredAs(MESSAGE)).toBe(ENQUIRY);
});

test.each([ENQUIRY, null])(
  'what another tab has begun stays its own, as an enquiry and as none: %j',
  (enquiry) => {
    const other = openOtherTab();
    other.save(NOTE, { text: 'Wants a quiet room' });
    expect(answeredAs({ ...MESSAGE, enquiry })).toBeNull();
    draftStore.save(NOTE, { text: 'Comes by train' });
    draftStore.clear(NOTE);
    expect(openOtherTab().look(NOTE)).toEqual({ text: 'Wants a quiet room' });
    other.clear(NOTE);
  },
);
