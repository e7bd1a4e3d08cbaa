import type { Random } from './random'

const COUNT = 80

/** A delivery partner. Names and numbers are plainly made up. */
export type MadeUpPartner = {
  readonly name: string
  readonly phone: string
  /** Empty for those without a licensed vehicle. */
  readonly plate: string
}

export function drawPartner(random: Random, hasPlate: boolean): MadeUpPartner {
  const number = random.integer(1, COUNT)
  return {
    name: `Courier ${number}`,
    phone: String(50_000_000 + number),
    plate: hasPlate ? `SM ${1000 + number}` : '',
  }
}
