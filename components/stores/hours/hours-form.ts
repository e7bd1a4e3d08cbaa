import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { HoursForm } from '@/lib/stores/schema'

/** Drawn hours as the action takes them: a copy, since a form's lists may be written to. */
export function hoursForm({ week, specialDays, closures }: DrawnHours): HoursForm['hours'] {
  return {
    week: week.map((ranges) => [...ranges]),
    specialDays: specialDays.map((day) => ({ ...day, ranges: [...day.ranges] })),
    closures: [...closures],
  }
}
