import type { Coordinates } from './coordinates'

/** A place that a typed address may mean, as people read it. */
export type AddressMatch = { readonly label: string; readonly location: Coordinates }
