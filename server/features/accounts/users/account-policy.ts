import { USER_ACTIONS, type UserAction } from '../../../../contracts/accounts/manage-users.contract.ts';
import { may, type Right, refusalText } from '../../../../contracts/staff/staff-policy.ts';
import type { UserRow } from '../../../db/schema.ts';
import { conflict, notAllowed } from '../../../http/faults/errors.ts';

export type StaffActor = Pick<UserRow, 'id' | 'staff_role'>;
export type Person = StaffActor & {
  email_proved_at: string | null;
  /** Of former staff who can be brought back: they are deleted as staff are. */
  leftStaffAt?: string | null | undefined;
};

type Rule = (actor: StaffActor, person: Person) => string | undefined;

const isStaff = ({ staff_role, leftStaffAt }: Person) => staff_role !== null || Boolean(leftStaffAt);

function rightFor(action: UserAction, person: Person): Right {
  if (action === 'delete' && !isStaff(person)) return 'delete-for-good';
  if (action === 'sign-out' && person.staff_role === null) return 'manage-accounts';
  return 'manage-staff';
}

/** A text is the reason for a refusal. `setStaffRole` makes sure, under locks, that an owner remains. */
const RULES: Record<UserAction, Rule> = {
  'make-staff'(_, { staff_role, leftStaffAt, email_proved_at }) {
    if (staff_role !== null) return 'The account is staff already.';
    if (leftStaffAt || email_proved_at !== null) return undefined;
    return 'Nobody has confirmed the address of this account yet: invite them to the staff instead.';
  },

  'give-role'(_, { staff_role }) {
    if (staff_role === null) return 'Only staff have such a role. Make the account staff first.';
    if (staff_role === 'owner') return 'This is an owner of the site, whose role nobody else can change.';
    return undefined;
  },

  demote(actor, person) {
    if (actor.id === person.id) return 'You cannot change your own role.';
    if (person.staff_role === null) return 'The account is a traveller’s already.';
    if (person.staff_role === 'owner')
      return 'This is an owner of the site, whom nobody else can make a traveller.';
    return undefined;
  },

  delete(actor, person) {
    if (actor.id === person.id) return 'You cannot delete your own account here.';
    if (person.staff_role === 'owner') return 'This is an owner of the site, whom nobody else can delete.';
    return undefined;
  },

  'offer-ownership'(_, person) {
    if (person.staff_role === 'owner') return 'This person is already an owner.';
    if (person.staff_role !== 'manager')
      return 'Only a manager can become an owner. Make this person a manager first.';
    return undefined;
  },

  'lay-down'(actor, person) {
    if (person.staff_role !== 'owner') return 'This person is not an owner.';
    if (actor.id !== person.id) return 'Owners give it up themselves.';
    return undefined;
  },

  'sign-out': (actor, person) =>
    actor.id === person.id ? 'You sign yourself out on the page of your account.' : undefined,
};

export function whatMay(actor: StaffActor, person: Person): UserAction[] {
  return USER_ACTIONS.filter(
    (action) => may(actor.staff_role, rightFor(action, person)) && RULES[action](actor, person) === undefined,
  );
}

/** Throws `conflict` with the reason for the person's, `notAllowed` for the actor's role. */
export function checkMay(action: UserAction, actor: StaffActor, person: Person): void {
  const refusal = RULES[action](actor, person);
  if (refusal !== undefined) throw conflict(refusal);
  const right = rightFor(action, person);
  if (actor.staff_role === null) throw notAllowed('Only staff can do this.');
  if (!may(actor.staff_role, right)) throw notAllowed(refusalText(actor.staff_role, right));
}
