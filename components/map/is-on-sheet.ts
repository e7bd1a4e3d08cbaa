import type { Coordinates } from '@/lib/domain/coordinates'

import type { Outline } from './outline'

/** Whether the built-in map knows what is at a point. */
export function isOnSheet(sheet: Outline, { lat, lng }: Coordinates): boolean {
  return lat >= sheet.south && lat <= sheet.north && lng >= sheet.west && lng <= sheet.east
}
