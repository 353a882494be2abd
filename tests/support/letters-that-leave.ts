import { deliverMail } from '../../server/mail/deliver-mail.ts';
import { claimDueMail } from '../../server/mail/mail-claims.queries.ts';
import type { OutgoingMail } from '../../server/mail/mail-types.ts';
import { createMailBuilder } from '../../server/mail-builder.ts';
import { ANY_LANE } from './claimed-mails.ts';
import { SITE_URL, type TestApp } from './test-app.ts';

export async function lettersThatLeave(site: TestApp): Promise<{ kind: string; to: string; text: string }[]> {
  const sent: { kind: string; to: string; text: string }[] = [];
  let out = { to: '', text: '' };
  const send = async ({ to, text }: OutgoingMail) => {
    out = { to, text };
    return 'taken';
  };
  const transport = { send, close: () => undefined };
  const deps = { ...site.deps, transport, buildMail: createMailBuilder(site.deps, SITE_URL) };
  for (;;) {
    const mail = await claimDueMail(site.db, ANY_LANE, 'test', site.deps.now());
    if (!mail) return sent;
    const { how } = await deliverMail({ ...deps, log: console }, mail, () => false);
    if (how === 'sent') sent.push({ kind: mail.kind, ...out });
  }
}
