import { REPLY_CALLS, type ReplyTo } from '../../../replies/reply-to.ts';
import { useTellPlanned } from './use-tell-planned.ts';

type LoggedContact = { channel: 'whatsapp' | 'call'; text: string };

export function useLogContact({ kind, id }: ReplyTo) {
  const tellPlanned = useTellPlanned();
  return async (body: LoggedContact, idempotencyKey: string) =>
    tellPlanned(await REPLY_CALLS[kind].log({ params: { id }, body, idempotencyKey }));
}
