import type { KnownSession } from '../../../contracts/accounts/own-account.contract.ts';
import { formatMoment } from '../../../contracts/india-time.ts';

type Props = { session: KnownSession; isCurrent?: boolean };

export function SessionFacts({ session, isCurrent = false }: Props) {
  const { browser, network, startedAt, lastUsedAt } = session;
  return (
    <>
      <p className="font-medium">
        {browser ?? 'A browser'}
        {isCurrent && <span className="font-normal text-success"> · this one</span>}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft wrap-anywhere">
        Signed in {formatMoment(startedAt)}
        <br />
        {isCurrent ? 'In use now' : `Last used ${formatMoment(lastUsedAt)}`}
        {network && `, from ${networkText(network)}`}
      </p>
    </>
  );
}

function networkText(network: string): string {
  if (network === '127.0.0.1' || network === '0:0:0:0::/64') return 'the server itself';
  return network.includes(':') ? `the network ${network.replace(/::\/64$/, '::')}` : `the address ${network}`;
}
