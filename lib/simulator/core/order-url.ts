import type { World } from './world'

/** Where the platform's own tracker pages begin. */
export const TRACKER_PATH = '/tracker/'

export const orderUrl = (world: World, orderId: string) =>
  `${world.publicUrl()}${TRACKER_PATH}${orderId}`
