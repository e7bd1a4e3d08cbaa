import { coordinateText } from '../../core/coordinates'
import { inLanguage } from '../../core/words'
import type { Locker } from '../locker'

/** A self-pickup point (express §2.5). Its area and district are always those that can be asked for. */
export const pickupPoint = (locker: Locker, lang: string) => ({
  locker_code: locker.code,
  locker_brand: locker.brand.name,
  area_level1: locker.district.area.zh,
  area_level2: locker.district.name.zh,
  name: inLanguage(locker.name, lang),
  address: inLanguage(locker.address, lang),
  open_hour: locker.openHour,
  coordinate: coordinateText(locker.coordinate),
})
