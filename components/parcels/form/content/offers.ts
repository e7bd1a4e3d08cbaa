import type { OfferedPosition, OfferedService } from '@/lib/parcels/model/offer'
import type { TypedParcel } from '@/lib/parcels/model/typed-parcel'

/** What the platform offers for the form as it is; null while that is not known. */
export type Offers = {
  positions: readonly OfferedPosition[] | null
  services: readonly OfferedService[] | null
}

export const NO_OFFERS: Offers = { positions: null, services: null }

/** The chosen kinds of courier that are on offer no more. */
export function lostPositions(
  chosen: TypedParcel['positions'],
  offered: Offers['positions'],
): TypedParcel['positions'] {
  if (offered === null) return []
  return chosen.filter(({ code }) => !offered.some((position) => position.code === code))
}

/** The chosen services that are on offer no more, or not in that amount. */
export function lostServices(
  chosen: TypedParcel['services'],
  offered: Offers['services'],
): TypedParcel['services'] {
  if (offered === null) return []
  return chosen.filter(
    ({ code, count }) =>
      !offered.some(
        (service) =>
          service.code === code && service.options.some((option) => option.count === count),
      ),
  )
}

/** What was chosen and cannot be had: it is told, and neither kept silently nor dropped. */
export function offerProblems(
  { positions, services }: Pick<TypedParcel, 'positions' | 'services'>,
  offers: Offers,
): Record<string, 'notOffered'> {
  return {
    ...(lostPositions(positions, offers.positions).length > 0 && { positions: 'notOffered' }),
    ...(lostServices(services, offers.services).length > 0 && { services: 'notOffered' }),
  }
}
