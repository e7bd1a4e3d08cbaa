import type { Words } from '../core/regions'

type VasOption = { readonly count: string; readonly fee: string; readonly label: Words }

/** A value-added service (conventions §2.5). Counts are texts: `1.0` is not `1`. */
type VasService = {
  readonly code: string
  readonly name: Words
  readonly description: Words
  readonly products: readonly string[]
  /** The only positions that offer it; empty for all. */
  readonly positions: readonly string[]
  readonly options: readonly VasOption[]
}

export type ChosenVas = { readonly service: VasService; readonly option: VasOption }

const EVERY_PRODUCT = ['DASH2HR', 'DASH4HR', 'MPOINTS']

/** Carrying up the stairs; not for the largest boxes (conventions §7.2, 400190001052). */
export const NO_LIFT = 'NO_LIFT'

export const VAS_SERVICES: readonly VasService[] = [
  {
    code: 'WAITING',
    name: { en: 'Extra waiting time', zh: '額外等候時間' },
    description: {
      en: 'Hours at the pickup beyond the first 10 minutes',
      zh: '首10分鐘後的等候時數',
    },
    products: EVERY_PRODUCT,
    positions: [],
    options: [
      { count: '0.5', fee: '30.00', label: { en: 'Half an hour', zh: '半小時' } },
      { count: '1.0', fee: '55.00', label: { en: 'One hour', zh: '一小時' } },
      { count: '2.0', fee: '100.00', label: { en: 'Two hours', zh: '兩小時' } },
    ],
  },
  {
    code: NO_LIFT,
    name: { en: 'No lift', zh: '無升降機' },
    description: { en: 'Floors to be climbed', zh: '需步行的層數' },
    products: EVERY_PRODUCT,
    positions: [],
    options: [
      { count: '1', fee: '15.00', label: { en: 'Up to 1 floor', zh: '1層' } },
      { count: '3', fee: '35.00', label: { en: 'Up to 3 floors', zh: '最多3層' } },
      { count: '6', fee: '80.00', label: { en: 'Up to 6 floors', zh: '最多6層' } },
    ],
  },
  {
    code: 'INSULATED_BAG',
    name: { en: 'Insulated bag', zh: '保溫袋' },
    description: { en: 'Keeps food warm or cold', zh: '保持食物溫度' },
    products: ['DASH2HR', 'DASH4HR'],
    positions: [],
    options: [{ count: '1', fee: '', label: { en: 'Included', zh: '免費' } }],
  },
  {
    code: 'RETURN_TRIP',
    name: { en: 'Return of signed papers', zh: '簽回單' },
    description: { en: 'Papers come back to the pickup', zh: '文件送回取件點' },
    products: ['DASH4HR', 'MPOINTS'],
    positions: [],
    options: [{ count: '1', fee: '45.00', label: { en: 'One return', zh: '一次' } }],
  },
  {
    code: 'TAIL_LIFT',
    name: { en: 'Tail lift', zh: '尾板' },
    description: { en: 'For goods on pallets', zh: '卡板貨物適用' },
    products: ['MPOINTS'],
    positions: ['TRUCK_5T'],
    options: [
      { count: '1', fee: '150.00', label: { en: 'One pallet', zh: '一板' } },
      { count: '2', fee: '260.00', label: { en: 'Two pallets', zh: '兩板' } },
    ],
  },
]
