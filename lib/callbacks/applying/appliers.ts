import 'server-only'
import type { Family } from '@/lib/domain/stages'
import type { CallbackKind } from '../callback-kind'
import { expressCallback } from '../express-callback'
import { foodCallback } from '../food-callback'
import { parcelCallback } from '../parcel-callback'

/**
 * How a kept callback of each family changes its order. A current and a legacy express callback are
 * told apart by what they say.
 */
export const APPLIERS: Readonly<Record<Family, Pick<CallbackKind, 'apply' | 'missing'>>> = {
  food: foodCallback,
  parcel: parcelCallback,
  express: expressCallback,
}
