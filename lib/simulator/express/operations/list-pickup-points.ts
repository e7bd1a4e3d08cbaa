import { coordinateText } from '../../core/coordinates'
import { inLanguage } from '../../core/regions'
import { DISTRICTS } from '../../geo/districts'
import type { ExpressOperation } from '../express-state'
import { allLockers, type Locker } from '../lockers'

const USUAL_PAGE = 10
/** The largest page is not shown; a larger one asked for is cut to this without a word. */
const LARGEST_PAGE = 100

/** POST /pickup_points (express §4.8): `data` is the list itself, empty after the last page. */
export const listPickupPoints: ExpressOperation = ({ fields, lang }) => {
  const area = fields.optionalText('area_level2') ?? ''
  if (area !== '' && !DISTRICTS.some(({ name }) => name.zh === area))
    throw fields.incorrect('area_level2', 'must be one of the 18 districts')
  const page = fields.optionalInt('page', { min: 1 }) ?? 1
  const asked = fields.optionalInt('pagesize', { min: 1 }) ?? USUAL_PAGE
  const size = Math.min(asked, LARGEST_PAGE)
  return allLockers()
    .filter(({ district }) => area === '' || district.name.zh === area)
    .slice((page - 1) * size, page * size)
    .map((locker) => pickupPoint(locker, lang))
}

/** A self-pickup point (express §2.5). Its area and district are always those that can be asked for. */
const pickupPoint = (locker: Locker, lang: string) => ({
  locker_code: locker.code,
  locker_brand: locker.brand.name,
  area_level1: locker.district.area.zh,
  area_level2: locker.district.name.zh,
  name: inLanguage(locker.name, lang),
  address: inLanguage(locker.address, lang),
  open_hour: locker.openHour,
  coordinate: coordinateText(locker.coordinate),
})
