import { centsOf } from '../core/decimal-text'
import type { ParcelRequest } from './order'
import { pathMetres } from './path-input'

const FIRST_KILOMETRES = 3
const BY_BOX: Readonly<Record<string, number>> = { L: 2000, XL: 4500 }

type Fee = { readonly code: string; readonly cents: number }

/** What an order costs, in cents, part by part. */
export function priceOf({ product, path, items, vas }: ParcelRequest): readonly Fee[] {
  const kilometres = Math.max(0, Math.ceil(pathMetres(path) / 1000) - FIRST_KILOMETRES)
  return [
    { code: 'BASE', cents: product.baseFee },
    { code: 'DISTANCE', cents: kilometres * product.perKilometre },
    { code: 'BOX', cents: BY_BOX[items?.box ?? ''] ?? 0 },
    ...vas.map(({ service, option }) => ({
      code: service.code,
      cents: option.fee === '' ? 0 : centsOf(option.fee),
    })),
  ].filter(({ code, cents }) => code === 'BASE' || cents > 0)
}
