import type { Coordinate } from '../core/coordinates'
import type { Words } from '../core/words'
import type { District } from '../geo/districts'

/** A self-pickup point (express §2.5). */
export type Locker = {
  readonly code: string
  readonly brand: LockerBrand
  readonly district: District
  readonly name: Words
  readonly address: Words
  readonly openHour: string
  readonly coordinate: Coordinate
}

export type LockerBrand = {
  readonly name: string
  readonly prefix: string
  /** Some suppliers print their own label and take neither paper size nor copies (express §4.2). */
  readonly hasOwnLabel: boolean
}
