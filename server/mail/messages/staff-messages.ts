import { z } from 'zod';
import { GIVEN_ROLES, ROLE_NAMES } from '../../../contracts/staff/staff-policy.ts';
import { defineMessage } from './message-kind.ts';
import { shortReference } from './message-parts.ts';

const SAMPLE_ID = '01890a5d-ac96-774b-bcce-b302a27e41b6';

const WORK = {
  manager: 'run the desk: enquiries, tours, pages, newsletters and settings',
  agent: 'work on enquiries, messages and customers',
  reader: 'see enquiries, figures and the history, without changing anything',
} as const;

export const STAFF_INVITATION = defineMessage({
  id: 'staff-invitation',
  title: 'Invitation to the staff',
  purpose: 'When an owner invites somebody to the staff, and when it is sent again.',
  to: 'account',
  data: z.object({
    invitationId: z.string(),
    username: z.string(),
    inviter: z.string(),
    staffRole: z.enum(GIVEN_ROLES),
    token: z.string(),
  }),
  fields: {
    name: { says: 'The name of who is invited' },
    inviter: { says: 'Who invites' },
    role: { says: 'The role: manager, agent or reader' },
    work: { says: 'What somebody of this role does, in a few words' },
    inviteLink: { says: 'The page where a password is chosen', required: 'body' },
  },
  subject: '{{inviter}} invites you to the staff of {{agencyName}} [{{reference}}]',
  body: `Hello {{name}},

{{inviter}} invites you to work in the booking desk of {{agencyName}}, as {{role}}: you can {{work}}.

[Choose your password]({{inviteLink}})

The link works once, for seven days. Anyone with this link can join in your place: please do not forward it.

If you do not expect this, do nothing: the invitation then ends by itself.`,
  reason: 'You get this mail because a member of our staff gave us your address to invite you.',
  sample: {
    invitationId: SAMPLE_ID,
    username: 'Dolma',
    inviter: 'Nima',
    staffRole: 'agent',
    token: 'sample',
  },
  values: ({ invitationId, username, inviter, staffRole, token }, { siteUrl }) => ({
    reference: shortReference('A', invitationId),
    name: username,
    inviter,
    role: ROLE_NAMES[staffRole].toLowerCase(),
    work: WORK[staffRole],
    inviteLink: `${siteUrl}/staff-invitation/${token}`,
  }),
});

const ownershipNews = z.discriminatedUnion('news', [
  z.object({ userId: z.string(), news: z.enum(['offered', 'received']), other: z.string() }),
  z.object({ userId: z.string(), news: z.literal('given'), other: z.string(), isStill: z.boolean() }),
]);

export const OWNERSHIP = defineMessage({
  id: 'ownership',
  title: 'Ownership of the site',
  purpose: 'When the ownership of the site is offered to a manager, and to both once it is handed over.',
  to: 'account',
  data: ownershipNews,
  fields: {
    news: { says: 'What happened, in a few words' },
    details: { says: 'What that means', required: 'body' },
    ownershipLink: { says: 'The page where an offer is accepted, declined or withdrawn' },
    resetLink: { says: 'Where a new password is asked for', required: 'body' },
  },
  subject: '{{news}} [{{reference}}]',
  body: `Hello,

{{details}}

[Open the page of the ownership]({{ownershipLink}})

If you did not expect this, somebody may use your account or your colleague’s: call them, and [set a new password]({{resetLink}}).`,
  reason: 'You get this mail because your account is on our staff.',
  sample: { userId: SAMPLE_ID, news: 'offered', other: 'Nima' },
  values: (data, { siteUrl }) => {
    const [news, details] = textsOf(data);
    return {
      reference: shortReference('A', data.userId),
      news,
      details,
      ownershipLink: `${siteUrl}/admin/users/ownership`,
      resetLink: `${siteUrl}/forgot-password`,
    };
  },
});

function textsOf(told: z.infer<typeof ownershipNews>): [news: string, details: string] {
  switch (told.news) {
    case 'offered':
      return [
        `${told.other} offers you the ownership of the site`,
        `${told.other} offers you the ownership of the site. An owner manages the staff, and nobody else can change an owner’s role. You have seven days to accept it with your password, or to decline it.`,
      ];
    case 'received':
      return [
        'You are an owner of the site now',
        `You accepted what ${told.other} offered you: you are an owner of the site now.`,
      ];
    case 'given':
      return [
        `${told.other} is an owner of the site now`,
        `${told.other} accepted the ownership of the site. ${told.isStill ? 'You are an owner as before.' : 'You are a manager now.'}`,
      ];
  }
}
