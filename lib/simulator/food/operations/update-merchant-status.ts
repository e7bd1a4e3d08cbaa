import type { Fields } from '../../core/fields'
import { incorrect } from '../../core/platform-error'
import type { FoodOperation } from '../food-operation'
import { readRegularHours, readTemporaryHours } from '../hours-input'
import type { MerchantDesk } from '../merchant-desk'

const UPDATE_TYPES = [
  'business_regular_time',
  'business_temporary_time',
  'business_status',
] as const
type UpdateType = (typeof UPDATE_TYPES)[number]
type Update = (desk: MerchantDesk) => void

/** POST /order/takeaway/merchants/status (food §4.8): the week, some dates, or open and closed. */
export const updateMerchantStatus: FoodOperation = ({ fields, region }, food) => {
  const clientMerchantId = fields.text('client_merchant_id')
  const updateType = readUpdateType(fields)
  const update = readUpdate(fields, updateType)
  update(food.desk(clientMerchantId, region))
  return undefined
}

/** Each kind of update brings its own parameter, and "only with that update_type". */
function readUpdateType(fields: Fields): UpdateType {
  const text = fields.text('update_type')
  const updateType = UPDATE_TYPES.find((known) => known === text)
  if (!updateType) throw incorrect('update_type', `must be one of ${UPDATE_TYPES.join(', ')}`)
  const stray = UPDATE_TYPES.find((name) => name !== updateType && fields.has(name))
  if (stray) throw incorrect(stray, `only with update_type ${stray}`)
  return updateType
}

function readUpdate(fields: Fields, updateType: UpdateType): Update {
  switch (updateType) {
    case 'business_regular_time': {
      const regular = readRegularHours(fields)
      return (desk) => (desk.hours = { ...desk.hours, regular })
    }
    case 'business_temporary_time': {
      const dates = readTemporaryHours(fields)
      return (desk) => {
        desk.hours = { ...desk.hours, temporary: new Map([...desk.hours.temporary, ...dates]) }
      }
    }
    case 'business_status': {
      const status = fields.int('business_status', { oneOf: [0, 1] })
      return (desk) => (desk.inBusiness = status === 1)
    }
  }
}
