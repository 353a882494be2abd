import type { MessageDetail } from '../../../contracts/mail-words/mail-words.contract.ts';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import { FIELDS_OF_ALL, type MessageField, type MessageKind } from '../../mail/messages/message-kind.ts';
import { LANGUAGE, wordsOf } from './build-message.ts';

export function presentMessage({ id, title, purpose, to }: MessageKind, stored: MailWordsRow | undefined) {
  const isEdited = stored !== undefined && stored.body !== null;
  return { kind: id, title, purpose, to, language: LANGUAGE, isEdited };
}

export function presentMessageDetail(kind: MessageKind, stored: MailWordsRow | undefined): MessageDetail {
  const fields: Record<string, MessageField> = { ...kind.fields, ...FIELDS_OF_ALL };
  return {
    ...presentMessage(kind, stored),
    fields: Object.entries(fields).map(([name, { says, isBlock, required }]) => ({
      name,
      says,
      isBlock: isBlock ?? false,
      isRequired: required !== undefined,
    })),
    words: wordsOf(kind, stored),
    original: kind.words[LANGUAGE],
    version: stored?.version ?? 0,
    updatedAt: stored?.updated_at ?? null,
  };
}
