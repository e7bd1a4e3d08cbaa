import type { TypedParcel } from './typed-parcel'

/** The most characters of a route's name. */
export const LONGEST_ROUTE_NAME = 60

/** A route by its name: where it goes is told when it is taken. */
export type SavedRoute = { id: number; name: string }

/** A form without what is one order's alone: its times and its numbers. */
export function routeOf(typed: TypedParcel): TypedParcel {
  return {
    ...typed,
    when: 'now',
    scheduledFor: '',
    giveUp: 'usual',
    giveUpAt: '',
    clientOrderId: '',
    reference: '',
  }
}
