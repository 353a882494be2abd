import { describe, expect, test } from 'vitest';
import type { StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import { checkMay, whatMay } from './account-policy.ts';

const person = (id: string, staff_role: StaffRole | null) => ({ id, staff_role, email_proved_at: null });
const owner = person('o1', 'owner');
const otherOwner = person('o2', 'owner');
const manager = person('m1', 'manager');
const agent = person('a1', 'agent');
const reader = person('r1', 'reader');
const stranger = person('s1', null);
const traveller = { ...person('t1', null), email_proved_at: '2026-11-20T06:30:00.000Z' };
const formerAgent = { ...person('f1', null), leftStaffAt: '2026-11-20T06:30:00.000Z' };

describe('what one of the staff may do with an account', () => {
  test.each([
    ['an owner with a traveller', owner, traveller, ['make-staff', 'sign-out', 'delete']],
    ['an owner with an agent', owner, agent, ['give-role', 'demote', 'sign-out', 'delete']],
    ['an owner with who proved no address', owner, stranger, ['sign-out', 'delete']],
    [
      'an owner with a manager',
      owner,
      manager,
      ['give-role', 'demote', 'offer-ownership', 'sign-out', 'delete'],
    ],
    ['an owner with who was an agent', owner, formerAgent, ['make-staff', 'sign-out', 'delete']],
    ['an owner with another owner', owner, otherOwner, ['sign-out']],
    ['an owner with the own account', owner, owner, ['lay-down']],
    ['a manager with a traveller', manager, traveller, ['sign-out', 'delete']],
    ['a manager with an agent', manager, agent, []],
    ['a manager with who was an agent', manager, formerAgent, ['sign-out']],
    ['a manager with an owner', manager, owner, []],
    ['an agent with a traveller', agent, traveller, []],
    ['a reader with an agent', reader, agent, []],
  ])('%s', (_, actor, of, may) => {
    expect(whatMay(actor, of)).toEqual(may);
  });

  test('is refused with the reason', () => {
    expect(() => checkMay('demote', owner, otherOwner)).toThrow(
      'This is an owner of the site, whom nobody else can make a traveller.',
    );
    expect(() => checkMay('delete', otherOwner, owner)).toThrow(
      'This is an owner of the site, whom nobody else can delete.',
    );
    expect(() => checkMay('give-role', otherOwner, owner)).toThrow('whose role nobody else can change.');
    expect(() => checkMay('give-role', manager, agent)).toThrow(
      'Your role, Manager, cannot manage the staff. Owners can.',
    );
    expect(() => checkMay('offer-ownership', owner, agent)).toThrow('Only a manager can become an owner.');
    expect(() => checkMay('lay-down', owner, otherOwner)).toThrow('Owners give it up themselves.');
    expect(() => checkMay('make-staff', owner, stranger)).toThrow('invite them to the staff instead.');
    expect(() => checkMay('sign-out', manager, agent)).toThrow('cannot manage the staff.');
  });
});
