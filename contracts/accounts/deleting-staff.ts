export const STAFF_DELETED_BY =
  'A colleague deletes the account of a member of staff, under Users, and says who takes over the work. An owner lays that down there first.';
