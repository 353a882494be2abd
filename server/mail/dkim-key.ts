import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** RFC 8301: receivers ignore shorter keys. */
const MIN_BITS = 1024;

/** Reads a PEM (with `\n` for line ends) or its path. Throws what is wrong, worded to follow the setting's name. */
export function readDkimKey(setting: string): string {
  const pem = setting.includes('-----BEGIN') ? setting.replaceAll('\\n', '\n') : readFile(setting);
  const key = parse(pem);
  if (key.asymmetricKeyType !== 'rsa')
    throw new Error(`must be an RSA key, which all receivers understand, and not ${key.asymmetricKeyType}`);
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < MIN_BITS)
    throw new Error(`must have at least ${MIN_BITS} bits (better 2048)`);
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`must be a private key in PEM, or the path of a file that has one (${reason})`);
  }
}

function parse(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error('must be a private key in PEM, without a passphrase');
  }
}

export function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}

/** RFC 6376, 5.4.1, and the headers of one-click unsubscribe (RFC 8058). */
const SIGNED_HEADERS = [
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding',
  'In-Reply-To:References:List-Id:List-Help:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted',
].join(':');

export function signatureOptions(dkim: { domain: string; selector: string; privateKey: string } | undefined) {
  if (!dkim) return {};
  const { domain: domainName, selector: keySelector, privateKey } = dkim;
  return { dkim: { domainName, keySelector, privateKey, headerFieldNames: SIGNED_HEADERS } };
}
