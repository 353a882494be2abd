import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// Builds a certificate in DER: Node has no API for that, and CI may lack openssl.

const SHA256_WITH_RSA = '06092a864886f70d01010b0500';
const COMMON_NAME = '0603550403';
const OTHER_NAMES = '0603551d11';
/** DER tag of an IP address in subjectAltName. */
const ADDRESS = 0x87;

function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const bytes = body.length.toString(16).replace(/^(?=(?:..)*.$)/, '0');
  const length = body.length < 128 ? [body.length] : [0x80 + bytes.length / 2, ...Buffer.from(bytes, 'hex')];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const time = (moment: Date) =>
  der(0x18, Buffer.from(`${moment.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));

export function selfSigned(address: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(hex(SHA256_WITH_RSA));
  const name = sequence(der(0x31, sequence(hex(COMMON_NAME), der(0x0c, Buffer.from(address)))));
  const names = sequence(der(ADDRESS, Buffer.from(address.split('.').map(Number))));
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    algorithm,
    name,
    sequence(time(new Date(Date.now() - 43_200_000)), time(new Date(Date.now() + 43_200_000))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(hex(OTHER_NAMES), der(0x04, names)))),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const base64 = sequence(told, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
