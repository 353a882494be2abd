export const STAFF_ROLES = ['owner', 'manager', 'agent', 'reader'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_NAMES: Record<StaffRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  agent: 'Agent',
  reader: 'Reader',
};

/** What owners give to others. Owners are named. */
export const GIVEN_ROLES = ['manager', 'agent', 'reader'] as const satisfies readonly StaffRole[];

/** What agents see of enquiries, messages and customers: theirs and nobody's, or all. An owner sets it. */
export const AGENTS_SEE = ['own', 'all'] as const;
export type AgentsSee = (typeof AGENTS_SEE)[number];

/** `own`: theirs and nobody's. Null: not at all. */
export type Scope = 'all' | 'own' | null;

type Line = { readonly does: string } & Readonly<Record<StaffRole, Scope>>;

const EVERYBODY = { owner: 'all', manager: 'all', agent: 'all', reader: 'all' } as const;
const NO_READERS = { ...EVERYBODY, reader: null } as const;
const NO_AGENTS = { ...EVERYBODY, agent: null } as const;
const MANAGERS = { ...NO_READERS, agent: null } as const;
const OWNERS = { ...MANAGERS, manager: null } as const;

/** Who of the staff may do what. `does` goes on "Your role cannot …". */
export const POLICY = {
  'see-enquiries': { does: 'see enquiries, messages and customers', ...EVERYBODY, agent: 'own' },
  'work-on-enquiries': { does: 'work on enquiries, messages and customers', ...NO_READERS, agent: 'own' },
  'manage-money': { does: 'verify payments, issue documents and pay back', ...MANAGERS },
  'merge-customers': { does: 'merge and split customers', ...MANAGERS },
  'see-tours': { does: 'see tours, places, roads, the team, reply templates and reviews', ...EVERYBODY },
  'write-tours': { does: 'write tours, places, the team and reply templates', ...MANAGERS },
  'write-pages': { does: 'write what pages say', ...MANAGERS },
  'write-roads': { does: 'write how a road is, and tell travellers', ...NO_READERS },
  'check-reviews': { does: 'check and answer reviews', ...MANAGERS },
  'see-figures': { does: 'see the agency’s figures', ...NO_AGENTS },
  'see-newsletter': { does: 'see newsletters and who reads them', ...NO_AGENTS },
  'send-newsletters': { does: 'send newsletters', ...MANAGERS },
  'see-mail': { does: 'see the mails that were sent', ...NO_AGENTS },
  'manage-mail': { does: 'send mails again, or change their words and sender', ...MANAGERS },
  'see-people': { does: 'see the accounts of travellers and staff', ...NO_AGENTS },
  'manage-accounts': { does: 'manage travellers’ accounts', ...MANAGERS },
  'manage-staff': { does: 'manage the staff', ...OWNERS },
  'see-history': { does: 'see the history of what staff changed', ...NO_AGENTS },
  import: { does: 'import tours, customers and subscribers', ...MANAGERS },
  export: { does: 'export lists', ...MANAGERS },
  'delete-for-good': { does: 'delete for good', ...MANAGERS },
  'change-settings': { does: 'change the settings', ...MANAGERS },
  'open-site': { does: 'open, close or empty the site', ...OWNERS },
} as const satisfies Record<string, Line>;

/** A line of the policy. */
export type Right = keyof typeof POLICY;
export const RIGHTS = Object.keys(POLICY) as Right[];

type Person = { staffRole: StaffRole | null; agentsSee: AgentsSee };

export function scopeOf({ staffRole, agentsSee }: Person, right: Right): Scope {
  const scope: Scope = staffRole && POLICY[right][staffRole];
  return scope === 'own' && agentsSee === 'all' ? 'all' : scope;
}

export function may(staffRole: StaffRole | null | undefined, right: Right): boolean {
  return Boolean(staffRole && POLICY[right][staffRole]);
}

/** "Your role, Agent, cannot send newsletters. Owners and managers can." */
export function refusalText(staffRole: StaffRole, right: Right): string {
  const others = STAFF_ROLES.filter((role) => may(role, right)).map((role) => `${role}s`);
  const last = others.pop();
  const who = others.length > 0 ? `${others.join(', ')} and ${last}` : `${last}`;
  return `Your role, ${ROLE_NAMES[staffRole]}, cannot ${POLICY[right].does}. ${who.charAt(0).toUpperCase()}${who.slice(1)} can.`;
}
