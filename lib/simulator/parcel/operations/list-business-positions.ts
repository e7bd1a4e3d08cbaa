import { knownRegion } from '../../core/regions'
import { boxField, productField } from '../products'
import { parcelCoordinate, pathMetres } from '../input/path-input'
import type { ParcelOperation } from '../parcel-call'
import { positionName, positionsFor } from '../positions'
import { scheduleField } from '../input/time-fields'

/** POST /business_positions (conventions §4.3): who may take an order like this one. */
export const listBusinessPositions: ParcelOperation = ({ fields, region, lang }, { world }) => {
  const product = productField(fields)
  const { at } = scheduleField(fields, knownRegion(region).utcOffsetHours, world.clock.now())
  const items = fields.optionalGroup('items')
  const box = items && boxField(items)
  const path = (fields.optionalGroups('path') ?? []).map((point) => parcelCoordinate(point, region))
  const positions = positionsFor({
    productCode: product.code,
    isScheduled: at !== undefined,
    box,
    metres: pathMetres(path),
  })
  return {
    business_positions: positions.map((position) => ({
      code: position.code,
      name: positionName(position, lang),
    })),
  }
}
