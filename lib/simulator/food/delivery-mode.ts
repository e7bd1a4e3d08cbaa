type DeliveryMode = 'SHORT_RANGE' | 'STANDARD' | 'LONG_DISTANCE' | 'CITY_WIDE'

/** 0 small parcel, 1 thermal bag, 2 thermal box, 3 more than one thermal box (food §2.3). */
export type Volume = 0 | 1 | 2 | 3

/** An amount band in dollars: lower bound included, upper excluded, null for none (food §2.2). */
export type AmountBand = {
  readonly volume: Volume
  readonly min: number
  readonly max: number | null
}

/** The example conversion of food §2.3. */
export const AMOUNT_BANDS: readonly AmountBand[] = [
  { volume: 0, min: 0, max: 200 },
  { volume: 1, min: 200, max: 500 },
  { volume: 2, min: 500, max: 1000 },
  { volume: 3, min: 1000, max: null },
]

export const bandsHolding = (dollars: number) =>
  AMOUNT_BANDS.filter(({ min, max }) => dollars >= min && (max === null || dollars < max))

export const volumeOf = (dollars: number): Volume => bandsHolding(dollars)[0]?.volume ?? 0

/** Where short, middle and long distance end, in metres of travel; city-wide has no end. Not shown in the specification. */
const SHORT_M = 2000
const MIDDLE_M = 5000
const LONG_M = 10_000

/** The matrix of food §2.3: a row for each distance, a column for each volume. */
const MATRIX = {
  short: ['SHORT_RANGE', 'SHORT_RANGE', 'STANDARD', 'LONG_DISTANCE'],
  middle: ['STANDARD', 'STANDARD', 'STANDARD', 'LONG_DISTANCE'],
  long: ['LONG_DISTANCE', 'LONG_DISTANCE', 'LONG_DISTANCE', 'LONG_DISTANCE'],
  cityWide: ['CITY_WIDE', 'CITY_WIDE', 'CITY_WIDE', 'CITY_WIDE'],
} as const

export function modeOf(travelMetres: number, volume: Volume): DeliveryMode {
  if (travelMetres < SHORT_M) return MATRIX.short[volume]
  if (travelMetres < MIDDLE_M) return MATRIX.middle[volume]
  return travelMetres < LONG_M ? MATRIX.long[volume] : MATRIX.cityWide[volume]
}

const BASE_FEES: Readonly<Record<DeliveryMode, number | null>> = {
  SHORT_RANGE: 28,
  STANDARD: 36,
  LONG_DISTANCE: 52,
  CITY_WIDE: null,
}

/** A reference fee in dollars, to ten cents; null city-wide, where the contract alone says (food §2.2). */
export function referenceFee(mode: DeliveryMode, travelMetres: number): number | null {
  const base = BASE_FEES[mode]
  return base === null ? null : Math.round(base * 10 + (travelMetres / 1000) * 35) / 10
}
