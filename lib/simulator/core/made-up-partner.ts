import type { Random } from './random'
import { knownRegion } from './regions'

const COUNT = 80

/** A delivery partner. Names and numbers are plainly made up. */
export type MadeUpPartner = {
  readonly name: string
  readonly phone: string
  /** Empty for those without a licensed vehicle. */
  readonly plate: string
}

export function drawPartner(random: Random, region: string, hasPlate: boolean): MadeUpPartner {
  const number = random.integer(1, COUNT)
  return {
    name: `Courier ${number}`,
    phone: `${knownRegion(region).partnerPhone}${String(number).padStart(3, '0')}`,
    plate: hasPlate ? `SM ${1000 + number}` : '',
  }
}
