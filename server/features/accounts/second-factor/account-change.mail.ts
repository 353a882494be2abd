import { z } from 'zod';
import { countOf } from '../../../../contracts/count-of.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { renderMail } from '../../../mail/render-mail.ts';

/** To the owner of an account: something was changed that signing in hangs on. */
export const ACCOUNT_CHANGE_MAIL = 'account-change';

const payload = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['second-factor-on', 'second-factor-off', 'recovery-codes']) }),
  z.object({ change: z.literal('recovery-code-used'), left: z.number().int() }),
]);
export type AccountChange = z.infer<typeof payload>;

export function buildAccountChangeMail(row: OutboxRow, siteUrl: string): RenderedMail {
  const [subject, said] = textsOf(payload.parse(JSON.parse(row.payload)));
  return renderMail({
    subject,
    // Not by the username: see the mail with a link.
    greeting: 'Hello,',
    paragraphs: [
      said,
      'If that was you, there is nothing to do. If it was not, somebody knows your password: set a new one now, and tell whoever runs the site.',
    ],
    action: { label: 'Set a new password', url: `${siteUrl}/forgot-password` },
    closing: ['This mail is sent whenever something changes that signing in to your account hangs on.'],
  });
}

function textsOf(told: AccountChange): [subject: string, said: string] {
  switch (told.change) {
    case 'second-factor-on':
      return [
        'Two-step sign-in is on',
        'Two-step sign-in was switched on: from now on signing in to your account takes a code of an authenticator app as well.',
      ];
    case 'second-factor-off':
      return [
        'Two-step sign-in is off',
        'Two-step sign-in was switched off: from now on your password alone lets into your account.',
      ];
    case 'recovery-codes':
      return [
        'New recovery codes',
        'New recovery codes were made for your account. Those from before let nobody in any more.',
      ];
    case 'recovery-code-used':
      return [
        'A recovery code was used',
        `A recovery code was used in place of your authenticator app. ${left(told.left)}`,
      ];
  }
}

function left(codes: number): string {
  return codes === 0
    ? 'It was the last one: make new ones on the page of your account.'
    : `${countOf(codes, 'code')} ${codes === 1 ? 'is' : 'are'} left.`;
}
