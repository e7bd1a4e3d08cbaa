import type { Region } from '@/lib/domain/areas'
import { fromDateTimeLocal, scheduleWindow } from '@/lib/domain/time/local-time'
import { autoCancelTimes } from '@/lib/domain/parcel-products'
import { addProblem } from './read-point'
import type { ParcelProblem, ParcelProblems, TypedParcel } from './typed-parcel'

type Typed = Pick<TypedParcel, 'when' | 'scheduledFor' | 'giveUp' | 'giveUpAt'>
type Clock = { region: Region; now: Date; problems: ParcelProblems }

/**
 * When the courier comes and when the platform gives up, by the store's clock: a pickup 30 minutes
 * to 31 days ahead, giving up at most 24 hours after it (conventions §4.4, §8). Null for now, and
 * for the platform's usual time.
 */
export function readTimes(typed: Typed, clock: Clock) {
  const scheduledFor = typed.when === 'later' ? readPickupTime(typed.scheduledFor, clock) : null
  const isPickupKnown = !('scheduledFor' in clock.problems)
  const autoCancelAt =
    typed.giveUp === 'at'
      ? readGiveUpTime(typed.giveUpAt, { scheduledFor, isPickupKnown, clock })
      : null
  return { scheduledFor, autoCancelAt }
}

function readPickupTime(text: string, { region, now, problems }: Clock): Date | null {
  const at = fromDateTimeLocal(text, region)
  addProblem(problems, 'scheduledFor', at === null ? 'when' : outside(at, now))
  return at
}

function outside(at: Date, now: Date): ParcelProblem | null {
  const { from, to } = scheduleWindow('parcel', now)
  if (at < from) return 'tooSoon'
  return at > to ? 'tooLate' : null
}

function readGiveUpTime(
  text: string,
  given: { scheduledFor: Date | null; isPickupKnown: boolean; clock: Clock },
): Date | null {
  const { scheduledFor, isPickupKnown, clock } = given
  const at = fromDateTimeLocal(text, clock.region)
  const { latest } = autoCancelTimes(clock.now, scheduledFor)
  if (at === null) addProblem(clock.problems, 'giveUpAt', 'when')
  else if (at <= clock.now) addProblem(clock.problems, 'giveUpAt', 'giveUpPast')
  else if (isPickupKnown && at > latest) addProblem(clock.problems, 'giveUpAt', 'giveUpLate')
  return at
}
