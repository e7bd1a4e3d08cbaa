import { neighbourhoodOf } from '../geo/neighbourhood'
import { MERCHANTS } from './merchants'

/** Prepares the streets around the stores, one store at a turn, so that no first order waits for them. */
export function warmStreets([merchant, ...others] = MERCHANTS) {
  if (!merchant) return
  setImmediate(() => {
    neighbourhoodOf(merchant.coordinate, merchant.region)
    warmStreets(others)
  })
}
