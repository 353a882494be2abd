import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { formTracesOf } from '../../http/form-traces-of.ts';
import { clientNetworkOf } from '../../http/limits/client-network.ts';
import { countArrival } from './arrivals.queries.ts';
import { type Arrival, type Crowd, scoreArrival, type Verdict } from './score-arrival.ts';

export type ArrivalTraces = {
  network: string;
  website: string | undefined;
  filledInSeconds: number | undefined;
  ownHost: string;
  scale: number;
};

export function tracesOf(
  request: Pick<FastifyRequest, 'ip' | 'socket' | 'headers'>,
  { publicUrl, rateLimitScale }: Pick<Config, 'publicUrl' | 'rateLimitScale'>,
): ArrivalTraces {
  const { website, filledInSeconds } = formTracesOf(request);
  const ownHost = publicUrl ? new URL(publicUrl).hostname : 'localhost';
  return { network: clientNetworkOf(request), website, filledInSeconds, ownHost, scale: rateLimitScale };
}

/** Call it in the transaction that stores what was sent, because it also counts it. */
export async function judgeArrival(
  trx: Db,
  written: Pick<Arrival, 'name' | 'email' | 'text'>,
  { network, website, filledInSeconds, ownHost, scale }: ArrivalTraces,
  now: Date,
): Promise<Verdict> {
  const crowd = await countArrival(trx, written, network, now);
  return scoreArrival({ ...written, website, filledInSeconds }, scaled(crowd, scale), ownHost);
}

function scaled({ sameText, fromAddress, fromNetwork }: Crowd, scale: number): Crowd {
  return { sameText: sameText / scale, fromAddress: fromAddress / scale, fromNetwork: fromNetwork / scale };
}
