/** What a `PasswordDialog` asked for. */
export const proofIn = ({ password = '', code = '' }: Record<string, string>) => ({
  password,
  ...(code && { code }),
});
