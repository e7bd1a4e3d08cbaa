import type { AddressMatch } from './address-match'

/** What a place is to whoever looks for it; `address` is one that orders went to before. */
export type PlaceKind = 'address' | 'store' | 'station' | 'place'

/** A place that typed text may mean, in the person's language. */
export type PlaceMatch = AddressMatch & {
  readonly kind: PlaceKind
  /** What tells it from others of its name: its street, or its name in the other language. */
  readonly detail: string
}
