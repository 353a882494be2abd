import { z } from 'zod';
import { countOf } from '../../../contracts/count-of.ts';
import { formatMoment } from '../../../contracts/india-time.ts';
import { GIVEN_ROLES, ROLE_NAMES } from '../../../contracts/staff/staff-policy.ts';
import { defineMessage } from './message-kind.ts';
import { facts, shortReference } from './message-parts.ts';

// No greeting by username: the person who registered may not own the address.

const SAMPLE_USER = '01890a5d-ac96-774b-bcce-b302a27e41b6';
const NOT_YOU = { resetLink: { says: 'Where a new password is asked for', required: 'body' } } as const;
const OF_ACCOUNT = {
  to: 'account',
  isForAnybody: true,
  reason: 'You get this mail because an account on our site has your address.',
} as const;

export const WELCOME = defineMessage({
  id: 'welcome',
  title: 'Welcome, with address check',
  purpose:
    'After somebody registers, and when they ask for the link again. It proves that the address is theirs.',
  ...OF_ACCOUNT,
  data: z.object({ userId: z.string(), token: z.string() }),
  fields: {
    confirmLink: { says: 'The page with the button that confirms the address', required: 'body' },
    toursLink: { says: 'All tours' },
  },
  subject: 'Welcome to {{agencyName}}: is this your address? [{{reference}}]',
  body: `Hello,

Somebody, we hope you, made an account with this address. Please confirm that it is yours: then our mails can tell you more, and anything you sent us from it becomes part of your account.

[Yes, this is my address]({{confirmLink}})

The link works once, for seven days. Your account works without it too; our mails just say less.

If it was not you, do nothing: nobody can confirm the address without this mail.

Meanwhile, [have a look at the tours]({{toursLink}}).`,
  sample: { userId: SAMPLE_USER, token: 'sample' },
  values: ({ userId, token }, { siteUrl }) => ({
    reference: shortReference('A', userId),
    confirmLink: `${siteUrl}/confirm-email/${token}`,
    toursLink: `${siteUrl}/tours`,
  }),
});

export const PASSWORD_RESET = defineMessage({
  id: 'password-reset',
  title: 'Reset the password',
  purpose: 'When somebody asks for a link to reset a password.',
  ...OF_ACCOUNT,
  data: z.object({ userId: z.string(), token: z.string() }),
  fields: {
    resetLink: { says: 'The page with the form for the new password', required: 'body' },
  },
  subject: 'Reset your password [{{reference}}]',
  body: `Hello,

Somebody, we hope you, asked to reset the password of your account. This link works once, for one hour.

[Choose a new password]({{resetLink}})

If it was not you, do nothing: your password stays as it is.`,
  sample: { userId: SAMPLE_USER, token: 'sample' },
  values: ({ userId, token }, { siteUrl }) => ({
    reference: shortReference('A', userId),
    resetLink: `${siteUrl}/reset-password/${token}`,
  }),
});

const HOW = {
  'by the old one': 'by somebody who knew the old one',
  'by a link': 'by a link that we mailed to this address',
  'by the host': 'by the person who runs this site',
} as const;

export const PASSWORD_CHANGED = defineMessage({
  id: 'password-changed',
  title: 'Password changed',
  purpose: 'Each time a password is changed, by the old one or by a link.',
  ...OF_ACCOUNT,
  data: z.object({
    userId: z.string(),
    at: z.string(),
    how: z.enum(['by the old one', 'by a link', 'by the host']),
  }),
  fields: {
    at: { says: 'When' },
    how: { says: 'Whether by the old password or by a link of a mail' },
    ...NOT_YOU,
  },
  subject: 'Your password was changed [{{reference}}]',
  body: `Hello,

The password of your account was changed on {{at}}, {{how}}. All other devices are signed out.

If that was you, there is nothing to do. If it was not, set a new one now, and reply to this mail: a person reads it.

[Set a new password]({{resetLink}})`,
  sample: { userId: SAMPLE_USER, at: '2026-11-23T04:42:00.000Z', how: 'by the old one' },
  values: ({ userId, at, how }, { siteUrl }) => ({
    reference: shortReference('A', userId),
    at: `${formatMoment(at)} (India)`,
    how: HOW[how],
    resetLink: `${siteUrl}/forgot-password`,
  }),
});

export const NEW_SIGN_IN = defineMessage({
  id: 'new-sign-in',
  title: 'New sign-in of staff',
  purpose: 'When a member of staff signs in with a browser that the account does not know.',
  to: 'staff',
  isForAnybody: true,
  data: z.object({ userId: z.string(), at: z.string(), browser: z.string().nullable() }),
  fields: {
    facts: { says: 'When, and with which browser, as a table', isBlock: true, required: 'body' },
    accountLink: { says: 'One’s own account, where devices are signed out' },
    ...NOT_YOU,
  },
  subject: 'New sign-in to your account [{{reference}}]',
  body: `Hello,

Somebody signed in to your account with a browser that it did not know.

{{facts}}

If that was you, there is nothing to do. If it was not, somebody has your password: set a new one now, and tell the person who runs this site.

[Set a new password]({{resetLink}})

Where you are signed in is shown on [your account]({{accountLink}}).`,
  reason: 'You get this mail because your account lets into the admin area.',
  sample: { userId: SAMPLE_USER, at: '2026-11-23T04:42:00.000Z', browser: 'Firefox on Windows' },
  values: ({ userId, at, browser }, { siteUrl }) => ({
    reference: shortReference('A', userId),
    facts: facts([
      ['When', `${formatMoment(at)} (India)`],
      ['Browser', browser ?? 'Not known'],
    ]),
    accountLink: `${siteUrl}/account`,
    resetLink: `${siteUrl}/forgot-password`,
  }),
});

const change = z.discriminatedUnion('change', [
  z.object({
    userId: z.string(),
    change: z.enum(['second-factor-on', 'second-factor-off', 'recovery-codes']),
  }),
  z.object({ userId: z.string(), change: z.literal('recovery-code-used'), left: z.number().int() }),
  z.object({ userId: z.string(), change: z.literal('joined-staff'), staffRole: z.enum(GIVEN_ROLES) }),
]);

export const ACCOUNT_CHANGE = defineMessage({
  id: 'account-change',
  title: 'Two-step sign-in changed, or joined the staff',
  purpose:
    'When two-step sign-in is switched on or off, recovery codes are made or used, or an invitation to the staff is accepted.',
  ...OF_ACCOUNT,
  data: change,
  fields: {
    change: { says: 'What was changed, in a few words' },
    details: { says: 'What that means', required: 'body' },
    ...NOT_YOU,
  },
  subject: '{{change}} [{{reference}}]',
  body: `Hello,

{{details}}

If that was you, there is nothing to do. If it was not, somebody knows your password: set a new one now, and tell the person who runs this site.

[Set a new password]({{resetLink}})

We send this mail whenever something about signing in to your account changes.`,
  sample: { userId: SAMPLE_USER, change: 'recovery-code-used', left: 3 },
  values: (data, { siteUrl }) => {
    const [said, details] = textsOf(data);
    return {
      reference: shortReference('A', data.userId),
      change: said,
      details,
      resetLink: `${siteUrl}/forgot-password`,
    };
  },
});

export const DATA_EXPORT = defineMessage({
  id: 'data-export',
  title: 'Copy of one’s data',
  purpose:
    'When somebody downloads the file of their own data. It is made at once, so this mail asks whether it was them.',
  ...OF_ACCOUNT,
  data: z.object({ userId: z.string(), at: z.string() }),
  fields: {
    at: { says: 'When' },
    accountLink: { says: 'The account, where the file is downloaded' },
    ...NOT_YOU,
  },
  subject: 'A copy of your data was downloaded [{{reference}}]',
  body: `Hello,

A file with everything we keep about you was downloaded from your account on {{at}}. You can download it as often as you like from [your account]({{accountLink}}).

If that was you, there is nothing to do. If it was not, somebody is signed in as you: set a new password now, which signs everybody out.

[Set a new password]({{resetLink}})`,
  sample: { userId: SAMPLE_USER, at: '2026-11-23T04:42:00.000Z' },
  values: ({ userId, at }, { siteUrl }) => ({
    reference: shortReference('A', userId),
    at: `${formatMoment(at)} (India)`,
    accountLink: `${siteUrl}/account`,
    resetLink: `${siteUrl}/forgot-password`,
  }),
});

function textsOf(told: z.infer<typeof change>): [change: string, details: string] {
  switch (told.change) {
    case 'second-factor-on':
      return ['Two-step sign-in is on', SWITCHED_ON];
    case 'second-factor-off':
      return ['Two-step sign-in is off', SWITCHED_OFF];
    case 'recovery-codes':
      return ['New recovery codes', RENEWED];
    case 'recovery-code-used':
      return ['A recovery code was used', `${USED} ${leftText(told.left)}`];
    case 'joined-staff':
      return ['You are on the staff', joinedText(ROLE_NAMES[told.staffRole])];
  }
}

const SWITCHED_ON =
  'Two-step sign-in was switched on: from now on signing in to your account also takes a code from an authenticator app.';
const SWITCHED_OFF =
  'Two-step sign-in was switched off: from now on your password alone is enough to sign in.';
const RENEWED = 'New recovery codes were made for your account. The old ones no longer work.';
const USED = 'A recovery code was used in place of your authenticator app.';

const joinedText = (role: string) =>
  `The invitation to our staff that went to this address was accepted, and a password was chosen with it. Your role is ${role}.`;

function leftText(codes: number): string {
  return codes === 0
    ? 'It was the last one: make new ones on the page of your account.'
    : `${countOf(codes, 'code')} ${codes === 1 ? 'is' : 'are'} left.`;
}
