import { it } from 'vitest'
import { startSimulator } from '@/lib/simulator/server'
import { LONGEST_MS, playSchedules } from '@/lib/testing/faults/play-schedules'

it(
  'nothing is lost, doubled or moved back where the 60-second rules count attempts',
  () => playSchedules(startSimulator, 'attempts'),
  LONGEST_MS,
)
