export type ConsentRow = {
  id: string;
  about_kind: string;
  about_id: string;
  user_id: string | null;
  email: string;
  purpose: string;
  version: string;
  wording: string;
  /** See `clientNetworkOf`. Null if staff wrote the consent down. */
  network: string | null;
  given_at: string;
};
