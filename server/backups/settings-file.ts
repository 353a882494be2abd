/** Settings with which somebody could get in somewhere; what ends in a password, or has one in its address. */
const SECRET = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'DKIM_KEY',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
]);

/** The settings as a file `.env`. Secrets are left out where the backup is not encrypted, and its own key always. */
export function settingsFile(given: Readonly<Record<string, string>>, isEncrypted: boolean): string {
  const lines = Object.entries(given).map(([name, value]) =>
    name === 'BACKUP_KEY' || (SECRET.has(name) && !isEncrypted) ? `# ${name}=` : `${name}=${quoted(value)}`,
  );
  return `# The settings of the site when this backup was made.\n${lines.join('\n')}\n`;
}

/** As it is read from such a file again: a `#` begins a remark there, and spaces at the ends go. */
function quoted(value: string): string {
  if (/^[\w@%+=:,./?&~-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign)) ?? '';
  return quote + value + quote;
}
