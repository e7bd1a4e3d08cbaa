import type { ZoneConnection } from '@/lib/config/zone-settings'
import type { Zone } from '@/lib/domain/areas'
import { bearerChannel, unconfiguredBearerChannel } from './channel/bearer-channel'
import type { CallReport } from './http/connection-monitor'
import { ExpressApi } from './express'
import { FoodApi } from './food'
import type { PlatformLog } from './http/log-call'
import { ParcelApi } from './parcel'
import { signatureChannel, unconfiguredChannel } from './channel/signature-channel'
import { type Crew, ThrottleShares } from './http/throttle-shares'
import { Transport } from './http/transport'

export type PlatformOptions = {
  /** Null for a zone without host: every call to it rejects with `NotSent`. */
  readonly zones: Readonly<Record<Zone, ZoneConnection | null>>
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number
  /** Gets one line for each call, without bodies or credentials. */
  readonly log?: PlatformLog | undefined
  readonly now?: (() => Date) | undefined
  /** The platform's clock minus ours in milliseconds, to about a second, whenever it was seen. */
  readonly onClockSkew?: ((zone: Zone, ms: number) => void) | undefined
  /** What each call says of the way to the platform. */
  readonly onCall?: ((zone: Zone, mark: CallReport) => void) | undefined
  /** The parcel family has a token, good until then. */
  readonly onToken?: ((zone: Zone, until: Date) => void) | undefined
  /** With whom the limits of the connections are shared; none: this process has them for itself. */
  readonly crew?: Crew | undefined
}

export type Platform = {
  food(zone: Zone): FoodApi
  parcel(zone: Zone): ParcelApi
  /** In AP1 only, which is Hong Kong's (conventions §1 rule 5). */
  express(): ExpressApi
  /** Lets calls under way finish and turns away the rest, for good. */
  close(): Promise<void>
}

/** The platform, as far as it is configured. One for each process: it holds the throttles. */
export function createPlatform(options: PlatformOptions): Platform {
  const shares = options.crew && new ThrottleShares(options.crew, options.log)
  const connect = (zone: Zone) => connectZone(zone, options, shares)
  const zones = { AP1: connect('AP1'), AP2: connect('AP2') }
  return {
    food: (zone) => zones[zone].food,
    parcel: (zone) => zones[zone].parcel,
    express: () => zones.AP1.express,
    close: async () => {
      await Promise.all(Object.values(zones).map((zone) => zone.close()))
      await shares?.close()
    },
  }
}

type ConnectedZone = {
  readonly food: FoodApi
  readonly parcel: ParcelApi
  readonly express: ExpressApi
  close(): Promise<unknown>
}

/** Food and express share host and credentials, and so one connection; parcel has its own. */
function connectZone(
  zone: Zone,
  options: PlatformOptions,
  shares: ThrottleShares | undefined,
): ConnectedZone {
  const connection = options.zones[zone]
  if (!connection) return unconfiguredZone()
  const { timeoutMs, log, onClockSkew, onCall, onToken, now = () => new Date() } = options
  const hooks = { onClockSkew: onClockSkew?.bind(null, zone), onCall: onCall?.bind(null, zone) }
  const transports = { timeoutMs, log, now, ...hooks }
  const transport = (name: string) =>
    new Transport({ ...transports, throttle: shares?.throttle(`platform ${zone} ${name}`) })
  const signed = transport('signed')
  const tokened = transport('tokened')
  const signedChannel = (family: 'food' | 'express', version: string) =>
    signatureChannel(family, signed, {
      baseUrl: `${connection.host}/${version}`,
      credentials: connection.signature,
    })
  const parcel = bearerChannel(tokened, {
    baseUrl: `${connection.host}/parcel/v1.0`,
    credentials: connection.parcel,
    now,
    onToken: onToken?.bind(null, zone),
  })
  return {
    food: new FoodApi(signedChannel('food', 'v1.3')),
    parcel: new ParcelApi(parcel),
    express: new ExpressApi(signedChannel('express', 'v1.1')),
    close: () => Promise.all([signed.close(), tokened.close()]),
  }
}

/** Nothing leaves: every call says that it was not sent. */
function unconfiguredZone(): ConnectedZone {
  return {
    food: new FoodApi(unconfiguredChannel('food')),
    parcel: new ParcelApi(unconfiguredBearerChannel()),
    express: new ExpressApi(unconfiguredChannel('express')),
    close: () => Promise.resolve(),
  }
}
