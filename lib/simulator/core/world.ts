import type { CallbackSender } from './callback-sender'
import type { Clock } from './clock'
import type { Credentials } from './signature'

/** What every family stands on. */
export type World = {
  readonly clock: Clock
  /** How many times faster than real the lives of orders run. */
  readonly speed: number
  readonly seed: number
  readonly credentials: Credentials
  readonly callbacks: CallbackSender
  /** The simulator's own address, without a slash at the end. */
  publicUrl(): string
}

/** The account of the signature families, the same on every start. */
export const SIMULATOR_CREDENTIALS: Credentials = {
  appid: 10001,
  secretKey: 'simulator-secret-key',
}
