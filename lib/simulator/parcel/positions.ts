import type { Box } from './products'
import { inLanguage, type Words } from '../core/regions'

/** A kind of partner: what may be asked for as a `business_position` (conventions §2.6). */
export type Position = {
  readonly code: string
  readonly name: Words
  readonly carries: readonly Box[]
  readonly farthestMetres: number
  readonly products: readonly string[]
  /** Heavy vehicles are booked ahead, never called. */
  readonly byAppointmentOnly: boolean
  readonly hasPlate: boolean
  readonly kilometresPerHour: number
}

const DASH = ['DASH2HR', 'DASH4HR']

const POSITIONS: readonly Position[] = [
  {
    code: 'WALKER',
    name: { en: 'Walker', zh: '步行配送員' },
    carries: ['XS', 'S'],
    farthestMetres: 3000,
    products: DASH,
    byAppointmentOnly: false,
    hasPlate: false,
    kilometresPerHour: 5,
  },
  {
    code: 'MOTORBIKE',
    name: { en: 'Motorbike', zh: '電單車' },
    carries: ['XS', 'S', 'M'],
    farthestMetres: 40_000,
    products: [...DASH, 'MPOINTS'],
    byAppointmentOnly: false,
    hasPlate: true,
    kilometresPerHour: 28,
  },
  {
    code: 'VAN',
    name: { en: 'Van', zh: '客貨車' },
    carries: ['XS', 'S', 'M', 'L', 'XL'],
    farthestMetres: 120_000,
    products: [...DASH, 'MPOINTS'],
    byAppointmentOnly: false,
    hasPlate: true,
    kilometresPerHour: 26,
  },
  {
    code: 'TRUCK_5T',
    name: { en: '5.5-tonne truck', zh: '5.5噸貨車' },
    carries: ['L', 'XL'],
    farthestMetres: 120_000,
    products: ['MPOINTS'],
    byAppointmentOnly: true,
    hasPlate: true,
    kilometresPerHour: 22,
  },
]

type Job = {
  readonly productCode: string
  readonly isScheduled: boolean
  /** Undefined when nothing was said about the items. */
  readonly box: Box | undefined
  readonly metres: number
}

/** Who may take a job: by product, path, schedule and box. */
export const positionsFor = ({ productCode, isScheduled, box, metres }: Job) =>
  POSITIONS.filter(
    (position) =>
      position.products.includes(productCode) &&
      (isScheduled || !position.byAppointmentOnly) &&
      (box === undefined || position.carries.includes(box)) &&
      metres <= position.farthestMetres,
  )

export const positionName = (position: Position, lang: string) => inLanguage(position.name, lang)
