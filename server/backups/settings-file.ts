/** Secrets, by name; also anything that ends in PASSWORD or has one in its URL. */
const SECRET = new Set([
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'DKIM_KEY',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
]);

/** As an `.env` file. Without encryption secrets are left out; the backup's own key always is. */
export function settingsFile(given: Readonly<Record<string, string>>, isEncrypted: boolean): string {
  const lines = Object.entries(given).map(([name, value]) =>
    name === 'BACKUP_KEY' || (SECRET.has(name) && !isEncrypted) ? `# ${name}=` : `${name}=${quoted(value)}`,
  );
  return `# The settings of the site when this backup was made.\n${lines.join('\n')}\n`;
}

/** Unquoted, `#` starts a comment and spaces at the ends are dropped. */
function quoted(value: string): string {
  if (/^[\w@%+=:,./?&~-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((sign) => !value.includes(sign)) ?? '';
  return quote + value + quote;
}
