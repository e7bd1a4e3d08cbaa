import type { CallbackSender } from './callbacks/callback-sender'
import type { Clock } from './clock'
import type { Breakdown, RepeatRule } from './signed/repeat-guard'
import type { Credentials } from './signed/signature'

/**
 * For which stores a buffer holds (food §4.9: "all merchants", in a request that names a region):
 * those of the region, or those of its whole deployment. The specification allows both readings.
 */
export type BufferScope = 'region' | 'zone'

/** What every family stands on. */
export type World = {
  readonly clock: Clock
  /** How many times faster than real the lives of orders run. */
  readonly speed: number
  readonly seed: number
  readonly repeatRule: RepeatRule
  readonly breakdown: Breakdown
  readonly credentials: Credentials
  readonly bufferScope: BufferScope
  readonly callbacks: CallbackSender
  /** Client order ids whose orders stand from their first moment on, as if held. */
  readonly standing: ReadonlySet<string>
  /** The simulator's own address, without a slash at the end. */
  publicUrl(): string
}

/** The account of the signature families, the same on every start. */
export const SIMULATOR_CREDENTIALS: Credentials = {
  appid: 10001,
  secretKey: 'simulator-secret-key',
}

/** Where the platform's own tracker pages begin. */
export const TRACKER_PATH = '/tracker/'

export const orderUrl = (world: World, orderId: string) =>
  `${world.publicUrl()}${TRACKER_PATH}${orderId}`
