/** The name on the sender's computer: only shown to staff, never used as a path. */
export function nameOf(given: string | undefined): string {
  const name = (given ?? '').toWellFormed().replace(/\p{Cc}/gu, '');
  return (name.split(/[\\/]/).at(-1) ?? '').slice(-200).replace(/^\p{Cs}/u, '');
}
