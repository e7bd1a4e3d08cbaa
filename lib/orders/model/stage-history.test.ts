import { expect, it } from 'vitest'
import type { Stage } from '@/lib/domain/stages'
import { minute } from '@/lib/testing/order-card'
import { stageHistory } from './stage-history'
import type { TimelineEntry, TimelineKind } from './timeline'

let id = 0
const entry = (kind: TimelineKind, at: string, change: Partial<TimelineEntry> = {}) => ({
  id: (id += 1),
  source: 'callback' as const,
  kind,
  stage: null,
  statusCode: null,
  text: null,
  at,
  receivedAt: at,
  by: null,
  reported: null,
  problem: null,
  sendFailure: null,
  ...change,
})
const status = (stage: Stage, at: string, change: Partial<TimelineEntry> = {}) =>
  entry('status', at, { stage, ...change })

const lines = (timeline: TimelineEntry[]) =>
  stageHistory(timeline).map(({ kind, stage }) => (kind === 'status' ? stage : kind))

it('has one line a stage, in the order of a life, however often and late each was told', () => {
  const told = [
    status('done', minute(30)),
    status('riding', minute(30)),
    status('waiting', minute(0)),
    entry('placed', minute(0)),
    entry('asked', minute(0)),
    status('waiting', minute(1)),
    status('riding', minute(20)),
    status('unknown', minute(25)),
    status('done', minute(30)),
  ]
  expect(lines(told)).toEqual(['asked', 'placed', 'waiting', 'riding', 'done'])
})

it('keeps what a person did and what went wrong', () => {
  const told = [
    status('riding', minute(1)),
    status('riding', minute(2), { problem: 'Nobody opened' }),
    entry('label-printed', minute(3), { source: 'staff' }),
    entry('looked', minute(4)),
  ]
  expect(lines(told)).toEqual(['riding', 'riding', 'label-printed'])
})
