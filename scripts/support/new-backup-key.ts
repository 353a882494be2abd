import { generateX25519Identity } from 'age-encryption';

console.log(`BACKUP_KEY=${await generateX25519Identity()}`);
console.error(
  'Keep it in the settings, and once more away from the machine: without it no backup that it encrypts is ever opened.',
);
