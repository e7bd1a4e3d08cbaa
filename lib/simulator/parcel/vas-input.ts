import type { Fields } from '../core/fields'
import type { Box } from './boxes'
import { refusedWith } from './parcel-error'
import type { Position } from './positions'
import type { ParcelProduct } from './products'
import { type ChosenVas, NO_LIFT, VAS_SERVICES } from './vas-catalogue'

type Order = {
  readonly product: ParcelProduct
  readonly positions: readonly Position[]
  readonly box: Box | undefined
}

/**
 * Reads `vas`: services that /vas lists for the product (400193000008), each with a count exactly as
 * listed (400193000009), by a position that offers it (400190001000), and no stairs for the largest
 * boxes (400190001052). The fee that examples send along is not looked at.
 */
export function vasField(fields: Fields, order: Order): readonly ChosenVas[] {
  return (fields.optionalGroups('vas') ?? []).map((vas) => chosenVas(vas, order))
}

function chosenVas(vas: Fields, { product, positions, box }: Order): ChosenVas {
  const code = vas.text('code')
  const count = vas.text('count')
  vas.optionalText('fee')
  const service = VAS_SERVICES.find((known) => known.code === code)
  if (!service?.products.includes(product.code))
    throw vas.refusing(refusedWith(400193000008)).incorrect('code')
  const option = service.options.find((known) => known.count === count)
  if (!option) throw vas.refusing(refusedWith(400193000009)).incorrect('count')
  const offers = (position: Position) => service.positions.includes(position.code)
  if (service.positions.length > 0 && !positions.some(offers))
    throw vas.refusing(refusedWith(400190001000)).incorrect('code')
  if (service.code === NO_LIFT && box === 'XL')
    throw vas.refusing(refusedWith(400190001052)).incorrect('code')
  return { service, option }
}
